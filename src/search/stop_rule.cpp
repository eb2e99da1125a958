#include "search/stop_rule.h"

#include <algorithm>

namespace tenfold {

Milliseconds StopRule::elapsed() const {
    return std::chrono::duration_cast<Milliseconds>(SearchOrder::Clock::now() - order_.start);
}

bool StopRule::is_infinite() const {
    const SearchLimits& l = order_.limits;
    const bool limited = l.depth || l.nodes || l.mate || order_.budget.soft || order_.budget.hard;
    return l.infinite || !limited;
}

bool StopRule::interrupts() const {
    if (signal_.stopped()) {
        return true;
    }
    if (signal_.pondering() || is_infinite()) {
        return false;
    }
    return clock_used_up_ || (order_.budget.hard && elapsed() >= *order_.budget.hard);
}

bool StopRule::ends_here() const {
    return signal_.stopped() || (clock_used_up_ && !signal_.pondering() && !is_infinite());
}

std::uint64_t node_limit(const SearchLimits& limits) {
    return limits.nodes ? std::max<std::uint64_t>(1, *limits.nodes) : 0;
}

}  // namespace tenfold
