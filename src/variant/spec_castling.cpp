#include <fmt/format.h>

#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

std::optional<int> read_file(TableReader& section, std::string_view key, const Draft& draft) {
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
    return file;
}

struct Side {
    std::string_view key;
    int direction;  ///< +1: towards the last file
};
constexpr Side kKingSide{"king-side", 1};
constexpr Side kQueenSide{"queen-side", -1};

void check_wing(const Draft& draft, const Location& where, const CastlingWing& wing, int king_from,
                Side side) {
    if ((wing.rook_from - king_from) * side.direction <= 0) {
        draft.report.error(where,
                           fmt::format("'{}': the partner must stand on that side of the king", side.key));
    }
    if (wing.king_to == wing.rook_to) {
        draft.report.error(where,
                           fmt::format("'{}': king and partner can't end on the same square", side.key));
    }
    if (wing.king_to == king_from) {
        draft.report.error(where, fmt::format("'{}': the king must move", side.key));
    }
}

std::optional<CastlingWing> read_wing(TableReader& castling, Draft& draft, std::optional<int> king,
                                      Side side) {
    TableReader section = castling.section(side.key);
    if (!section.present()) {
        return std::nullopt;
    }
    const std::optional<int> rook = read_file(section, "rook", draft);
    const std::optional<int> king_to = read_file(section, "king-to", draft);
    const std::optional<int> rook_to = read_file(section, "rook-to", draft);
    section.finish();
    if (!king || !rook || !king_to || !rook_to) {
        return std::nullopt;
    }
    const CastlingWing wing{*king_to, *rook, *rook_to};
    check_wing(draft, section.where(), wing, *king, side);
    return wing;
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
        if (piece.where.column > 0) {  // written in this file
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
    const std::optional<int> king = read_file(section, "king", draft);
    castling.king_from = king.value_or(0);
    castling.king_side = read_wing(section, draft, king, kKingSide);
    castling.queen_side = read_wing(section, draft, king, kQueenSide);
    if (section.node(kKingSide.key) == nullptr && section.node(kQueenSide.key) == nullptr) {
        draft.report.error(section.where(), "'king-side', 'queen-side' or both are needed");
    }
    section.finish();
    draft.spec.castling = castling;
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

}  // namespace tenfold::sections
