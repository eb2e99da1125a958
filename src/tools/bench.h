#ifndef TENFOLD_TOOLS_BENCH_H
#define TENFOLD_TOOLS_BENCH_H

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>

#include "tenfold/variants.h"

namespace tenfold {

/// What to search, and how.
struct BenchOrder {
    std::optional<Variant> variant;  ///< positions of this game only; none: the list that tells builds apart
    std::optional<int> depth;        ///< plies, instead of each position's own depth
    int threads = 1;                 ///< 1..Engine::kMaxThreads
};

/// Receives one line of text, without its end.
using BenchPrinter = std::function<void(std::string_view)>;

/// Searches fixed positions to fixed depths, each from scratch, and prints a line for each, one with the time
/// that all of them took, and, as the last one, "N nodes M nps". With one thread the number of nodes is the
/// same on every machine and in every run, so that it tells whether a change of the program changed the
/// search; it is returned. Ends early, without the last two lines, once `stop` was asked for.
std::uint64_t run_bench(const BenchOrder& order, const BenchPrinter& print, const std::stop_token& stop = {});

}  // namespace tenfold

#endif
