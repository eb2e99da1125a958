#include "search/time_manager.h"

#include <algorithm>

namespace tenfold {
namespace {

// Moves that a clock without moves_to_go is thought to have to last for.
constexpr int kHorizon = 32;
// With moves_to_go, moves beyond this many are not planned for.
constexpr int kMaxMovesToGo = 40;
// Part of the increment that a move may use up.
constexpr double kIncrementShare = 0.8;
// A move may take this many times its share, but never more than this part of the clock.
constexpr double kMaxStretch = 5;
constexpr double kMaxPart = 0.4;
// Kept for whatever else the machine does, but no more than a part of the clock. At short increments a clock
// would otherwise sink to a few hundredths of a second, where a single pause loses the game. Milliseconds.
constexpr double kReserve = 100;
constexpr double kReservePart = 0.75;
// Before the last move of a time control all but this part may be used.
constexpr double kLastMovePart = 0.9;

Milliseconds at_least_none(double ms) {
    return Milliseconds(static_cast<std::int64_t>(std::max(0.0, ms)));
}

TimeBudget plan_clock(double clock, double increment, std::optional<int> moves_to_go) {
    const int moves = std::clamp(moves_to_go.value_or(kHorizon), 1, kMaxMovesToGo);
    const double part = moves_to_go ? std::max(kMaxPart, kLastMovePart / moves) : kMaxPart;
    const double most = clock * part;
    const double free = clock - std::min(kReserve, kReservePart * clock);
    const double share = free / (moves + 1.0) + kIncrementShare * increment;
    return {at_least_none(std::min(share, most)), at_least_none(std::min(share * kMaxStretch, most))};
}

}  // namespace

TimeBudget plan_time(const SearchLimits& limits, Color side, Milliseconds overhead) {
    TimeBudget budget;
    if (limits.infinite) {
        return budget;
    }
    const auto kept_back = static_cast<double>(overhead.count());
    // With a clock for the opponent only, ours is thought to be like it: some managers send just one.
    const Color measured = limits.time[index(side)] ? side : ~side;
    if (const auto& clock = limits.time[index(measured)]) {
        budget = plan_clock(
            std::max(0.0, static_cast<double>(clock->count()) - kept_back),
            static_cast<double>(std::max<std::int64_t>(0, limits.increment[index(measured)].count())),
            limits.moves_to_go);
    }
    if (limits.move_time) {
        const Milliseconds most = at_least_none(static_cast<double>(limits.move_time->count()) - kept_back);
        budget.hard = budget.hard ? std::min(*budget.hard, most) : most;
    }
    return budget;
}

double soft_bound_factor(int stable_iterations, int score_drop) {
    const double stability = 1.5 - 0.12 * std::min(stable_iterations, 7);
    const double trouble = 1 + std::clamp(score_drop, 0, 100) / 100.0;
    return stability * trouble;
}

}  // namespace tenfold
