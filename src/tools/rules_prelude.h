#ifndef TENFOLD_TOOLS_RULES_PRELUDE_H
#define TENFOLD_TOOLS_RULES_PRELUDE_H

#include <string>

#include "variant/ruleset.h"

namespace tenfold {

/// What `tenfold rules` says of a game's prelude: ply by ply, who may replace what by what, and how it is
/// written. Empty for a game without one.
[[nodiscard]] std::string prelude_section(const Ruleset& rules);

}  // namespace tenfold

#endif
