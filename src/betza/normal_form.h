#ifndef TENFOLD_BETZA_NORMAL_FORM_H
#define TENFOLD_BETZA_NORMAL_FORM_H

#include <vector>

#include "betza/movement.h"

namespace tenfold::betza {

/// Rewrites a list of movements so that texts that mean the same give the same list: what another
/// movement includes goes, what can be merged is, and the rest is sorted (PieceMovement).
/// Movements along different steps that happen to meet on a square are left as they are.
[[nodiscard]] std::vector<Movement> normal_form(const std::vector<Movement>& movements);

}  // namespace tenfold::betza

#endif
