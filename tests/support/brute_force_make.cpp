#include <cstdlib>

#include "support/brute_force_moves.h"
#include "support/brute_force_prelude.h"

namespace tenfold::brute_force {
namespace {

/// The men as they stand after the move.
Position moved(const Position& position, const Move& move) {
    Position next = position;
    const Side us = position.side;
    if (move.pass) {
        return next;
    }
    for (const Spot s : move.also_taken) {
        next.set(s, Position::kEmpty);
    }
    next.set(move.from, Position::kEmpty);
    next.set(move.to, move.becomes != 0 ? coloured(move.becomes, us) : position.at(move.from));
    if (move.en_passant) {
        next.set({move.to.file, move.from.rank}, Position::kEmpty);
    }
    if (move.castling) {
        const CastlingRules& c = *position.rules->castling;
        next.set({c.rook_from[*move.castling], move.from.rank}, Position::kEmpty);
        next.set({c.rook_to[*move.castling], move.from.rank}, coloured('R', us));
    }
    return next;
}

}  // namespace

void forget_castling(Position& position) {
    std::string kept;
    for (const char right : position.castling) {
        const CastlingRules& c = *position.rules->castling;
        const bool white = right == capital(right);
        const Side side = white ? Side::White : Side::Black;
        const int rank = white ? c.rank : position.rules->ranks - 1 - c.rank;
        const int rook = c.rook_from[capital(right) == 'K' ? 0 : 1];
        if (position.at({c.king_from, rank}) == coloured('K', side) &&
            position.at({rook, rank}) == coloured('R', side)) {
            kept += right;
        }
    }
    position.castling = kept;
}

Position after(const Position& position, const Move& move) {
    if (position.pocket) {
        return after_substitution(position, move);
    }
    Position next = moved(position, move);
    const Side us = position.side;
    const bool pawn = !move.pass && is_pawn(*position.rules, position.at(move.from));
    const bool capture = next.men(other(us)).size() < position.men(other(us)).size();
    forget_castling(next);
    next.en_passant.reset();
    const bool orthodox = pawn && capital(position.at(move.from)) == 'P';
    if (position.rules->en_passant && orthodox && std::abs(move.to.rank - move.from.rank) == 2) {
        const Spot passed{move.from.file, move.from.rank + forward(us)};
        if (can_take_en_passant(next, passed, other(us))) {
            next.en_passant = passed;
        }
    }
    next.side = other(us);
    next.clock = pawn || capture ? 0 : position.clock + 1;
    next.number += us == Side::Black ? 1 : 0;
    return next;
}

}  // namespace tenfold::brute_force
