#include <benchmark/benchmark.h>
#include <cstdint>
#include <vector>

#include "benchmarks.h"
#include "core/random.h"
#include "search/transposition_table.h"

namespace tenfold::bench {
namespace {

constexpr int kMegabytes = 64;  // larger than the caches near the processor
constexpr std::size_t kKeys = std::size_t{1} << 16;

std::vector<std::uint64_t> random_keys() {
    Random random(1);
    std::vector<std::uint64_t> keys(kKeys);
    for (std::uint64_t& key : keys) {
        key = random.next();
    }
    return keys;
}

TableEntry entry_for(std::uint64_t key) {
    return {Move::none(), Score(static_cast<int>(key % 100)),
            Score(0),     static_cast<int>(key % 10),
            Bound::Lower, false};
}

/// All keys are in the table, so that its memory has been touched.
void store(benchmark::State& state) {
    TranspositionTable table;
    table.resize(kMegabytes);
    const std::vector<std::uint64_t> keys = random_keys();
    for (const std::uint64_t key : keys) {
        table.store(key, 0, entry_for(key));
    }
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) {
        const std::uint64_t key = keys[i++ % kKeys];
        table.store(key, 0, entry_for(key));
    }
    state.SetItemsProcessed(state.iterations());
}

/// Every other key is in the table.
void probe(benchmark::State& state) {
    TranspositionTable table;
    table.resize(kMegabytes);
    const std::vector<std::uint64_t> keys = random_keys();
    for (std::size_t i = 0; i < kKeys; i += 2) {
        table.store(keys[i], 0, entry_for(keys[i]));
    }
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(table.probe(keys[i++ % kKeys], 0));
    }
    state.SetItemsProcessed(state.iterations());
}

}  // namespace

void add_table_benchmarks() {
    benchmark::RegisterBenchmark("table_store", store);
    benchmark::RegisterBenchmark("table_probe", probe);
}

}  // namespace tenfold::bench
