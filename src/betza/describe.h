#ifndef TENFOLD_BETZA_DESCRIBE_H
#define TENFOLD_BETZA_DESCRIBE_H

#include <string>
#include <vector>

#include "betza/movement.h"

namespace tenfold::betza {

/// A piece's movements in plain English, one line for each kind of move, without a final stop:
/// "any number of squares diagonally", "one square forward, without capture".
[[nodiscard]] std::vector<std::string> describe(const std::vector<Movement>& movements);

/// The same for moves in several legs, one line for chains that differ in their directions only:
/// "2 legs: one square in any direction, without capture; then one square straight on, capturing".
[[nodiscard]] std::vector<std::string> describe_chains(const std::vector<Chain>& chains);

}  // namespace tenfold::betza

#endif
