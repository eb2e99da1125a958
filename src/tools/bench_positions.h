#ifndef TENFOLD_TOOLS_BENCH_POSITIONS_H
#define TENFOLD_TOOLS_BENCH_POSITIONS_H

#include <span>
#include <string_view>
#include <vector>

namespace tenfold {

/// A position that the benchmark searches to this depth.
struct BenchPosition {
    std::string_view variant;
    std::string_view fen;  ///< empty: the start position
    int depth;
};

/// The list whose node count tells builds apart.
[[nodiscard]] std::span<const BenchPosition> bench_positions() noexcept;

/// Those of one game, which the list above need not have. At least one: of a game without positions of its
/// own, the start position.
[[nodiscard]] std::vector<BenchPosition> bench_positions_of(std::string_view variant);

}  // namespace tenfold

#endif
