#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_LEGS_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_LEGS_H

#include <functional>
#include <vector>

#include "support/brute_force_moves.h"

namespace tenfold::brute_force {

/// One way through a move in legs.
struct Walk {
    Spot from;
    std::vector<Spot> ends;   ///< of each leg
    std::vector<Spot> taken;  ///< what is captured, in order, without what burns
    std::vector<Spot> burnt;

    /// "d4e6,e6f8": every leg, whether anything is captured or not.
    [[nodiscard]] std::string text() const;
    /// The move that it makes, spelled for the game's record.
    [[nodiscard]] Move move() const;
    [[nodiscard]] bool takes(Spot s) const;
};

/// Calls `visit` with every walk of the piece on `from`, whosever turn it is. Many end alike.
void for_each_walk(const Position& position, Spot from, const std::function<void(const Walk&)>& visit);

/// What the piece on `from` can do in legs, each outcome once.
[[nodiscard]] std::vector<Move> moves_in_legs(const Position& position, Spot from);

/// Could the piece on `from` capture the enemy on `target` by moving in legs?
[[nodiscard]] bool hits_in_legs(const Position& position, Spot from, Spot target);

}  // namespace tenfold::brute_force

#endif
