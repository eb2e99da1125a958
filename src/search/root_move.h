#ifndef TENFOLD_SEARCH_ROOT_MOVE_H
#define TENFOLD_SEARCH_ROOT_MOVE_H

#include <vector>

#include "tenfold/engine.h"
#include "tenfold/move.h"
#include "tenfold/score.h"

namespace tenfold {

/// A legal move at the root and what the search thinks of it.
struct RootMove {
    Move move;
    Score score = -Score::infinite();     ///< of the iteration that runs; -infinite: not better than others
    Score previous = -Score::infinite();  ///< of the last finished iteration
    Bound bound = Bound::Exact;           ///< what `score` is
    int selective_depth = 0;
    std::vector<Move> line;  ///< begins with `move`

    [[nodiscard]] bool was_searched() const noexcept { return score > -Score::infinite(); }
};

}  // namespace tenfold

#endif
