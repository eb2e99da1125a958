#ifndef TENFOLD_TOOLS_PUZZLE_SEARCH_H
#define TENFOLD_TOOLS_PUZZLE_SEARCH_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "tools/puzzles.h"

#include "tenfold/engine.h"

namespace tenfold {

/// What the engine made of a puzzle.
struct Attempt {
    Move found;
    /// Since when the best move was a solution without a break until the end; empty if it isn't solved.
    struct Settled {
        int depth = 0;  ///< plies
        std::uint64_t nodes = 0;
        Milliseconds time{};
    };
    std::optional<Settled> settled;

    [[nodiscard]] bool solved() const noexcept { return settled.has_value(); }
};

/// Searches a puzzle from nothing until a limit ends it. REQUIRES: the engine is not searching and looks for
/// one line; `limits` has a limit.
[[nodiscard]] Attempt attempt(Engine& engine, const Puzzle& puzzle, const SearchLimits& limits);

/// A line for people, without its end; `id_width` is the width of the longest name.
[[nodiscard]] std::string attempt_text(const Puzzle& puzzle, const Attempt& made, std::size_t id_width);

}  // namespace tenfold

#endif
