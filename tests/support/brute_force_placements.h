#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_ENDGAME_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_ENDGAME_H

#include <string>

#include "support/brute_force_rules.h"
#include "support/random_play.h"

namespace tenfold::brute_force {

/// The FEN of a position with two kings and one to four other men on random squares, the side not to move not
/// in check. Random games from there end in all the ways that long games hardly ever reach.
[[nodiscard]] std::string random_endgame(const GameRules& rules, test::RandomPlayer& player);

}  // namespace tenfold::brute_force

#endif
