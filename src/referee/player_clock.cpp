#include "referee/player_clock.h"

#include <algorithm>

namespace tenfold::referee {

PlayerClock::PlayerClock(const Limits& limits) noexcept
    : control_(limits.clock), move_time_(limits.move_time), margin_(limits.margin) {
    if (control_) {
        left_ = control_->base + control_->increment;
        moves_to_go_ = control_->moves;
    }
}

std::optional<PlayerClock::Duration> PlayerClock::allowance() const noexcept {
    std::optional<Duration> allowed;
    if (control_) {
        allowed = left_ + margin_;
    }
    if (move_time_) {
        const Duration by_move = *move_time_ + margin_;
        allowed = allowed ? std::min(*allowed, by_move) : by_move;
    }
    return allowed;
}

bool PlayerClock::spend(Duration time) noexcept {
    if (const std::optional<Duration> allowed = allowance(); allowed && time > *allowed) {
        return false;
    }
    if (!control_) {
        return true;
    }
    left_ = std::max(left_ - time, Duration::zero()) + control_->increment;
    if (control_->moves > 0 && --moves_to_go_ == 0) {
        left_ += control_->base;
        moves_to_go_ = control_->moves;
    }
    return true;
}

}  // namespace tenfold::referee
