#ifndef TENFOLD_TOOLS_RULES_TEXT_H
#define TENFOLD_TOOLS_RULES_TEXT_H

#include <string>

#include "variant/ruleset.h"

namespace tenfold {

/// A game's rules for people: its start position, every piece with a drawing of its moves, promotion,
/// castling and how games end, in words. REQUIRES: rules whose start FEN is valid.
[[nodiscard]] std::string rules_text(const Ruleset& rules);

}  // namespace tenfold

#endif
