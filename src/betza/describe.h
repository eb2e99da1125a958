#ifndef TENFOLD_BETZA_DESCRIBE_H
#define TENFOLD_BETZA_DESCRIBE_H

#include <string>
#include <vector>

#include "betza/movement.h"

namespace tenfold::betza {

/// A piece's movements in plain English, one line for each kind of move, without a final stop:
/// "any number of squares diagonally", "one square forward, without capture".
[[nodiscard]] std::vector<std::string> describe(const std::vector<Movement>& movements);

}  // namespace tenfold::betza

#endif
