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

bool has_immune_pieces(const VariantSpec& spec) {
    return std::any_of(spec.pieces.begin(), spec.pieces.end(), [](const PieceSpec& p) { return p.immune; });
}

/// "moves ..., or ...": a line for each kind of move.
std::string movement_words(const betza::PieceMovement& movement) {
    constexpr std::size_t kWidest = 90;
    std::vector<std::string> kinds;
    for (const std::string& kind : betza::describe(movement.movements)) {
        kinds.push_back(kind.starts_with("a ") ? "by " + kind : kind);
    }
    for (const std::string& kind : betza::describe_chains(movement.chains)) {
        kinds.push_back("in " + kind);
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
        notes += fmt::format(
            "Burns: right after its move, every enemy on the eight squares around it is captured{}.\n",
            has_immune_pieces(spec) ? ",\n  but for pieces that cannot be" : "");
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

/// "QpQ", or "N; legs N, N".
std::string notation_of(const PieceSpec& piece) {
    const std::string legs =
        piece.leg_texts.empty() ? "" : fmt::format("legs {}", fmt::join(piece.leg_texts, ", "));
    return fmt::format("{}{}{}", piece.betza, piece.betza.empty() || legs.empty() ? "" : "; ", legs);
}

std::string piece_section(const PieceSpec& piece, const Ruleset& rules) {
    const VariantSpec& spec = rules.spec;
    const betza::PieceMovement movement = whole_movement(spec, piece);
    return fmt::format("{}  {}  ({})\n{}\n{}{}\n", piece.letter, piece.name, notation_of(piece),
                       movement_words(movement),
                       indented(move_diagram(movement, piece.letter, std::max(spec.files, spec.ranks)), "  "),
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
