#ifndef TENFOLD_REGISTRY_VARIANT_FILES_H
#define TENFOLD_REGISTRY_VARIANT_FILES_H

#include <string>
#include <vector>

#include "tenfold/diagnostic.h"

namespace tenfold {

/// A file's content and what diagnostics call it.
struct VariantFile {
    std::string source;
    std::string text;
};

struct VariantFiles {
    std::vector<VariantFile> files;  ///< sorted by path
    std::vector<Diagnostic> problems;
};

/// Reads a file, or every *.toml file of a folder (not of its subfolders). Only ordinary files are
/// read, and of each not much more than a variant file may have.
[[nodiscard]] VariantFiles read_variant_files(const std::string& path);

/// All *.toml files that can be read in the folder of a file, itself among them; none for a folder or no
/// path.
[[nodiscard]] std::vector<VariantFile> read_neighbours(const std::string& path);

}  // namespace tenfold

#endif
