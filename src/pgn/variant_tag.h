#ifndef TENFOLD_PGN_VARIANT_TAG_H
#define TENFOLD_PGN_VARIANT_TAG_H

#include <map>
#include <string>
#include <string_view>

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold {

/// A variant's name in a PGN file: "Opulent", "Capablanca"; "Standard" for chess.
[[nodiscard]] std::string variant_tag(const Variant& variant);

/// Finds variants by what PGN files call them.
class VariantTags {
public:
    /// `library` must outlive this.
    explicit VariantTags(const VariantLibrary& library) : library_(library) {}

    /// The variant, or an error with near misses. Case, blanks, hyphens and the word "chess" don't matter; a
    /// variant's title will do as well.
    [[nodiscard]] Result<Variant> find(const std::string& tag);

private:
    [[nodiscard]] Result<Variant> look_up(const std::string& tag) const;

    const VariantLibrary& library_;
    std::map<std::string, Variant> found_;  ///< a file's games are mostly of one kind
};

}  // namespace tenfold

#endif
