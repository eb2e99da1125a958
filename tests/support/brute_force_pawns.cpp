#include "support/brute_force_pawns.h"

#include <algorithm>
#include <cstdlib>

namespace tenfold::brute_force {
namespace {

using Moves = std::vector<Move>;

bool can_become(const Position& position, char letter) {
    const std::string& whole_set = position.rules->whole_set;
    if (whole_set.empty()) {
        return true;
    }
    const auto men = position.men(position.side);
    const auto now = std::count_if(men.begin(), men.end(),
                                   [&](Spot s) { return position.at(s) == coloured(letter, position.side); });
    return now < std::count(whole_set.begin(), whole_set.end(), letter);
}

/// A pawn's move with every choice it has on arrival.
void add_arrival(const Position& position, Spot from, Spot to, Moves& moves) {
    const GameRules& rules = *position.rules;
    const int rank = position.own_rank(to, position.side);
    if (rank < rules.ranks) {
        moves.push_back({from, to, 0, false, {}});
    }
    if (rank < rules.first_promotion_rank) {
        return;
    }
    for (const char letter : rules.promotes_to) {
        if (can_become(position, letter)) {
            moves.push_back({from, to, letter, false, {}});
        }
    }
}

void add_captures(const Position& position, Spot from, const std::vector<Spot>& targets, Moves& moves) {
    for (const Spot to : targets) {
        if (position.has(to) && can_be_taken(position, to, position.side) &&
            pawn_hits(position, from, to, position.side)) {
            add_arrival(position, from, to, moves);
        }
    }
}

void add_orthodox(const Position& position, Spot from, Moves& moves) {
    const int up = forward(position.side);
    const Spot one{from.file, from.rank + up}, two{from.file, from.rank + 2 * up};
    if (position.has(one) && position.empty(one)) {
        add_arrival(position, from, one, moves);
        const bool at_home = position.own_rank(from, position.side) == position.rules->double_step_rank;
        if (at_home && position.empty(two)) {
            moves.push_back({from, two, 0, false, {}});
        }
    }
    for (const int aside : {-1, 1}) {
        const Spot to{from.file + aside, from.rank + up};
        add_captures(position, from, {to}, moves);
        if (position.en_passant == to) {
            moves.push_back({from, to, 0, true, {}});
        }
    }
}

/// Two squares at every rank; `jumps`: whatever stands on the first of them.
void add_forward(const Position& position, Spot from, bool jumps, Moves& moves) {
    const int up = forward(position.side);
    const Spot one{from.file, from.rank + up}, two{from.file, from.rank + 2 * up};
    const bool way_is_free = position.has(one) && position.empty(one);
    if (way_is_free) {
        add_arrival(position, from, one, moves);
    }
    if (position.has(two) && position.empty(two) && (way_is_free || jumps)) {
        add_arrival(position, from, two, moves);
    }
}

}  // namespace

void add_pawn(const Position& position, Spot from, std::vector<Move>& moves) {
    const int up = forward(position.side);
    switch (position.rules->pawns.at(capital(position.at(from)))) {
        case PawnKind::Orthodox:
            add_orthodox(position, from, moves);
            break;
        case PawnKind::Fast:
            add_forward(position, from, false, moves);
            for (const int far : {1, 2}) {
                const int rank = from.rank + far * up;
                add_captures(position, from, {{from.file - far, rank}, {from.file + far, rank}}, moves);
            }
            break;
        case PawnKind::Jumping:
            add_forward(position, from, true, moves);
            add_captures(position, from, {{from.file - 1, from.rank}, {from.file + 1, from.rank}}, moves);
            break;
    }
}

bool pawn_hits(const Position& position, Spot from, Spot target, Side owner) {
    const int ahead = (target.rank - from.rank) * forward(owner);
    const int aside = std::abs(target.file - from.file);
    switch (position.rules->pawns.at(capital(position.at(from)))) {
        case PawnKind::Orthodox:
            return ahead == 1 && aside == 1;
        case PawnKind::Fast: {
            const Spot between{(from.file + target.file) / 2, (from.rank + target.rank) / 2};
            return (ahead == 1 && aside == 1) || (ahead == 2 && aside == 2 && position.empty(between));
        }
        case PawnKind::Jumping:
            return ahead == 0 && aside == 1;
    }
    return false;
}

}  // namespace tenfold::brute_force
