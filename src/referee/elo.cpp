#include "referee/elo.h"

#include <cmath>

namespace tenfold::referee {

namespace {

constexpr double kTwoSided95 = 1.959963984540054;  // standard deviations

double standard_error(const Distribution& distribution) {
    return std::sqrt(distribution.variance() / distribution.trials());
}

/// Standard deviation that single games would have if those of a trial were independent.
double game_deviation(const Distribution& distribution) {
    return std::sqrt(distribution.variance() * distribution.games_a_trial);
}

}  // namespace

double score_of_elo(double elo) noexcept {
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) noexcept {
    return -400 * std::log10(1 / score - 1);
}

double normalized_elo_unit() noexcept {
    return 800 / std::log(10.0);
}

Estimate elo(const Distribution& distribution) noexcept {
    const double mean = distribution.mean();
    const double reach = kTwoSided95 * standard_error(distribution);
    const double low = elo_of_score(std::fmax(0, mean - reach));
    const double high = elo_of_score(std::fmin(1, mean + reach));
    return {elo_of_score(mean), (high - low) / 2};
}

Estimate normalized_elo(const Distribution& distribution) noexcept {
    const double deviation = game_deviation(distribution);
    const double value = (distribution.mean() - 0.5) / deviation * normalized_elo_unit();
    const double margin = kTwoSided95 * standard_error(distribution) / deviation * normalized_elo_unit();
    return {value, margin};
}

double likelihood_of_superiority(const Distribution& distribution) noexcept {
    const double lead = (distribution.mean() - 0.5) / standard_error(distribution);
    return std::erfc(-lead / std::sqrt(2.0)) / 2;
}

}  // namespace tenfold::referee
