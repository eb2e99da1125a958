#ifndef TENFOLD_VARIANT_LITERAL_LOCATION_H
#define TENFOLD_VARIANT_LITERAL_LOCATION_H

#include <cstddef>
#include <string_view>

#include "variant/spec.h"

namespace tenfold {

/// Where byte `index` of a string's value stands in the TOML text that gives it; `literal` is the
/// place of the opening quote. Escapes, multi-line strings and characters of several bytes count as
/// they are written. The place behind the last character for an index past the end; `literal` itself
/// if no string begins there, or the value is inherited and has no text here.
[[nodiscard]] Location locate_in_literal(std::string_view toml, const Location& literal, std::size_t index);

}  // namespace tenfold

#endif
