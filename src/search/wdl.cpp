#include "search/wdl.h"

#include <cmath>

namespace tenfold {
namespace {

// A side wins one game of two at this score, and e times as many as it doesn't win for each kSlope more.
constexpr double kEven = 180;
constexpr double kSlope = 90;

double win_chance(double score) noexcept {
    return 1 / (1 + std::exp((kEven - score) / kSlope));
}

double expectation(double score) noexcept {
    return 0.5 + (win_chance(score) - win_chance(-score)) / 2;
}

}  // namespace

std::array<int, 3> wdl_of(Score score) noexcept {
    if (score.is_decisive()) {
        return score.raw() > 0 ? std::array{1000, 0, 0} : std::array{0, 0, 1000};
    }
    if (score.is_stalemate()) {  // three quarters, or one: half a draw
        return score.raw() > 0 ? std::array{500, 500, 0} : std::array{0, 500, 500};
    }
    const int win = static_cast<int>(std::lround(1000 * win_chance(score.raw())));
    const int loss = static_cast<int>(std::lround(1000 * win_chance(-score.raw())));
    return {win, 1000 - win - loss, loss};
}

Score score_of_expectation(double points) noexcept {
    double low = -Score::kMaxEval;
    double high = Score::kMaxEval;
    while (high - low > 0.01) {
        const double middle = (low + high) / 2;
        (expectation(middle) < points ? low : high) = middle;
    }
    return Score(static_cast<int>(std::lround((low + high) / 2)));
}

}  // namespace tenfold
