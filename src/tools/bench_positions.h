#ifndef TENFOLD_TOOLS_BENCH_POSITIONS_H
#define TENFOLD_TOOLS_BENCH_POSITIONS_H

#include <span>
#include <string_view>

namespace tenfold {

/// A position that the benchmark searches to this depth.
struct BenchPosition {
    std::string_view variant;
    std::string_view fen;  ///< empty: the start position
    int depth;
};

[[nodiscard]] std::span<const BenchPosition> bench_positions() noexcept;

}  // namespace tenfold

#endif
