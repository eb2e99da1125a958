#ifndef TENFOLD_SEARCH_EVALUATE_H
#define TENFOLD_SEARCH_EVALUATE_H

#include "position/position.h"
#include "search/eval_tables.h"
#include "search/pawn_cache.h"
#include "search/quarters.h"

#include "tenfold/score.h"

namespace tenfold {

/// Judges positions without looking ahead, in centipawns for the side to move: material and squares,
/// mobility, attacks near the kings, pawns, pieces attacked, few men. Everything derives from the rules; no
/// game is known by name. docs/search.md lists the terms. Immutable.
class Evaluator {
public:
    explicit Evaluator(const Ruleset& rules)
        : tables_(rules, EvaluationWeights(rules)), has_quarters_(quarters::exist(rules)) {}

    /// Within +-Score::kMaxEval, a little more where quarters exist (quarters.h). REQUIRES: a position of the
    /// same rules.
    [[nodiscard]] Score operator()(const Position& position) const;
    /// The same, sooner where the cache knows the pawns. REQUIRES: no other evaluator uses this cache.
    [[nodiscard]] Score operator()(const Position& position, PawnCache& cache) const;

    /// That of the same rules, for whoever else needs one.
    [[nodiscard]] const CheckTable& checks() const noexcept { return tables_.checks; }

private:
    [[nodiscard]] Score judge(const Position& position, const evaluation::PawnMaps& maps) const;

    EvalTables tables_;
    bool has_quarters_;  ///< keeps out of the scores that quarters.h reserves
};

}  // namespace tenfold

#endif
