#include "referee/distribution.h"

#include <numeric>

namespace tenfold::referee {

double Distribution::trials() const noexcept {
    return std::accumulate(weights.begin(), weights.end(), 0.0);
}

double Distribution::mean() const noexcept {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i] * score(i);
    }
    return sum / trials();
}

double Distribution::variance() const noexcept {
    const double centre = mean();
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i] * (score(i) - centre) * (score(i) - centre);
    }
    return sum / trials();
}

Distribution distribution_of(std::span<const std::uint64_t> counts, int games_a_trial) {
    Distribution result{{}, games_a_trial};
    for (const std::uint64_t count : counts) {
        result.weights.push_back(static_cast<double>(count));
    }
    return result;
}

Distribution distribution_of(const Tally& tally) {
    return tally.pair_count() > 0 ? distribution_of(tally.pairs(), 2) : distribution_of(tally.games(), 1);
}

}  // namespace tenfold::referee
