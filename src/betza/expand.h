#ifndef TENFOLD_BETZA_EXPAND_H
#define TENFOLD_BETZA_EXPAND_H

#include <vector>

#include "betza/term.h"

namespace tenfold::betza {

/// Multiplies a term out into one movement for each of its steps, or says which of its modes make no
/// sense together or with its atom. REQUIRES: not castling, one leg only.
[[nodiscard]] Result<std::vector<Movement>, ParseError> expand(const Term& term);

}  // namespace tenfold::betza

#endif
