#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_PLACEMENTS_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_PLACEMENTS_H

#include <string>

#include "support/brute_force_rules.h"
#include "support/random_play.h"

namespace tenfold::brute_force {

/// The FEN of a position with two kings and one to four other men on random squares, the side not to move not
/// in check. Random games from there end in all the ways that long games hardly ever reach.
[[nodiscard]] std::string random_endgame(const GameRules& rules, test::RandomPlayer& player);

/// The same with up to thirty men, who crowd together, kings among them; pawns stand near their last rank,
/// and now and then the move rule is about to draw. What random games from the start position rarely show
/// happens here at once.
[[nodiscard]] std::string random_crowd(const GameRules& rules, test::RandomPlayer& player);

}  // namespace tenfold::brute_force

#endif
