#include <benchmark/benchmark.h>
#include <string>

#include "benchmarks.h"
#include "movegen/danger.h"
#include "movegen/movegen.h"

namespace tenfold::bench {
namespace {

void generation(benchmark::State& state, const Sample& sample, MoveClass which) {
    MoveList moves;
    std::size_t made = 0;
    for ([[maybe_unused]] auto _ : state) {
        for (const Position& position : sample.positions()) {
            moves.clear();
            generate(position, which, moves);
            benchmark::DoNotOptimize(moves.begin());
            made += moves.size();
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(made));
}

void danger(benchmark::State& state, const Sample& sample) {
    for ([[maybe_unused]] auto _ : state) {
        for (const Position& position : sample.positions()) {
            benchmark::DoNotOptimize(find_danger(position));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(sample.positions().size()));
}

/// Every legal move of every position.
void make_unmake(benchmark::State& state, const Sample& sample) {
    std::vector<Position> positions = sample.positions();
    std::vector<MoveList> lists(positions.size());
    std::int64_t moves = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        generate_legal(positions[i], lists[i]);
        moves += static_cast<std::int64_t>(lists[i].size());
    }
    for ([[maybe_unused]] auto _ : state) {
        for (std::size_t i = 0; i < positions.size(); ++i) {
            for (const Move m : lists[i]) {
                positions[i].make(m);
                benchmark::DoNotOptimize(positions[i].key());
                positions[i].unmake();
            }
        }
    }
    state.SetItemsProcessed(state.iterations() * moves);
}

}  // namespace

void add_movegen_benchmarks(const Sample& sample) {
    const auto add = [&sample](const std::string& subject, auto run) {
        benchmark::RegisterBenchmark((subject + "/" + sample.game()).c_str(),
                                     [run, &sample](benchmark::State& state) { run(state, sample); });
    };
    const auto add_generation = [&add](const std::string& subject, MoveClass which) {
        add(subject, [which](benchmark::State& state, const Sample& s) { generation(state, s, which); });
    };
    add_generation("generate_all", MoveClass::All);
    add_generation("generate_tactical", MoveClass::Tactical);
    add("find_danger", danger);
    add("make_unmake", make_unmake);
}

}  // namespace tenfold::bench
