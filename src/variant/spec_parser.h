#ifndef TENFOLD_VARIANT_SPEC_PARSER_H
#define TENFOLD_VARIANT_SPEC_PARSER_H

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "variant/spec.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// Most bytes of a variant file: far beyond any real one, it bounds the time that a wrong one takes.
inline constexpr std::size_t kLargestVariantFile = std::size_t{1} << 20;

/// Gives the spec of a variant by name, for `inherits`, or the reason why there is none ("unknown
/// variant 'ches'; did you mean 'chess'?"). What it points to must live until the parser returns.
using SpecLookup = std::function<Result<const VariantSpec*, std::string>(std::string_view name)>;

struct ParsedSpec {
    VariantSpec spec;                     ///< as far as it could be read
    std::vector<Diagnostic> diagnostics;  ///< every problem found, in file order
    /// What is to be said of castling by `O` in this start position, if that turns out to be sound otherwise:
    /// errors would only follow from its own.
    std::vector<Diagnostic> on_castling;
    [[nodiscard]] bool ok() const noexcept;  ///< no diagnostic is an error
};

/// Reads a variant file (docs/variant-files.md). Reports all problems, each with file, line and
/// column; unknown keys with the nearest known one. Of TOML's own syntax errors only the first is
/// found. Problems with what is inherited are reported where `inherits` names it.
[[nodiscard]] ParsedSpec parse_spec(std::string_view toml, const std::string& source,
                                    const SpecLookup& lookup);

/// The names that a file's `name` and `inherits` give, without reading the rest: for ordering files.
/// Empty where the file gives none or isn't TOML.
struct SpecNames {
    std::string name;
    std::string inherits;
    Location where;  ///< of the name; without `source`
};
[[nodiscard]] SpecNames peek_names(std::string_view toml);

}  // namespace tenfold

#endif
