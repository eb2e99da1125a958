#ifndef TENFOLD_TOOLS_RULES_PIECES_H
#define TENFOLD_TOOLS_RULES_PIECES_H

#include <string>
#include <vector>

#include "variant/ruleset.h"

namespace tenfold {

/// How each piece of a game moves, in words and drawn, with its peculiarities and its worth.
[[nodiscard]] std::string pieces_section(const Ruleset& rules);

/// "rank 2", "ranks 2 and 3".
[[nodiscard]] std::string ranks_text(const std::vector<int>& ranks, std::string_view last_word);

}  // namespace tenfold

#endif
