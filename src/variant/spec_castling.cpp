#include <algorithm>
#include <fmt/format.h>

#include "core/quoted.h"
#include "variant/spec_sections.h"

#include "tenfold/square.h"

namespace tenfold::sections {

namespace {

std::optional<Number> read_file(TableReader& section, std::string_view key, const Draft& draft) {
    const std::optional<Text> text = section.line(key);
    if (!text) {
        if (section.node(key) == nullptr) {
            draft.report.error(section.where(),
                               fmt::format("'{}' is missing: {} = \"...\", a file's letter", key, key));
        }
        return std::nullopt;
    }
    const int file = text->value.size() == 1 ? text->value[0] - 'a' : -1;
    if (file < 0 || file >= draft.spec.files) {
        draft.report.error(text->where,
                           fmt::format("'{}' must be a file of the board, a to {}, not {}", key,
                                       static_cast<char>('a' + draft.spec.files - 1), quoted(text->value)));
        return std::nullopt;
    }
    return Number{file, text->where};
}

struct Side {
    std::string_view key;
    int direction;  ///< +1: towards the last file
};
constexpr Side kKingSide{"king-side", 1};
constexpr Side kQueenSide{"queen-side", -1};

/// The king goes towards its partner, at most onto its square; the partner ends behind it, at most on the
/// square where the king stood.
bool check_wing(const Draft& draft, const Number& king, const Number& rook, const Number& king_to,
                const Number& rook_to, Side side) {
    const auto ahead = [&](const Number& a, const Number& b) { return (a.value - b.value) * side.direction; };
    const auto complain = [&](const Number& file, std::string_view what) {
        draft.report.error(file.where, fmt::format("'{}': {}", side.key, what));
        return false;
    };
    if (ahead(rook, king) <= 0) {
        return complain(rook, "the partner must stand on that side of the king");
    }
    if (ahead(king_to, king) <= 0) {
        return complain(king_to, "the king must go towards its partner");
    }
    if (ahead(king_to, rook) > 0) {
        return complain(king_to, "the king cannot go beyond its partner's square");
    }
    if (ahead(rook_to, king_to) >= 0 || ahead(rook_to, king) < 0) {
        return complain(rook_to,
                        "the partner must end behind the king: on a square that the king passes, or "
                        "on the one that it comes from");
    }
    return true;
}

std::optional<CastlingWing> read_wing(TableReader& castling, Draft& draft, const std::optional<Number>& king,
                                      Side side) {
    TableReader section = castling.section(side.key);
    if (!section.present()) {
        return std::nullopt;
    }
    const std::optional<Number> rook = read_file(section, "rook", draft);
    const std::optional<Number> king_to = read_file(section, "king-to", draft);
    const std::optional<Number> rook_to = read_file(section, "rook-to", draft);
    section.finish();
    if (!king || !rook || !king_to || !rook_to ||
        !check_wing(draft, *king, *rook, *king_to, *rook_to, side)) {
        return std::nullopt;
    }
    return CastlingWing{king_to->value, rook->value, rook_to->value};
}

/// A movement's text without its castling: `KO2` and `KisO2` become `K`.
std::string without_castling(const std::string& betza) {
    const std::size_t atom = betza.find('O');
    const std::size_t begin = betza.find_last_not_of("is", atom - 1) + 1;
    const std::size_t end = betza.find_first_not_of("0123456789", atom + 1);
    return betza.substr(0, atom == 0 ? 0 : begin) + (end == std::string::npos ? "" : betza.substr(end));
}

/// What `[castling]` says counts, not an inherited `O`.
void drop_castling_of_movement(Draft& draft, const Location& where) {
    for (PieceSpec& piece : draft.spec.pieces) {
        if (piece.movement.castling_distance == 0) {
            continue;
        }
        if (!piece.where.inherited) {
            draft.report.error(where, fmt::format("castling is given twice: here and as O{} of piece '{}'",
                                                  piece.movement.castling_distance, piece.letter));
        }
        piece.movement.castling_distance = 0;
        piece.betza = without_castling(piece.betza);
    }
}

void read_castling_table(TableReader section, Draft& draft) {
    CastlingSpec castling;
    castling.where = section.where();
    castling.rank = section.integer("rank", {1, draft.spec.ranks}).value_or(Number{1, {}}).value - 1;
    const std::optional<Number> king = read_file(section, "king", draft);
    castling.king_from = king.value_or(Number{}).value;
    castling.king_side = read_wing(section, draft, king, kKingSide);
    castling.queen_side = read_wing(section, draft, king, kQueenSide);
    if (section.node(kKingSide.key) == nullptr && section.node(kQueenSide.key) == nullptr) {
        draft.report.error(section.where(), "'king-side', 'queen-side' or both are needed");
    }
    section.finish();
    draft.spec.castling = castling;
}

/// Does the movement hold on this rank, counted from 0?
bool holds_on(const betza::Movement& m, int rank) {
    return m.own_ranks == 0 || ((m.own_ranks >> static_cast<unsigned>(rank)) & 1U) != 0;
}

/// Can the piece go so many squares to the side, onto an empty square of this rank of its own?
bool moves_sideways(const PieceSpec& piece, int squares, int rank) {
    return std::any_of(piece.movement.movements.begin(), piece.movement.movements.end(),
                       [&](const betza::Movement& m) {
                           return m.quiet && m.ranks == 0 && holds_on(m, rank) && squares % m.files == 0 &&
                                  squares / m.files >= 1 && squares / m.files <= m.range;
                       });
}

}  // namespace

void read_castling(TableReader& root, Draft& draft) {
    const toml::node* node = root.node("castling");
    if (node == nullptr) {
        return;
    }
    draft.castling_is_explicit = true;
    drop_castling_of_movement(draft, root.place(node->source()));
    draft.spec.castling.reset();
    if (node->is_table()) {
        read_castling_table(root.section("castling"), draft);
    } else if (!node->is_boolean() || node->as_boolean()->get()) {
        root.wrong_type("castling", *node, "a table, or false for none");
    }
}

void check_castling_is_told_apart(const Draft& draft) {
    const auto& pieces = draft.spec.pieces;
    const auto king =
        std::find_if(pieces.begin(), pieces.end(), [](const PieceSpec& piece) { return piece.royal; });
    if (!draft.spec.castling || king == pieces.end()) {
        return;
    }
    const CastlingSpec& castling = *draft.spec.castling;
    for (const auto& wing : {castling.king_side, castling.queen_side}) {
        // Onto its partner's square the king has no move of its own.
        if (wing && wing->king_to != wing->rook_from &&
            moves_sideways(*king, wing->king_to - castling.king_from, castling.rank)) {
            const std::string to = to_string(Square::at(wing->king_to, castling.rank));
            draft.report.error(
                castling.where,
                fmt::format("castling {}{} cannot be told from the {}'s own move to {}",
                            to_string(Square::at(castling.king_from, castling.rank)), to, king->name, to));
        }
    }
}

}  // namespace tenfold::sections
