#ifndef TENFOLD_SEARCH_EVALUATION_TRACE_H
#define TENFOLD_SEARCH_EVALUATION_TRACE_H

#include "position/position.h"
#include "search/eval_tables.h"
#include "search/evaluation_sums.h"

namespace tenfold {

/// An evaluation taken apart, from White's point of view:
///
///     value = offset + scale * (sum over all weights of linear * (middle * phase + end * (1 - phase)))
struct EvaluationTrace {
    evaluation::Counts counts;
    double phase = 0;   ///< 1: middle game
    double scale = 1;   ///< part of an advantage that counts
    double offset = 0;  ///< centipawns that no weight has a part in

    /// Centipawns for White. Right for other weights than those of the tracer as far as they are not units,
    /// whose part in it stays as it was.
    [[nodiscard]] double value(const EvaluationWeights& weights) const;
};

/// Takes evaluations apart for those who want to find better weights.
class EvaluationTracer {
public:
    /// Traces the evaluation with these weights, whatever the game's file says. REQUIRES: rules outlive it.
    EvaluationTracer(const Ruleset& rules, const EvaluationWeights& weights)
        : weights_(weights), own_(rules), tables_(rules, weights) {}

    /// Without the bounds and the rounding to whole centipawns of Evaluator. REQUIRES: same rules.
    [[nodiscard]] EvaluationTrace operator()(const Position& position) const;

private:
    EvaluationWeights weights_;
    EvaluationWeights own_;  ///< those of the rules, which are part of a position's sums
    EvalTables tables_;
};

}  // namespace tenfold

#endif
