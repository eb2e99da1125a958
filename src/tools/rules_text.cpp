#include "tools/rules_text.h"

#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

#include "position/fen.h"
#include "tools/board_text.h"
#include "tools/game_text.h"
#include "tools/rules_pieces.h"
#include "tools/rules_prelude.h"
#include "tools/text_layout.h"

namespace tenfold {

namespace {

std::string piece_name(char letter, const Ruleset& rules) {
    const auto type = rules.type_of(letter);
    return type ? rules.info(*type).name : std::string(1, letter);
}

std::string piece_names(std::string_view letters, const Ruleset& rules, std::string_view last_word) {
    std::vector<std::string> names;
    for (const char letter : letters) {
        names.push_back(piece_name(letter, rules));
    }
    return listed(names, last_word);
}

std::string start_section(const Ruleset& rules) {
    return fmt::format("Start position\n\n{}\n  {}\n\n", indented(board_text(start_position(rules)), "  "),
                       rules.spec.start_fen);
}

std::string where_promoted(const PromotionSpec& promotion) {
    std::vector<std::string> parts;
    if (!promotion.optional_ranks.empty()) {
        parts.push_back("may promote when it moves to " + ranks_text(promotion.optional_ranks, "or"));
    }
    if (!promotion.forced_ranks.empty()) {
        parts.push_back("must promote when it moves to " + ranks_text(promotion.forced_ranks, "or"));
    }
    return listed(parts, "and");
}

std::string limits_text(const Ruleset& rules) {
    constexpr int kNoLimit = 255;
    std::vector<std::string> limits;
    std::vector<std::string> never;
    for (const PieceType type : rules.promotions) {
        const int limit = rules.promotion_limit[static_cast<std::size_t>(type.number())];
        const std::string& name = rules.info(type).name;
        if (limit == 0) {
            never.push_back(with_article(name));
        } else if (limit != kNoLimit) {
            limits.push_back(fmt::format("{} {}", name, limit));
        }
    }
    std::string text = never.empty() ? "" : fmt::format("  It never becomes {}.\n", listed(never, "or"));
    if (!limits.empty()) {
        text += fmt::format("  A side must have fewer of the chosen type on the board than: {}.\n",
                            listed(limits, "and"));
    }
    return text;
}

std::string promotion_section(const Ruleset& rules) {
    const PromotionSpec& promotion = rules.spec.promotion;
    if (promotion.pieces.empty()) {
        return "";
    }
    const std::string who = with_article(piece_names(promotion.pieces, rules, "or"));
    std::string becomes;
    for (const std::string& line : wrapped(with_article(piece_names(promotion.to, rules, "or")), 85)) {
        becomes += (becomes.empty() ? "  It becomes " : "\n    ") + line;
    }
    return fmt::format("Promotion (ranks counted from the mover's side)\n\n  A{} {}.\n{}.\n{}\n",
                       who.substr(1), where_promoted(promotion), becomes, limits_text(rules));
}

std::string castling_text(const Castling& c, std::string_view wing, const Ruleset& rules) {
    return fmt::format("  {} side: {} {} to {}, {} {} to {}\n", wing, rules.info(rules.royal).name,
                       to_string(c.king_from), to_string(c.king_to), rules.info(c.rook.type()).name,
                       to_string(c.rook_from), to_string(c.rook_to));
}

std::string castling_section(const Ruleset& rules) {
    if (!rules.has_castling) {
        return "";
    }
    std::string text = "Castling (White's; Black's mirrors it)\n\n";
    text += rules.castlings[0] ? castling_text(*rules.castlings[0], "King's", rules) : "";
    text += rules.castlings[1] ? castling_text(*rules.castlings[1], "Queen's", rules) : "";
    return text + fmt::format(
                      "  Neither piece may have moved, and all between them must be empty.\n"
                      "  The {} must not be attacked where it starts, passes or arrives.\n\n",
                      rules.info(rules.royal).name);
}

std::string stalemate_text(double stalemated_scores) {
    if (stalemated_scores == 0.5) {
        return "Stalemate is a draw.";
    }
    return fmt::format("Stalemate: the side that cannot move scores {}, the other {}.",
                       points_text(stalemated_scores), points_text(1 - stalemated_scores));
}

std::string bare_king_text(const Ruleset& rules) {
    const std::string& king = rules.info(rules.royal).name;
    switch (rules.spec.results.bare_king) {
        case BareKingRule::None:
            return "";
        case BareKingRule::Draw:
            return fmt::format(
                "  A bare {} draws, unless it can take the opponent's last other piece at once.\n", king);
        case BareKingRule::Loss:
            return fmt::format(
                "  A bare {} loses; if it can take the opponent's last other piece at once, it draws.\n",
                king);
    }
    return "";
}

/// "King, King + Bishop or King + Knight"
std::string material_text(const std::vector<std::string>& sets, const Ruleset& rules) {
    std::vector<std::string> texts;
    for (const std::string& men : sets) {
        std::string text;
        for (const char letter : men) {
            text += (text.empty() ? "" : " + ") + piece_name(letter, rules);
        }
        texts.push_back(std::move(text));
    }
    return listed(texts, "or");
}

/// "third"; beyond the usual, a number.
std::string ordinal(int n) {
    constexpr std::array<std::string_view, 5> kWords{"first", "second", "third", "fourth", "fifth"};
    return n <= 5 ? std::string(kWords[static_cast<std::size_t>(n - 1)]) : fmt::format("{}th", n);
}

/// " or a Pawn's move", as the game's pawns are called.
std::string pawn_moves(const Ruleset& rules) {
    std::vector<std::string> names;
    for (int t = 1; t <= rules.piece_types(); ++t) {
        if (rules.pawns.contains(Piece(Color::White, PieceType(t)))) {
            names.push_back(with_article(rules.info(PieceType(t)).name) + "'s");
        }
    }
    return names.empty() ? "" : fmt::format(" or {} move", listed(names, "or"));
}

std::string draws_text(const Ruleset& rules) {
    const ResultsSpec& results = rules.spec.results;
    std::string text;
    if (results.repetitions > 0) {
        text += fmt::format("  Draw when the same position occurs for the {} time.\n",
                            ordinal(results.repetitions));
    }
    if (results.move_rule > 0) {
        text += fmt::format("  Draw after {} of each side without a capture{}.\n",
                            counted(results.move_rule, "move"), pawn_moves(rules));
    }
    if (!results.insufficient_material.empty()) {
        text +=
            fmt::format("  Draw by material: {} against a bare {}.\n",
                        material_text(results.insufficient_material, rules), rules.info(rules.royal).name);
    }
    return text;
}

std::string results_section(const Ruleset& rules) {
    const ResultsSpec& results = rules.spec.results;
    return fmt::format("End of the game\n\n  Checkmate wins.\n  {}\n{}{}",
                       stalemate_text(results.stalemated_scores), bare_king_text(rules), draws_text(rules));
}

}  // namespace

std::string rules_text(const Ruleset& rules) {
    constexpr std::size_t kWidest = 98;
    const VariantSpec& spec = rules.spec;
    const std::vector<std::string> description = wrapped(spec.description, kWidest);
    return fmt::format("{} ({}), {}x{}\n{}\n{}{}{}{}{}{}", spec.title, spec.name, spec.files, spec.ranks,
                       spec.description.empty() ? "" : fmt::format("{}\n", fmt::join(description, "\n")),
                       start_section(rules), prelude_section(rules), pieces_section(rules),
                       promotion_section(rules), castling_section(rules), results_section(rules));
}

}  // namespace tenfold
