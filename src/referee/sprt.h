#ifndef TENFOLD_REFEREE_SPRT_H
#define TENFOLD_REFEREE_SPRT_H

#include <cstdint>

#include "referee/distribution.h"

namespace tenfold::referee {

enum class EloModel : std::uint8_t { Logistic, Normalized };

/// A sequential probability ratio test: is the first engine `elo0` (H0) or `elo1` (H1) stronger?
struct SprtSettings {
    double elo0 = 0;
    double elo1 = 5;      ///< above elo0
    double alpha = 0.05;  ///< how often H1 may be accepted though H0 is true
    double beta = 0.05;   ///< how often H0 may be accepted though H1 is true; alpha + beta < 1
    EloModel model = EloModel::Normalized;
    bool operator==(const SprtSettings&) const = default;
};

enum class Verdict : std::uint8_t { Undecided, AcceptH0, AcceptH1 };

/// The logarithm of the likelihood ratio is outside these bounds once the test is decided.
[[nodiscard]] double lower_bound(const SprtSettings& settings) noexcept;
[[nodiscard]] double upper_bound(const SprtSettings& settings) noexcept;

/// Generalised log-likelihood ratio of H1 to H0: each hypothesis is represented by the distribution that
/// explains what was seen best among those that have its Elo. Right for any number of possible scores, so
/// for pairs of games that end with quarters of a point. 0 without trials.
[[nodiscard]] double log_likelihood_ratio(const Distribution& seen, const SprtSettings& settings);

[[nodiscard]] Verdict verdict(double log_likelihood_ratio, const SprtSettings& settings) noexcept;

}  // namespace tenfold::referee

#endif
