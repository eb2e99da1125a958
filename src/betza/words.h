#ifndef TENFOLD_BETZA_WORDS_H
#define TENFOLD_BETZA_WORDS_H

#include <string>
#include <vector>

#include "betza/atoms.h"

/// Plain English for parts of movements.
namespace tenfold::betza::words {

/// "one", "one or two", "one, two or three"; "" for none.
[[nodiscard]] std::string choice(const std::vector<std::string>& options);

/// "forward", "backward left"; for oblique leaps with numbers, "2 forward 1 left".
[[nodiscard]] std::string direction(Leap leap);

/// "one square", "a leap of 2 squares", "a (2,1) leap".
[[nodiscard]] std::string distance(const Atom& atom);

}  // namespace tenfold::betza::words

#endif
