#ifndef TENFOLD_BETZA_CHAIN_FORM_H
#define TENFOLD_BETZA_CHAIN_FORM_H

#include <vector>

#include "betza/expand_legs.h"

namespace tenfold::betza {

/// Gathers routes into chains, few and sorted (PieceMovement): leaps of a leg that the same things can follow
/// are ways of one leg. What can be done depends on the routes only, not on their order, nor on how often one
/// of them is given, and each is a route of just one chain.
/// REQUIRES: no route is empty.
[[nodiscard]] std::vector<Chain> chain_form(const std::vector<Route>& routes);

}  // namespace tenfold::betza

#endif
