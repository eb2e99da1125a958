#ifndef TENFOLD_TESTS_SUPPORT_SMALL_GAMES_H
#define TENFOLD_TESTS_SUPPORT_SMALL_GAMES_H

#include <string>
#include <utility>
#include <vector>

#include "variant/compiler.h"
#include "variant/spec.h"

namespace tenfold::test {

/// A game of an 8x8 board for tests: pieces given as {letter, Betza}; K is royal, P promotes on the last rank
/// to Q if there is a Q. The start position is `start`. Throws if a movement can't be read.
[[nodiscard]] VariantSpec small_game(const std::vector<std::pair<char, std::string>>& pieces,
                                     const std::string& start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1");

/// Gives a piece of the game a movement in legs, as `legs` of a variant file does: single leaps in Betza, one
/// text a leg. Throws if there is no such piece or a text can't be read.
void give_legs(VariantSpec& spec, char letter, const std::vector<std::string>& legs);
/// The piece with this letter. Throws if there is none.
[[nodiscard]] PieceSpec& piece_of(VariantSpec& spec, char letter);

/// Compiles; throws with the first complaint.
[[nodiscard]] RulesetPtr compile_or_throw(const VariantSpec& spec);

}  // namespace tenfold::test

#endif
