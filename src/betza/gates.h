#ifndef TENFOLD_BETZA_GATES_H
#define TENFOLD_BETZA_GATES_H

#include "betza/movement.h"
#include "core/static_vector.h"

namespace tenfold::betza {

/// A square that a leap looks at on its way, counted from the leap's start: files to the right and
/// ranks forward.
struct Gate {
    int files = 0;
    int ranks = 0;
    bool operator==(const Gate&) const = default;
};

/// No leap of at most three squares passes more than two.
using Gates = StaticVector<Gate, 2>;

/// The squares between start and end of a leap with these components, in the order of the way:
/// straight leaps pass the squares of their line; the (2,1) leap goes one square straight and then one
/// aslant, the (3,2) leap one straight and then two aslant. Empty where no way is defined: (1,0), (1,1) and
/// (3,1).
[[nodiscard]] Gates way_of(int files, int ranks);

/// The squares that must be empty (Path::Lame) or occupied (Path::Hurdle) for the movement; none for
/// other paths.
[[nodiscard]] Gates gates_of(const Movement& movement);

}  // namespace tenfold::betza

#endif
