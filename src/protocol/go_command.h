#ifndef TENFOLD_PROTOCOL_GO_COMMAND_H
#define TENFOLD_PROTOCOL_GO_COMMAND_H

#include <optional>
#include <string>
#include <vector>

#include "protocol/words.h"

#include "tenfold/engine.h"

namespace tenfold {

/// Thirty years: longer times count as this one, so that they can be added up.
inline constexpr Milliseconds kLongestTime{1'000'000'000'000};

/// A "go" command, taken apart.
struct GoCommand {
    SearchLimits limits;                    ///< but for the moves: those need a position
    std::vector<std::string> search_moves;  ///< as written
    /// Count moves to this depth instead of searching; below 0: nothing, as no depth could be made out.
    std::optional<int> perft;
    std::vector<std::string> complaints;  ///< about what was passed over
};

/// Reads what follows the word "go". Nothing is fatal: an unknown word is passed over, a limit without a
/// good number is as if it were not there, a number too small becomes the smallest that makes sense.
/// If numbers were bad and no limit is left, the search is to answer at once rather than never.
[[nodiscard]] GoCommand parse_go(Words words);

/// The limits of a search of this game. Adds to the command's complaints what is no legal move; when
/// none of its moves is legal, all are searched. A side without a clock shares the other's.
[[nodiscard]] SearchLimits limits_for(GoCommand& command, const Game& game);

}  // namespace tenfold

#endif
