#ifndef TENFOLD_BETZA_EXPAND_LEGS_H
#define TENFOLD_BETZA_EXPAND_LEGS_H

#include <optional>
#include <vector>

#include "betza/term.h"

namespace tenfold::betza {

/// One way of making all legs of a move, one leap after the other.
using Route = std::vector<LegMove>;

/// Multiplies a term of several legs out into its routes and adds them to `routes`, or says what in it makes
/// no sense. A hop over a neighbour, which takes two legs to write, becomes one leap over a hurdle; so a
/// route may have one leap only. REQUIRES: not castling, several legs.
[[nodiscard]] std::optional<ParseError> add_routes(const Term& term, std::vector<Route>& routes);

}  // namespace tenfold::betza

#endif
