#ifndef TENFOLD_BETZA_DIRECTIONS_H
#define TENFOLD_BETZA_DIRECTIONS_H

#include <vector>

#include "betza/term.h"

namespace tenfold::betza {

/// The steps of a term's atom that its direction letters choose; all of them where it has none.
/// Never empty. An error where letters can't be combined or one of them adds nothing.
[[nodiscard]] Result<std::vector<Leap>, ParseError> chosen_steps(const Term& term);

}  // namespace tenfold::betza

#endif
