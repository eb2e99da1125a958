#include "tools/rules_text.h"

#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

#include "betza/describe.h"
#include "position/fen.h"
#include "tools/board_text.h"
#include "tools/game_text.h"
#include "tools/move_diagram.h"

namespace tenfold {

namespace {

std::string indented(std::string_view text, std::string_view margin) {
    std::string result;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start);
        result += fmt::format("{}{}\n", margin, text.substr(start, end - start));
        start = end == std::string_view::npos ? text.size() : end + 1;
    }
    return result;
}

/// "a", "a and b", "a, b and c"
std::string listed(const std::vector<std::string>& items, std::string_view last_word) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        text += i == 0 ? items[i] : last ? fmt::format(" {} {}", last_word, items[i]) : ", " + items[i];
    }
    return text;
}

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

bool has_initial_moves(const PieceSpec& piece) {
    for (const betza::Movement& m : piece.movement.movements) {
        if (m.initial) {
            return true;
        }
    }
    return false;
}

std::string ranks_text(const std::vector<int>& ranks, std::string_view last_word) {
    std::vector<std::string> numbers;
    numbers.reserve(ranks.size());
    for (const int rank : ranks) {
        numbers.push_back(std::to_string(rank));
    }
    return "rank " + listed(numbers, last_word);
}

std::string piece_notes(const PieceSpec& piece, const VariantSpec& spec) {
    std::string notes;
    if (piece.royal) {
        notes += "Royal: when it is attacked, its side must answer that, or is mated.\n";
    }
    if (piece.movement.castling_distance > 0) {
        notes += fmt::format("Castles by moving {} squares.\n", piece.movement.castling_distance);
    }
    if (has_initial_moves(piece)) {
        notes += spec.initial_ranks.empty()
                     ? "Start squares: those on which it stands when the game begins.\n"
                     : fmt::format("Start squares: {}.\n", ranks_text(spec.initial_ranks, "and"));
    }
    return notes;
}

/// "  Moves ..., \n  or ...": a line for each kind of move.
std::string movement_words(const PieceSpec& piece) {
    std::string words;
    for (const std::string& kind : betza::describe(piece.movement.movements)) {
        words += fmt::format("  {} {}\n", words.empty() ? "moves" : "   or", kind);
    }
    return words;
}

std::string piece_section(const PieceSpec& piece, const VariantSpec& spec) {
    const std::string drawing = move_diagram(piece.movement, piece.letter);
    return fmt::format("{}  {}  ({})\n{}\n{}{}\n", piece.letter, piece.name, piece.betza,
                       movement_words(piece), indented(drawing, "  "),
                       indented(piece_notes(piece, spec), "  "));
}

std::string pieces_section(const VariantSpec& spec) {
    std::string text = "Pieces (forward is up; a move that is no line leaps over what stands between)\n\n";
    for (const PieceSpec& piece : spec.pieces) {
        text += piece_section(piece, spec);
    }
    return text;
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
    for (const PieceType type : rules.promotions) {
        const int limit = rules.promotion_limit[static_cast<std::size_t>(type.number())];
        if (limit != kNoLimit) {
            limits.push_back(fmt::format("{} {}", rules.info(type).name, limit));
        }
    }
    if (limits.empty()) {
        return "";
    }
    return fmt::format("  A side must have fewer of the chosen type on the board than: {}.\n",
                       listed(limits, "and"));
}

std::string promotion_section(const Ruleset& rules) {
    const PromotionSpec& promotion = rules.spec.promotion;
    if (promotion.pieces.empty()) {
        return "";
    }
    return fmt::format(
        "Promotion (ranks counted from the mover's side)\n\n  A {} {}.\n  It becomes a {}.\n{}\n",
        piece_names(promotion.pieces, rules, "or"), where_promoted(promotion),
        piece_names(promotion.to, rules, "or"), limits_text(rules));
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
    return text +
           fmt::format(
               "  Neither piece may have moved, all between them must be empty, and the {}'s start, way\n"
               "  and end not attacked.\n\n",
               rules.info(rules.royal).name);
}

std::string stalemate_text(double stalemated_scores) {
    if (stalemated_scores == 0.5) {
        return "Stalemate is a draw.";
    }
    return fmt::format("Stalemate: the side that cannot move scores {}, the other {}.",
                       points_text(stalemated_scores), points_text(1 - stalemated_scores));
}

std::string_view bare_king_text(BareKingRule rule) {
    switch (rule) {
        case BareKingRule::None:
            return "";
        case BareKingRule::Draw:
            return "  A bare King draws, unless it can take the opponent's last other piece at once.\n";
        case BareKingRule::Loss:
            return "  A bare King loses; if it can take the opponent's last other piece at once, it draws.\n";
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

std::string draws_text(const Ruleset& rules) {
    const ResultsSpec& results = rules.spec.results;
    std::string text;
    if (results.repetitions > 0) {
        text += fmt::format("  Draw when the same position occurs {} times.\n", results.repetitions);
    }
    if (results.move_rule > 0) {
        text += fmt::format("  Draw after {} moves of each side without a capture or a Pawn's move.\n",
                            results.move_rule);
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
                       stalemate_text(results.stalemated_scores), bare_king_text(results.bare_king),
                       draws_text(rules));
}

}  // namespace

std::string rules_text(const Ruleset& rules) {
    const VariantSpec& spec = rules.spec;
    return fmt::format("{} ({}), {}x{}\n{}\n{}{}{}{}{}", spec.title, spec.name, spec.files, spec.ranks,
                       spec.description.empty() ? "" : spec.description + '\n', start_section(rules),
                       pieces_section(spec), promotion_section(rules), castling_section(rules),
                       results_section(rules));
}

}  // namespace tenfold
