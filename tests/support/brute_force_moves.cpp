#include "support/brute_force_moves.h"

#include <algorithm>
#include <fmt/format.h>

#include "support/brute_force_legs.h"
#include "support/brute_force_pawns.h"
#include "support/brute_force_prelude.h"

namespace tenfold::brute_force {
namespace {

using Moves = std::vector<Move>;

void add_leaps(const Position& position, Spot from, const std::vector<Vector>& leaps, Moves& moves) {
    for (const Vector v : leaps) {
        const Spot to = step(from, v);
        if (position.has(to) && (position.empty(to) || can_be_taken(position, to, position.side))) {
            moves.push_back({from, to, 0, false, {}});
        }
    }
}

/// Slides on from `to`, with a capture at the end if there is something to take.
void add_slide(const Position& position, Spot from, Spot to, Vector v, Moves& moves) {
    for (; position.has(to) && position.empty(to); to = step(to, v)) {
        moves.push_back({from, to, 0, false, {}});
    }
    if (position.has(to) && can_be_taken(position, to, position.side)) {
        moves.push_back({from, to, 0, false, {}});
    }
}

void add_slides(const Position& position, Spot from, const std::vector<Vector>& lines, Moves& moves) {
    for (const Vector v : lines) {
        add_slide(position, from, step(from, v), v, moves);
    }
}

void add_vaults(const Position& position, Spot from, const std::vector<Vector>& lines, Moves& moves) {
    for (const Vector v : lines) {
        Spot jumped = step(from, v);
        while (position.has(jumped) && position.empty(jumped)) {
            jumped = step(jumped, v);
        }
        if (position.has(jumped)) {
            add_slide(position, from, step(jumped, v), v, moves);
        }
    }
}

void add_shots(const Position& position, Spot from, const std::vector<Vector>& lines, Moves& moves) {
    for (const Vector v : lines) {
        Spot to = step(from, v);
        for (; position.has(to) && position.empty(to); to = step(to, v)) {
            moves.push_back({from, to, 0, false, {}});
        }
        for (to = step(to, v); position.has(to) && position.empty(to);) {
            to = step(to, v);
        }
        if (position.has(to) && can_be_taken(position, to, position.side)) {
            moves.push_back({from, to, 0, false, {}});
        }
    }
}

bool between(int file, int a, int b) {
    return std::min(a, b) <= file && file <= std::max(a, b);
}

/// Everything between king, rook and where they go is empty, and the king meets no attack on its way.
bool may_castle(const Position& position, std::size_t wing) {
    const CastlingRules& c = *position.rules->castling;
    const Side us = position.side;
    const int rank = us == Side::White ? c.rank : position.rules->ranks - 1 - c.rank;
    for (int file = 0; file < position.rules->files; ++file) {
        const bool king_passes = between(file, c.king_from, c.king_to[wing]);
        const bool in_the_way = king_passes || between(file, c.king_from, c.rook_from[wing]) ||
                                between(file, c.rook_from[wing], c.rook_to[wing]);
        const bool own = file == c.king_from || file == c.rook_from[wing];
        if (in_the_way && !own && !position.empty({file, rank})) {
            return false;
        }
        if (king_passes && attacked(position, {file, rank}, other(us))) {
            return false;
        }
    }
    return true;
}

/// Whichever piece passes: it is one move.
void add_legs(const Position& position, Spot from, Moves& moves) {
    const bool pass_known = std::any_of(moves.begin(), moves.end(), [](const Move& m) { return m.pass; });
    for (const Move& move : moves_in_legs(position, from)) {
        if (!move.pass || !pass_known) {
            moves.push_back(move);
        }
    }
}

void add_castling(const Position& position, Moves& moves) {
    for (const std::size_t wing : {std::size_t{0}, std::size_t{1}}) {
        const char right = coloured("KQ"[wing], position.side);
        if (position.castling.find(right) != std::string::npos && may_castle(position, wing)) {
            const CastlingRules& c = *position.rules->castling;
            const int rank = position.side == Side::White ? c.rank : position.rules->ranks - 1 - c.rank;
            moves.push_back({{c.king_from, rank}, {c.king_to[wing], rank}, 0, false, wing});
        }
    }
}

Moves all_moves(const Position& position) {
    Moves moves;
    for (const Spot from : position.men(position.side)) {
        const char letter = capital(position.at(from));
        if (is_pawn(*position.rules, letter)) {
            add_pawn(position, from, moves);
            continue;
        }
        const PieceRules& piece = position.rules->pieces.at(letter);
        add_leaps(position, from, piece.leaps, moves);
        if (position.own_rank(from, position.side) == position.rules->ranks) {
            add_leaps(position, from, piece.leaps_on_last_rank, moves);
        }
        add_slides(position, from, piece.slides, moves);
        add_shots(position, from, piece.shots, moves);
        add_vaults(position, from, piece.vaults, moves);
        add_legs(position, from, moves);
    }
    add_castling(position, moves);
    return moves;
}

}  // namespace

std::string Move::text() const {
    if (pass) {
        return "0000";
    }
    if (!brought_in.empty()) {
        return fmt::format("{}", fmt::join(parts_of_substitution(*this), ","));
    }
    std::string s;
    Spot at = from;
    for (const Spot stop : stops) {
        s += to_text(at) + to_text(stop) + ',';
        at = stop;
    }
    s += to_text(at) + to_text(to);
    if (becomes != 0) {
        s += coloured(becomes, Side::Black);
    }
    return s;
}

bool Move::has_outcome_of(const Move& other) const {
    return from == other.from && to == other.to && becomes == other.becomes && pass == other.pass &&
           also_taken == other.also_taken;
}

std::vector<Move> legal_moves(const Position& position) {
    if (position.pocket) {
        return substitutions(position);
    }
    Moves legal;
    for (const Move& move : all_moves(position)) {
        if (!in_check(after(position, move), position.side)) {
            legal.push_back(move);
        }
    }
    return legal;
}

std::uint64_t perft(const Position& position, int depth) {
    const Moves moves = legal_moves(position);
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t nodes = 0;
    for (const Move& move : moves) {
        nodes += perft(after(position, move), depth - 1);
    }
    return nodes;
}

}  // namespace tenfold::brute_force
