#include <benchmark/benchmark.h>
#include <memory>

#include "benchmarks.h"
#include "movegen/movegen.h"
#include "search/evaluate.h"
#include "search/see.h"

namespace tenfold::bench {
namespace {

void evaluation(benchmark::State& state, const Sample& sample) {
    const Evaluator evaluate(sample.rules());
    for ([[maybe_unused]] auto _ : state) {
        for (const Position& position : sample.positions()) {
            benchmark::DoNotOptimize(evaluate(position));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(sample.positions().size()));
}

/// Every capture and promotion of every position: does it lose nothing?
void exchanges(benchmark::State& state, const Sample& sample) {
    const ExchangeEvaluator evaluator(sample.rules());
    std::vector<MoveList> lists(sample.positions().size());
    std::int64_t moves = 0;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        generate(sample.positions()[i], MoveClass::Tactical, lists[i]);
        moves += static_cast<std::int64_t>(lists[i].size());
    }
    for ([[maybe_unused]] auto _ : state) {
        for (std::size_t i = 0; i < lists.size(); ++i) {
            for (const Move m : lists[i]) {
                benchmark::DoNotOptimize(evaluator.reaches(sample.positions()[i], m, 0));
            }
        }
    }
    state.SetItemsProcessed(state.iterations() * moves);
}

}  // namespace

void add_search_benchmarks(const Sample& sample) {
    const auto add = [&sample](const std::string& subject, auto run) {
        benchmark::RegisterBenchmark((subject + "/" + sample.game()).c_str(),
                                     [run, &sample](benchmark::State& state) { run(state, sample); });
    };
    add("evaluate", evaluation);
    add("exchange", exchanges);
}

}  // namespace tenfold::bench
