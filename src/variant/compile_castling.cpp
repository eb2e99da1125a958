#include <algorithm>
#include <fmt/format.h>
#include <string_view>

#include "variant/compile_parts.h"

namespace tenfold::compile {

namespace {

Piece man_at(const Context& context, Square s) {
    for (const PlacedPiece& p : context.start) {
        if (p.square == s) {
            return p.piece;
        }
    }
    return Piece::empty();
}

/// Squares of one rank from `a` to `b`, both included.
std::vector<Square> span_of(Square a, Square b) {
    std::vector<Square> squares;
    for (int file = std::min(a.file(), b.file()); file <= std::max(a.file(), b.file()); ++file) {
        squares.push_back(Square::at(file, a.rank()));
    }
    return squares;
}

Castling make_castling(const CastlingSpec& spec, const CastlingWing& wing, int rank) {
    Castling castling;
    castling.king_from = Square::at(spec.king_from, rank);
    castling.king_to = Square::at(wing.king_to, rank);
    castling.rook_from = Square::at(wing.rook_from, rank);
    castling.rook_to = Square::at(wing.rook_to, rank);
    castling.safe = span_of(castling.king_from, castling.king_to);
    castling.empty = castling.safe;
    for (const Square s : span_of(castling.rook_from, castling.rook_to)) {
        if (std::find(castling.empty.begin(), castling.empty.end(), s) == castling.empty.end()) {
            castling.empty.push_back(s);
        }
    }
    std::erase(castling.empty, castling.king_from);
    std::erase(castling.empty, castling.rook_from);
    return castling;
}

bool partners_in_place(Context& context, const Castling& castling, Color c) {
    const Piece king(c, context.rules.royal);
    const Piece rook = man_at(context, castling.rook_from);
    if (man_at(context, castling.king_from) == king && rook.is_piece() && rook.color() == c && rook != king) {
        return true;
    }
    context.complain(
        context.rules.spec.castling->where,
        fmt::format("castling {}: the start position must have the king on {} and its partner on {}",
                    castling.letter, to_string(castling.king_from), to_string(castling.rook_from)));
    return false;
}

void add_castling(Context& context, const std::optional<CastlingWing>& wing, Color c, std::size_t slot) {
    if (!wing) {
        return;
    }
    constexpr std::string_view kLetters = "KQkq";
    Ruleset& rules = context.rules;
    const CastlingSpec& spec = *rules.spec.castling;
    Castling castling = make_castling(spec, *wing, own_rank(c, spec.rank, rules.spec.ranks));
    castling.letter = kLetters[slot];
    if (!partners_in_place(context, castling, c)) {
        return;
    }
    castling.rook = man_at(context, castling.rook_from);
    const auto lost = static_cast<std::uint8_t>(~(1U << slot));
    for (const Square s : {castling.king_from, castling.rook_from}) {
        rules.castling_keep[static_cast<std::size_t>(s.index())] &= lost;
    }
    rules.castlings[slot] = castling;
    rules.has_castling = true;
}

}  // namespace

void castling(Context& context) {
    Ruleset& rules = context.rules;
    rules.castling_keep.fill(15);
    if (!rules.spec.castling) {
        return;
    }
    add_castling(context, rules.spec.castling->king_side, Color::White, 0);
    add_castling(context, rules.spec.castling->queen_side, Color::White, 1);
    add_castling(context, rules.spec.castling->king_side, Color::Black, 2);
    add_castling(context, rules.spec.castling->queen_side, Color::Black, 3);
}

}  // namespace tenfold::compile
