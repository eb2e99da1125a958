#ifndef TENFOLD_SEARCH_STOP_RULE_H
#define TENFOLD_SEARCH_STOP_RULE_H

#include <chrono>

#include "search/stop_signal.h"
#include "search/time_manager.h"

#include "tenfold/engine.h"

namespace tenfold {

/// What a search is asked for, apart from the position.
struct SearchOrder {
    using Clock = std::chrono::steady_clock;
    SearchLimits limits;
    TimeBudget budget;
    Clock::time_point start;  ///< from which all times count
    int multi_pv = 1;
    PreludeTaste taste;
};

/// Says when a search has to end. Refers to its arguments, which must outlive it.
class StopRule {
public:
    StopRule(const SearchOrder& order, const StopSignal& signal) : order_(order), signal_(signal) {}

    [[nodiscard]] Milliseconds elapsed() const;
    /// Nothing but stop() ends it.
    [[nodiscard]] bool is_infinite() const;
    /// Must it end at once, wherever it is?
    [[nodiscard]] bool interrupts() const;
    /// The soft bound has passed: end at the next good moment, now if nothing is being pondered on.
    void use_up_clock() noexcept { clock_used_up_ = true; }
    /// Is the moment between two iterations the one to end at?
    [[nodiscard]] bool ends_here() const;

private:
    const SearchOrder& order_;
    const StopSignal& signal_;
    bool clock_used_up_ = false;  ///< (while pondering, the search goes on)
};

/// The nodes that a search may visit; 0: any number.
[[nodiscard]] std::uint64_t node_limit(const SearchLimits& limits);

}  // namespace tenfold

#endif
