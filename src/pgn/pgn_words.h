#ifndef TENFOLD_PGN_PGN_WORDS_H
#define TENFOLD_PGN_PGN_WORDS_H

#include <optional>
#include <string_view>

namespace tenfold {

/// A result as it is written: "1-0", "1/2-1/2", "*", "3/4-1/4".
struct PgnResult {
    std::optional<double> white_scores;  ///< empty for "*"
};
[[nodiscard]] std::optional<PgnResult> parse_result(std::string_view word) noexcept;

/// What stands in a word of the move text besides or instead of a move.
struct PgnWord {
    std::string_view move;     ///< without the move's number; empty if there is none
    std::optional<int> glyph;  ///< of a "!?" behind the move, or of a sign like "+-"
};
[[nodiscard]] PgnWord take_apart(std::string_view word) noexcept;

}  // namespace tenfold

#endif
