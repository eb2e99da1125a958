#ifndef TENFOLD_TOOLS_RULES_PRELUDE_H
#define TENFOLD_TOOLS_RULES_PRELUDE_H

#include <string>

#include "variant/ruleset.h"

namespace tenfold {

/// What `tenfold rules` says of a game's prelude: ply by ply, who may replace what by what, and how it is
/// written. Empty for a game without one.
[[nodiscard]] std::string prelude_section(const Ruleset& rules);

/// How many are replaced in a ply of the prelude: "1 to 7 pieces", or "1 piece".
[[nodiscard]] std::string replaced_in_words(const PreludePly& ply);

}  // namespace tenfold

#endif
