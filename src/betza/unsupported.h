#ifndef TENFOLD_BETZA_UNSUPPORTED_H
#define TENFOLD_BETZA_UNSUPPORTED_H

#include <string>

namespace tenfold::betza {

/// Why a letter or bracket means nothing to this parser, with a hint at what was perhaps meant: parts
/// of the notation's extensions are named as such, a letter of the wrong case is pointed out.
[[nodiscard]] std::string why_unsupported(char letter);

}  // namespace tenfold::betza

#endif
