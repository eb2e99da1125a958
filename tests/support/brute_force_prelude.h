#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_PRELUDE_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_PRELUDE_H

#include <string>
#include <vector>

#include "support/brute_force_moves.h"

/// The prelude of Superchess: docs/rules-superchess.md. All of this REQUIRES a position with a pocket.
namespace tenfold::brute_force {

/// The legal substitutions.
[[nodiscard]] std::vector<Move> substitutions(const Position& position);
[[nodiscard]] Position after_substitution(const Position& position, const Move& move);
/// "E@g1", "T@h2", "b8~c8": what its text consists of.
[[nodiscard]] std::vector<std::string> parts_of_substitution(const Move& move);
/// The squares of an exchange may be named both ways round. (The parts may come in any order besides.)
[[nodiscard]] std::vector<std::string> spellings_of_substitution(const Move& move);

}  // namespace tenfold::brute_force

#endif
