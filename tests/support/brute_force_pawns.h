#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_PAWNS_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_PAWNS_H

#include <vector>

#include "support/brute_force_moves.h"

namespace tenfold::brute_force {

/// Appends what the pawn on `from` can do, of whichever kind it is. REQUIRES: it is the side to move's.
void add_pawn(const Position& position, Spot from, std::vector<Move>& moves);

/// Could the pawn of `owner` on `from` capture an enemy on `target`?
[[nodiscard]] bool pawn_hits(const Position& position, Spot from, Spot target, Side owner);

}  // namespace tenfold::brute_force

#endif
