#ifndef TENFOLD_REFEREE_PLAYER_CLOCK_H
#define TENFOLD_REFEREE_PLAYER_CLOCK_H

#include <chrono>
#include <optional>

#include "referee/limits.h"

namespace tenfold::referee {

/// What a player may still spend in a game, by its clock or by its fixed time a move.
class PlayerClock {
public:
    using Duration = std::chrono::steady_clock::duration;

    explicit PlayerClock(const Limits& limits) noexcept;

    [[nodiscard]] bool has_clock() const noexcept { return control_.has_value(); }
    /// Left on the clock; never negative. REQUIRES: has_clock().
    [[nodiscard]] Millis left() const noexcept { return std::chrono::floor<Millis>(left_); }
    [[nodiscard]] Millis increment() const noexcept { return control_ ? control_->increment : Millis(0); }
    /// Moves until the next time control; 0 if there is none.
    [[nodiscard]] int moves_to_go() const noexcept { return moves_to_go_; }
    /// Time after which the next move comes too late, margin included; empty if nothing limits it.
    [[nodiscard]] std::optional<Duration> allowance() const noexcept;

    /// Books a move; false if it came too late.
    [[nodiscard]] bool spend(Duration time) noexcept;

private:
    std::optional<TimeControl> control_;
    std::optional<Millis> move_time_;
    Millis margin_;
    Duration left_{};
    int moves_to_go_ = 0;
};

}  // namespace tenfold::referee

#endif
