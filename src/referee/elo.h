#ifndef TENFOLD_REFEREE_ELO_H
#define TENFOLD_REFEREE_ELO_H

#include "referee/distribution.h"

namespace tenfold::referee {

/// A number with the half-width of its 95 % interval. Infinite where the games say no more than that it is
/// large, NaN where they say nothing.
struct Estimate {
    double value;
    double margin;
};

/// Expected score of the stronger of two players who are `elo` apart (logistic model), and back.
[[nodiscard]] double score_of_elo(double elo) noexcept;
[[nodiscard]] double elo_of_score(double score) noexcept;

/// Normalised Elo of one standard deviation of a game's score (Michel Van den Bergh, "Comments on Normalized
/// Elo"): 800 / ln 10.
[[nodiscard]] double normalized_elo_unit() noexcept;

/// REQUIRES for all three: distribution.trials() > 0.
[[nodiscard]] Estimate elo(const Distribution& distribution) noexcept;
[[nodiscard]] Estimate normalized_elo(const Distribution& distribution) noexcept;
/// Likelihood of superiority: how sure it is that the first player is the stronger one, 0 to 1.
[[nodiscard]] double likelihood_of_superiority(const Distribution& distribution) noexcept;

}  // namespace tenfold::referee

#endif
