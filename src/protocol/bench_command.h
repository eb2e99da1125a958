#ifndef TENFOLD_PROTOCOL_BENCH_COMMAND_H
#define TENFOLD_PROTOCOL_BENCH_COMMAND_H

#include <string>
#include <vector>

#include "protocol/words.h"
#include "tools/bench.h"

namespace tenfold {

/// A "bench" command, taken apart.
struct BenchCommand {
    BenchOrder order;
    std::vector<std::string> complaints;  ///< about what was passed over
};

/// Reads what follows the word "bench": "[VARIANT] [threads N] [depth N]", in any order. Nothing is fatal:
/// what can't be understood is passed over.
[[nodiscard]] BenchCommand parse_bench(Words words, const VariantLibrary& library);

}  // namespace tenfold

#endif
