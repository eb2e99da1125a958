#ifndef TENFOLD_TOOLS_BENCH_H
#define TENFOLD_TOOLS_BENCH_H

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>

namespace tenfold {

/// Receives one line of text, without its end.
using BenchPrinter = std::function<void(std::string_view)>;

/// Searches a fixed list of positions of the shipped games to fixed depths with one thread, and prints a line
/// for each and, as the last one, "N nodes M nps". The number of nodes is the same on every machine and in
/// every run, so that it tells whether a change of the program changed the search; it is returned.
/// Ends early, without the last line, once `stop` was asked for.
std::uint64_t run_bench(const BenchPrinter& print, const std::stop_token& stop = {});

}  // namespace tenfold

#endif
