#ifndef TENFOLD_VARIANT_COMPILER_H
#define TENFOLD_VARIANT_COMPILER_H

#include <vector>

#include "variant/ruleset.h"
#include "variant/spec.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// Derives the tables of a game from its description, or says everything that is wrong with it.
/// The start position is only placed on the board here; the registry, a layer up, reads it as a FEN.
[[nodiscard]] Result<RulesetPtr, std::vector<Diagnostic>> compile_ruleset(const VariantSpec& spec);

}  // namespace tenfold

#endif
