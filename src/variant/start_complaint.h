#ifndef TENFOLD_VARIANT_START_COMPLAINT_H
#define TENFOLD_VARIANT_START_COMPLAINT_H

#include <string_view>

#include "variant/spec.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// An error in the start position, at its very character: `column` counts in the FEN, 1-based, 0 meaning the
/// whole. The file (`toml`) doesn't show a start position that it inherits; of such a one the message tells
/// the FEN and where it comes from.
[[nodiscard]] Diagnostic start_complaint(const VariantSpec& spec, std::string_view toml, int column,
                                         std::string_view message);

}  // namespace tenfold

#endif
