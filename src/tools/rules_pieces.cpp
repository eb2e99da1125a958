#include "tools/rules_pieces.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

#include "betza/describe.h"
#include "tools/move_diagram.h"
#include "tools/text_layout.h"
#include "variant/piece_chains.h"

namespace tenfold {

namespace {

bool has_initial_moves(const betza::PieceMovement& movement) {
    return std::any_of(movement.movements.begin(), movement.movements.end(),
                       [](const betza::Movement& m) { return m.initial; });
}

/// What a piece that burns does, and what it spares.
std::string fire_notes(const PieceSpec& piece, const VariantSpec& spec) {
    std::vector<std::string> immune;
    for (const PieceSpec& p : spec.pieces) {
        if (p.immune) {
            immune.push_back(with_article(p.name));
        }
    }
    return fmt::format(
        "Burns: right after its move, every enemy on the eight squares around it is captured{}.\n{}",
        immune.empty() ? "" : fmt::format(",\n  but not {}", listed(immune, "or")),
        spec.promotion.to.find(piece.letter) == std::string::npos ? ""
                                                                  : "A promotion to it burns nothing.\n");
}

/// "its own rank 8"
std::string own_ranks_text(const PieceSpec& piece) {
    return "its own " + ranks_text(piece.ranks, "and");
}

/// The movement as it is everywhere.
betza::PieceMovement without_ranks(betza::PieceMovement movement) {
    std::erase_if(movement.movements, [](const betza::Movement& m) { return m.own_ranks != 0; });
    return movement;
}

/// "moves ..., or ...": a line for each kind of move.
std::string movement_words(const betza::PieceMovement& movement, const PieceSpec& piece) {
    constexpr std::size_t kWidest = 90;
    std::vector<std::string> kinds;
    for (const std::string& kind : betza::describe(movement.movements)) {
        kinds.push_back(kind.starts_with("a ") ? "by " + kind : kind);
    }
    for (const std::string& kind : betza::describe_chains(movement.chains)) {
        kinds.push_back("in " + kind);
    }
    if (!piece.ranks.empty()) {
        for (const std::string& kind : betza::describe(piece.rank_movements)) {
            kinds.push_back(fmt::format("{} on {}", kind, own_ranks_text(piece)));
        }
    }
    std::string words;
    for (const std::string& kind : kinds) {
        std::string margin = words.empty() ? "  moves " : "     or ";
        for (const std::string& line : wrapped(kind, kWidest)) {
            words += margin + line + '\n';
            margin.assign(margin.size(), ' ');
        }
    }
    return words;
}

std::string piece_notes(const PieceSpec& piece, const Ruleset& rules) {
    const VariantSpec& spec = rules.spec;
    std::string notes;
    if (piece.royal) {
        notes += "Royal: when it is attacked, its side must answer that, or is mated.\n";
    }
    if (piece.immune) {
        notes += "Cannot be captured.\n";
    }
    if (piece.burns) {
        notes += fire_notes(piece, spec);
    }
    if (piece.movement.castling_distance > 0) {
        notes += fmt::format("Castles by moving {}.\n", counted(piece.movement.castling_distance, "square"));
    }
    if (has_initial_moves(piece.movement)) {
        notes += spec.initial_ranks.empty()
                     ? "Start squares: those on which it stands when the game begins.\n"
                     : fmt::format("Start squares: {}.\n", ranks_text(spec.initial_ranks, "and"));
    }
    if (const auto type = rules.type_of(piece.letter); type && !piece.royal) {
        notes += fmt::format("Worth to the engine: {} centipawns.\n", rules.info(*type).value);
    }
    return notes;
}

/// "QpQ", or "N; legs N, N", or "FA; on its own rank 8 sW".
std::string notation_of(const PieceSpec& piece) {
    std::vector<std::string> parts;
    if (!piece.betza.empty()) {
        parts.push_back(piece.betza);
    }
    if (!piece.leg_texts.empty()) {
        parts.push_back(fmt::format("legs {}", fmt::join(piece.leg_texts, ", ")));
    }
    if (!piece.ranks.empty()) {
        parts.push_back(fmt::format("on {} {}", own_ranks_text(piece), piece.rank_betza));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

/// Where the piece goes, and where it goes from its particular ranks if it has any.
std::string diagrams(const PieceSpec& piece, const betza::PieceMovement& movement, int board) {
    std::string text = indented(move_diagram(without_ranks(movement), piece.letter, board), "  ");
    if (!piece.ranks.empty()) {
        text += fmt::format("  On {}:\n\n{}", own_ranks_text(piece),
                            indented(move_diagram(movement, piece.letter, board), "  "));
    }
    return text;
}

std::string piece_section(const PieceSpec& piece, const Ruleset& rules) {
    const VariantSpec& spec = rules.spec;
    const betza::PieceMovement movement = whole_movement(spec, piece);
    return fmt::format("{}  {}  ({})\n{}\n{}{}\n", piece.letter, piece.name, notation_of(piece),
                       movement_words(without_ranks(movement), piece),
                       diagrams(piece, movement, std::max(spec.files, spec.ranks)),
                       indented(piece_notes(piece, rules), "  "));
}

std::string legs_text(const VariantSpec& spec) {
    if (std::none_of(spec.pieces.begin(), spec.pieces.end(), moves_in_legs)) {
        return "";
    }
    return fmt::format(
        "Moves in legs\n\n"
        "  After each leg the board is as that leg left it: what is captured on the way is gone. The\n"
        "  drawings show where the legs lead to on an empty board, and where with pieces to jump.\n"
        "  {}\n\n",
        spec.pass
            ? "A piece that comes back to its start without capturing passes the turn (0000); not in check."
            : "A piece must not come back to its start without capturing: there is no passing.");
}

}  // namespace

std::string ranks_text(const std::vector<int>& ranks, std::string_view last_word) {
    std::vector<std::string> numbers;
    numbers.reserve(ranks.size());
    for (const int rank : ranks) {
        numbers.push_back(std::to_string(rank));
    }
    return (ranks.size() == 1 ? "rank " : "ranks ") + listed(numbers, last_word);
}

std::string pieces_section(const Ruleset& rules) {
    std::string text = "Pieces (forward is up; a move that is no line leaps over what stands between)\n\n";
    for (const PieceSpec& piece : rules.spec.pieces) {
        text += piece_section(piece, rules);
    }
    return text + legs_text(rules.spec);
}

}  // namespace tenfold
