#ifndef TENFOLD_SEARCH_PV_CHECK_H
#define TENFOLD_SEARCH_PV_CHECK_H

#include <vector>

#include "position/position.h"

namespace tenfold {

/// Are all moves of the line legal one after another, and does none come after the game's end? Slow; for
/// tests and debug builds. A game that has ended before the first move doesn't count.
[[nodiscard]] bool is_playable(Position position, const std::vector<Move>& line);

}  // namespace tenfold

#endif
