#include <algorithm>

#include "support/brute_force_legs.h"
#include "support/brute_force_pawns.h"

namespace tenfold::brute_force {
namespace {

std::optional<Spot> king(const Position& position, Side side) {
    for (const Spot s : position.men(side)) {
        if (position.at(s) == coloured('K', side)) {
            return s;
        }
    }
    return std::nullopt;
}

}  // namespace

bool hits(const Position& position, Spot from, Spot target) {
    const char letter = capital(position.at(from));
    const Side owner = position.belongs(from, Side::White) ? Side::White : Side::Black;
    if (is_pawn(*position.rules, letter)) {
        return pawn_hits(position, from, target, owner);
    }
    const PieceRules& piece = position.rules->pieces.at(letter);
    for (const Vector v : piece.leaps) {
        if (step(from, v) == target) {
            return true;
        }
    }
    if (position.own_rank(from, owner) == position.rules->ranks) {
        for (const Vector v : piece.leaps_on_last_rank) {
            if (step(from, v) == target) {
                return true;
            }
        }
    }
    // How many pieces stand between, walking from the piece to the target: none for slides, one for shots
    // and vaults.
    const auto reaches = [&](const std::vector<Vector>& lines, int pieces_between) {
        return std::any_of(lines.begin(), lines.end(), [&](Vector v) {
            int met = 0;
            for (Spot s = step(from, v); position.has(s); s = step(s, v)) {
                if (s == target) {
                    return met == pieces_between;
                }
                met += position.empty(s) ? 0 : 1;
            }
            return false;
        });
    };
    return reaches(piece.slides, 0) || reaches(piece.shots, 1) || reaches(piece.vaults, 1) ||
           hits_in_legs(position, from, target);
}

/// An empty square is attacked if a man on it could be captured: one is put there, since legs look at it.
bool attacked(const Position& position, Spot target, Side by) {
    Position occupied = position;
    if (occupied.empty(target)) {
        occupied.set(target, coloured('K', other(by)));
    }
    const auto men = position.men(by);
    return std::any_of(men.begin(), men.end(), [&](Spot s) { return hits(occupied, s, target); });
}

bool in_check(const Position& position, Side side) {
    const auto at = king(position, side);
    return at && attacked(position, *at, other(side));
}

}  // namespace tenfold::brute_force
