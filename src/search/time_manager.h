#ifndef TENFOLD_SEARCH_TIME_MANAGER_H
#define TENFOLD_SEARCH_TIME_MANAGER_H

#include <optional>

#include "tenfold/color.h"
#include "tenfold/engine.h"

namespace tenfold {

/// How long a search may take, counted from its start. Absent bounds mean no bound by time.
struct TimeBudget {
    /// No new iteration begins after this much (the search may stretch or shorten it).
    std::optional<Milliseconds> soft;
    /// The search is cut off here, whatever it does.
    std::optional<Milliseconds> hard;
    bool operator==(const TimeBudget&) const = default;
};

/// Divides the clock of the side to move. `overhead` is kept back for the way of the answer to the clock.
/// Pure.
[[nodiscard]] TimeBudget plan_time(const SearchLimits& limits, Color side, Milliseconds overhead);

/// By what to multiply the soft bound: less for a best move that has long stayed the same, more for one
/// that has just changed or whose score is falling.
/// `stable_iterations` iterations in a row ended with the same best move; `score_drop` is what the score
/// lost since the last iteration, centipawns (negative if it rose).
[[nodiscard]] double soft_bound_factor(int stable_iterations, int score_drop);

}  // namespace tenfold

#endif
