#ifndef TENFOLD_BETZA_DIRECTIONS_H
#define TENFOLD_BETZA_DIRECTIONS_H

#include <vector>

#include "betza/term.h"

namespace tenfold::betza {

/// The steps of an atom that direction letters choose; all of them where there is no letter.
/// Never empty. An error where letters can't be combined or one of them adds nothing.
[[nodiscard]] Result<std::vector<Leap>, ParseError> chosen_steps(const std::vector<Letter>& directions,
                                                                 const Atom& atom);

}  // namespace tenfold::betza

#endif
