#ifndef TENFOLD_VARIANT_SPEC_PARSER_H
#define TENFOLD_VARIANT_SPEC_PARSER_H

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/diagnostic.h"
#include "variant/spec.h"

namespace tenfold {

/// Gives the spec of a variant by name, for `inherits`; null if there is none.
using SpecLookup = std::function<const VariantSpec*(std::string_view name)>;

struct ParsedSpec {
    VariantSpec spec;                      ///< as far as it could be read
    std::vector<Diagnostic> diagnostics;   ///< every problem found, in file order
    [[nodiscard]] bool ok() const noexcept;  ///< no diagnostic is an error
};

/// Reads a variant file (docs/variant-files.md). Reports all problems, each with file, line and
/// column; unknown keys with the nearest known one.
[[nodiscard]] ParsedSpec parse_spec(std::string_view toml, const std::string& source,
                                    const SpecLookup& lookup);

/// The names that a file's `name` and `inherits` give, without reading the rest: for ordering files.
struct SpecNames {
    std::string name;
    std::string inherits;
};
[[nodiscard]] SpecNames peek_names(std::string_view toml);

}  // namespace tenfold

#endif
