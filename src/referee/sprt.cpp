#include "referee/sprt.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "referee/elo.h"

namespace tenfold::referee {

// The method is Michel Van den Bergh's: "Comments on Normalized Elo" (cantate.be/Fishtest), propositions 1.1
// and 4.1, on whose numbering the comments rely; an overview is chessprogramming.org's page on SPRT.

namespace {

using Vector = std::vector<double>;

/// With counts of nothing but zero at an end, no distribution with some other mean explains what was seen:
/// each score that games without quarters can give is taken to have been seen a little (as fishtest does).
/// What quarters alone can give counts if it was seen.
Distribution regularized(const Distribution& seen) {
    constexpr double kLittle = 1e-3;
    Distribution result = seen;
    for (std::size_t i = 0; i < result.weights.size(); i += 2) {
        if (result.weights[i] == 0) {
            result.weights[i] = kLittle;
        }
    }
    return result;
}

/// The likeliest distribution under which the mean of `constraint` is 0: each weight divided by
/// 1 + theta * constraint, with the one theta that makes it so (equations 1.2 and 1.3).
/// Where no distribution does so, what was seen.
Vector likeliest(const Vector& weights, const Vector& constraint) {
    constexpr int kHalvings = 100;
    double least = 0;
    double most = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] > 0) {
            least = std::min(least, constraint[i]);
            most = std::max(most, constraint[i]);
        }
    }
    if (least == 0 || most == 0) {
        return weights;
    }
    double low = -1 / most;
    double high = -1 / least;
    for (int i = 0; i < kHalvings; ++i) {
        const double theta = (low + high) / 2;
        double mean = 0;  // falls as theta grows
        for (std::size_t k = 0; k < weights.size(); ++k) {
            mean += weights[k] > 0 ? weights[k] * constraint[k] / (1 + theta * constraint[k]) : 0;
        }
        (mean > 0 ? low : high) = theta;
    }
    Vector result = weights;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] > 0) {
            result[i] /= 1 + (low + high) / 2 * constraint[i];
        }
    }
    return result;
}

/// The likeliest distribution with this mean score.
Vector with_mean(const Distribution& seen, double mean) {
    Vector constraint;
    for (std::size_t i = 0; i < seen.weights.size(); ++i) {
        constraint.push_back(seen.score(i) - mean);
    }
    return likeliest(seen.weights, constraint);
}

/// The likeliest distribution whose mean is `deviations` standard deviations above one half. As the deviation
/// is its own, this goes step by step: the constraint is made linear around the last distribution (4.9). It
/// begins with one that fulfils it, since around others there may be no distribution on its line.
Vector with_lead(const Distribution& seen, double deviations) {
    constexpr int kMostSteps = 200;
    constexpr double kClose = 1e-9;  // of all trials
    const double trials = seen.trials();
    Distribution current = seen;
    std::fill(current.weights.begin(), current.weights.end(), 0.0);
    current.weights.back() = 0.5 + deviations / (2 * std::hypot(1.0, deviations));  // wins alone, and losses
    current.weights.front() = 1 - current.weights.back();
    for (int step = 0; step < kMostSteps; ++step) {
        const double mean = current.mean();
        const double deviation = std::sqrt(current.variance());
        Vector constraint;
        for (std::size_t i = 0; i < seen.weights.size(); ++i) {
            const double z = (seen.score(i) - mean) / deviation;
            constraint.push_back(seen.score(i) - 0.5 - deviations / 2 * deviation * (1 + z * z));
        }
        const Vector next = likeliest(seen.weights, constraint);
        double change = 0;
        for (std::size_t i = 0; i < next.size(); ++i) {
            change = std::max(change, std::abs(next[i] - current.weights[i]) / trials);
        }
        current.weights = next;
        if (change < kClose) {
            break;
        }
    }
    return current.weights;
}

Vector hypothesis(const Distribution& seen, double elo, EloModel model) {
    if (model == EloModel::Logistic) {
        return with_mean(seen, score_of_elo(elo));
    }
    return with_lead(seen, elo / normalized_elo_unit() * std::sqrt(seen.games_a_trial));
}

}  // namespace

double lower_bound(const SprtSettings& settings) noexcept {
    return std::log(settings.beta / (1 - settings.alpha));
}

double upper_bound(const SprtSettings& settings) noexcept {
    return std::log((1 - settings.beta) / settings.alpha);
}

double log_likelihood_ratio(const Distribution& seen, const SprtSettings& settings) {
    if (seen.trials() <= 0) {
        return 0;
    }
    const Distribution trials = regularized(seen);
    const Vector h0 = hypothesis(trials, settings.elo0, settings.model);
    const Vector h1 = hypothesis(trials, settings.elo1, settings.model);
    double ratio = 0;
    for (std::size_t i = 0; i < trials.weights.size(); ++i) {
        ratio += trials.weights[i] > 0 ? trials.weights[i] * std::log(h1[i] / h0[i]) : 0;
    }
    return ratio;
}

Verdict verdict(double log_likelihood_ratio, const SprtSettings& settings) noexcept {
    if (log_likelihood_ratio >= upper_bound(settings)) {
        return Verdict::AcceptH1;
    }
    return log_likelihood_ratio <= lower_bound(settings) ? Verdict::AcceptH0 : Verdict::Undecided;
}

}  // namespace tenfold::referee
