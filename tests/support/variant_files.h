#ifndef TENFOLD_TESTS_SUPPORT_VARIANT_FILES_H
#define TENFOLD_TESTS_SUPPORT_VARIANT_FILES_H

#include <string>
#include <vector>

#include "tenfold/diagnostic.h"

namespace tenfold::test {

/// The variant files that the project ships, by path.
[[nodiscard]] std::vector<std::string> shipped_variant_files();
/// A file's whole content. Throws if it can't be read.
[[nodiscard]] std::string content_of(const std::string& path);
/// Diagnostics as a user reads them; notices begin with "notice: ".
[[nodiscard]] std::vector<std::string> as_text(const std::vector<Diagnostic>& diagnostics);

/// A text changed at a few places at random: bytes flipped, cut, doubled, or taken from elsewhere in it.
/// The same for the same seed.
[[nodiscard]] std::string mutated(const std::string& text, unsigned seed);

}  // namespace tenfold::test

#endif
