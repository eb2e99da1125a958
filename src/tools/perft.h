#ifndef TENFOLD_TOOLS_PERFT_H
#define TENFOLD_TOOLS_PERFT_H

#include <cstdint>
#include <functional>
#include <vector>

#include "position/position.h"

namespace tenfold {

/// No count of more plies will ever end.
inline constexpr int kDeepestPerft = 99;

/// Number of sequences of `depth` legal moves from here; 1 for depth 0. Draws don't end a line. The last
/// ply is counted without being made.
[[nodiscard]] std::uint64_t perft(Position& position, int depth);

struct PerftBranch {
    Move move;
    std::uint64_t nodes = 0;
};

/// Perft of every legal root move, in the generator's order, with `threads` threads sharing the root moves.
/// `on_branch`, if given, is called after each finished root move (from any thread, one at a time), with
/// the number of those finished and their total. REQUIRES: depth >= 1, threads >= 1.
[[nodiscard]] std::vector<PerftBranch> perft_divide(
    const Position& position, int depth, int threads,
    const std::function<void(std::size_t done, std::size_t total)>& on_branch = {});

/// Sum over the branches.
[[nodiscard]] std::uint64_t total_nodes(const std::vector<PerftBranch>& branches);

}  // namespace tenfold

#endif
