#ifndef TENFOLD_BETZA_LEG_PLAN_H
#define TENFOLD_BETZA_LEG_PLAN_H

#include <vector>

#include "betza/term.h"

namespace tenfold::betza {

/// What the modifiers of one leg among several mean.
struct LegPlan {
    /// Where it may go: places in the atom's circle, counted clockwise from the leg before, in a first leg
    /// from the circle's beginning.
    std::vector<std::size_t> turns;
    /// What it may do where it ends, one thing each; their leaps are yet to be filled in.
    std::vector<LegMove> kinds;
};

/// The legs of a term of several, or what in it makes no sense. REQUIRES: not castling, several legs.
[[nodiscard]] Result<std::vector<LegPlan>, ParseError> plan_legs(const Term& term);

}  // namespace tenfold::betza

#endif
