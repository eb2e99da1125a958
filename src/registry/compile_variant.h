#ifndef TENFOLD_REGISTRY_COMPILE_VARIANT_H
#define TENFOLD_REGISTRY_COMPILE_VARIANT_H

#include <string>
#include <string_view>
#include <vector>

#include "variant/ruleset.h"
#include "variant/spec_parser.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

struct CompiledVariant {
    std::string name;  ///< as far as it could be read
    RulesetPtr rules;  ///< null if there are errors
    std::vector<Diagnostic> diagnostics;
};

/// All the way from a variant file's text to rules: reads it, compiles it and makes sure that its
/// start position is one of the game.
[[nodiscard]] CompiledVariant compile_variant(std::string_view toml, const std::string& source,
                                              const SpecLookup& lookup);

}  // namespace tenfold

#endif
