#ifndef TENFOLD_TOOLS_PERFT_SUITE_H
#define TENFOLD_TOOLS_PERFT_SUITE_H

#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold {

/// A position with the numbers of move sequences that somebody vouches for.
struct SuiteCase {
    struct Count {
        int depth;
        std::uint64_t nodes;
    };
    std::string variant;
    std::string fen;
    std::vector<Count> counts;  ///< at least one
};

/// Reads a line "VARIANT;FEN;D1 n;D2 n..."; blanks around the fields don't matter.
/// Errors have a column and a message, but neither source nor line.
[[nodiscard]] Result<SuiteCase> parse_suite_line(std::string_view line);

struct SuiteTally {
    int passed = 0;  ///< lines whose counts are all right
    int failed = 0;  ///< lines that differ, or can't be used
    std::uint64_t nodes = 0;
};

/// Runs the lines of a suite, skipping empty ones and those that begin with '#'. Each failed line is
/// reported as it is met ("FILE:3: opulent D3: 7 found, 8 expected"); `source` is what reports call the file.
/// Throws std::runtime_error, naming the line, where the file can't be read on. REQUIRES: threads >= 1.
[[nodiscard]] SuiteTally run_suite(std::istream& in, const std::string& source, const VariantLibrary& library,
                                   int threads, const std::function<void(const Diagnostic&)>& report);

}  // namespace tenfold

#endif
