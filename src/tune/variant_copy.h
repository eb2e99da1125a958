#ifndef TENFOLD_TUNE_VARIANT_COPY_H
#define TENFOLD_TUNE_VARIANT_COPY_H

#include <string>
#include <string_view>

#include "tenfold/diagnostic.h"

namespace tenfold::tune {

/// A variant file's text with another [evaluation] table (weights_text) in place of its own, or behind
/// everything else if it has none. All the rest stays as it is, byte for byte; remarks between the old
/// table's lines go with it. The error says why the old table can't be told from the rest. `source` is what
/// the text is called in errors.
[[nodiscard]] Result<std::string> with_evaluation(std::string_view toml, const std::string& source,
                                                  const std::string& evaluation);

/// The same of what the file `path` holds, which must be of the variant `name`.
[[nodiscard]] Result<std::string> file_with_evaluation(const std::string& path, std::string_view name,
                                                       const std::string& evaluation);

/// Writes that into the file: in one piece or not at all. What is wrong, if it can't be done; the file is
/// then as it was.
[[nodiscard]] std::optional<Diagnostic> write_evaluation(const std::string& path, std::string_view name,
                                                         const std::string& evaluation);

}  // namespace tenfold::tune

#endif
