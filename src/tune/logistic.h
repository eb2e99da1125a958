#ifndef TENFOLD_TUNE_LOGISTIC_H
#define TENFOLD_TUNE_LOGISTIC_H

#include <algorithm>
#include <cmath>

namespace tenfold::tune {

/// The score that odds of e^x mean.
[[nodiscard]] inline double logistic(double x) noexcept {
    return 1 / (1 + std::exp(-x));
}

/// Natural logarithms lost by expecting `p` where `target` came about; within 0..1 both.
[[nodiscard]] inline double cross_entropy(double target, double p) noexcept {
    constexpr double kTiny = 1e-9;  // no expectation is that sure
    const double sure = std::clamp(p, kTiny, 1 - kTiny);
    return -target * std::log(sure) - (1 - target) * std::log(1 - sure);
}

}  // namespace tenfold::tune

#endif
