#ifndef TENFOLD_VARIANT_KEY_PLACES_H
#define TENFOLD_VARIANT_KEY_PLACES_H

#include <string_view>

namespace tenfold {

/// Where a key of variant files belongs ("under [board]"), for those who put it elsewhere; empty for what is
/// no key. Of several places the likelier one.
[[nodiscard]] std::string_view place_of_key(std::string_view key);

}  // namespace tenfold

#endif
