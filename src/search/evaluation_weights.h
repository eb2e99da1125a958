#ifndef TENFOLD_SEARCH_EVALUATION_WEIGHTS_H
#define TENFOLD_SEARCH_EVALUATION_WEIGHTS_H

#include <array>

#include "variant/evaluation_terms.h"
#include "variant/ruleset.h"

namespace tenfold {

/// Every weight of a game's evaluation: what its file gives, the rest derived from the pieces or general.
/// Those of types that the game does not have are 0.
struct EvaluationWeights {
    explicit EvaluationWeights(const Ruleset& rules);

    [[nodiscard]] Weight& operator[](Term term) noexcept { return row[place_of(term)]; }
    [[nodiscard]] const Weight& operator[](Term term) const noexcept { return row[place_of(term)]; }
    [[nodiscard]] Weight& of(PieceType type, PieceTerm term) noexcept { return row[place_of(type, term)]; }
    [[nodiscard]] const Weight& of(PieceType type, PieceTerm term) const noexcept {
        return row[place_of(type, term)];
    }

    std::array<Weight, kWeights> row{};
};

}  // namespace tenfold

#endif
