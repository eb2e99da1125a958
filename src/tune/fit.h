#ifndef TENFOLD_TUNE_FIT_H
#define TENFOLD_TUNE_FIT_H

#include <functional>
#include <vector>

#include "tune/samples.h"

namespace tenfold::tune {

/// How weights are fitted to games.
struct FitSettings {
    int iterations = 300;  ///< of Adam, in each round
    int rounds = 3;        ///< after each the positions are taken apart anew, with the weights found
    double trust = 0.5;    ///< part of a target that is the result, the rest being the search's score
};

/// What a fit comes to. Losses are cross entropies of results, natural logarithms for each game.
struct Fit {
    EvaluationWeights weights;
    double scale = 0;  ///< centipawns that make odds e times as good, as the given weights have it
    std::size_t positions = 0;
    struct Loss {
        double before = 0;
        double after = 0;
    };
    Loss training;
    Loss held_out;  ///< of every eighth game, which the fit doesn't see
};

/// Finds weights for which the evaluation predicts the games' results best: logistic regression by Adam
/// (Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2015; chessprogramming.org "Texel's Tuning
/// Method"). Each weight is drawn towards what it was before, the harder the less games say of it.
/// Deterministic. `on_progress` hears the round, the iteration and the loss. REQUIRES: a few games.
[[nodiscard]] Fit fit_weights(const Ruleset& rules, const std::vector<TrainingGame>& games,
                              const FitSettings& settings,
                              const std::function<void(int, int, double)>& on_progress);

}  // namespace tenfold::tune

#endif
