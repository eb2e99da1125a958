#ifndef TENFOLD_REFEREE_POINTS_H
#define TENFOLD_REFEREE_POINTS_H

#include <cmath>
#include <compare>

#include "tenfold/game_status.h"

namespace tenfold::referee {

/// What a game gives to one side, counted in quarters of a point: 4 for a win, 3 for a stalemate that is
/// worth three quarters, 2 for a draw, 1, 0.
class Points {
public:
    static constexpr int kMost = 4;

    constexpr Points() noexcept = default;
    static constexpr Points loss() noexcept { return Points(0); }
    static constexpr Points draw() noexcept { return Points(kMost / 2); }
    static constexpr Points win() noexcept { return Points(kMost); }
    /// REQUIRES: 0 <= count <= kMost.
    static constexpr Points from_quarters(int count) noexcept { return Points(count); }
    /// What White gets. REQUIRES: the game is over.
    static Points of_white(const GameStatus& status) {
        return Points(static_cast<int>(std::lround(kMost * status.white_scores)));
    }

    [[nodiscard]] constexpr int quarters() const noexcept { return quarters_; }
    [[nodiscard]] constexpr double value() const noexcept { return quarters_ / static_cast<double>(kMost); }
    /// What is left for the opponent.
    [[nodiscard]] constexpr Points others() const noexcept { return Points(kMost - quarters_); }
    constexpr auto operator<=>(const Points&) const noexcept = default;

private:
    explicit constexpr Points(int quarters) noexcept : quarters_(quarters) {}
    int quarters_ = 0;
};

}  // namespace tenfold::referee

#endif
