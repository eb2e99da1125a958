#ifndef TENFOLD_REFEREE_DISTRIBUTION_H
#define TENFOLD_REFEREE_DISTRIBUTION_H

#include <cstdint>
#include <span>
#include <vector>

#include "referee/tally.h"

namespace tenfold::referee {

/// How often each of some equally spaced scores, from 0 to 1, was seen in independent trials: in single
/// games, or in pairs of games whose score is the mean of the two.
struct Distribution {
    std::vector<double> weights;  ///< how often; the i-th of n belongs to the score i / (n - 1)
    int games_a_trial = 1;

    [[nodiscard]] double score(std::size_t i) const noexcept {
        return static_cast<double>(i) / static_cast<double>(weights.size() - 1);
    }
    [[nodiscard]] double trials() const noexcept;
    /// REQUIRES: trials() > 0.
    [[nodiscard]] double mean() const noexcept;
    /// Of one trial's score. REQUIRES: trials() > 0.
    [[nodiscard]] double variance() const noexcept;
};

[[nodiscard]] Distribution distribution_of(std::span<const std::uint64_t> counts, int games_a_trial);
/// Of the pairs, or of the single games where there is no pair.
[[nodiscard]] Distribution distribution_of(const Tally& tally);

}  // namespace tenfold::referee

#endif
