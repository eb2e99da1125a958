#ifndef TENFOLD_SEARCH_WDL_H
#define TENFOLD_SEARCH_WDL_H

#include <array>

#include "tenfold/score.h"

namespace tenfold {

/// Chances to win, draw and lose that a score stands for, in thousandths that sum to 1000. A rough model: two
/// logistic curves, the same for every game.
[[nodiscard]] std::array<int, 3> wdl_of(Score score) noexcept;

/// The score at which a side expects to score `points` (within 0..1, both excluded) by that model.
[[nodiscard]] Score score_of_expectation(double points) noexcept;

}  // namespace tenfold

#endif
