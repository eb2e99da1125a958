#ifndef TENFOLD_VARIANT_NESTING_GUARD_H
#define TENFOLD_VARIANT_NESTING_GUARD_H

#include <optional>
#include <string_view>

namespace tenfold {

/// Most dots that a line may have outside strings and comments.
inline constexpr int kMostDots = 30;

/// The first line (1-based) with more than kMostDots, if there is one. Each dot of a key such as `a.b.c` is
/// a table within a table, which the TOML library takes down recursively: without a bound, a file could
/// exhaust the stack. No real file comes near.
[[nodiscard]] std::optional<int> line_that_nests_too_deep(std::string_view toml);

}  // namespace tenfold

#endif
