// Micro-benchmarks of what a search does most, for each game of `tenfold bench`. Google Benchmark's options
// hold:
// --benchmark_filter=opulent, --benchmark_repetitions=5, ...
#include <benchmark/benchmark.h>
#include <deque>
#include <set>
#include <string_view>

#include "benchmarks.h"
#include "tools/bench_positions.h"

#include "tenfold/variants.h"

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    const tenfold::VariantLibrary library;
    std::set<std::string_view> games;
    for (const tenfold::BenchPosition& position : tenfold::bench_positions()) {
        games.insert(position.variant);
    }
    std::deque<tenfold::bench::Sample> samples;
    for (const std::string_view game : games) {
        const auto& sample = samples.emplace_back(library.find(game).value());
        tenfold::bench::add_movegen_benchmarks(sample);
        tenfold::bench::add_search_benchmarks(sample);
    }
    tenfold::bench::add_table_benchmarks();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
