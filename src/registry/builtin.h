#ifndef TENFOLD_REGISTRY_BUILTIN_H
#define TENFOLD_REGISTRY_BUILTIN_H

#include <span>
#include <string_view>

namespace tenfold {

/// A variant file that is part of the binary. Its file is called after the variant: NAME.toml.
struct BuiltinVariant {
    std::string_view name;
    std::string_view toml;
};

/// All files of variants/, by name. The build generates the definition (cmake/EmbedVariants.cmake).
[[nodiscard]] std::span<const BuiltinVariant> builtin_variants();

}  // namespace tenfold

#endif
