#include "tools/bench.h"

#include <chrono>
#include <fmt/format.h>
#include <span>
#include <string>
#include <vector>

#include "tools/bench_positions.h"

#include "tenfold/engine.h"
#include "tenfold/game.h"
#include "tenfold/variants.h"

namespace tenfold {
namespace {

/// Keeps the last report of the best line.
class LastReport : public SearchListener {
public:
    void on_info(const SearchInfo& info) override { info_ = info; }
    void on_current_move(int, Move, int) override {}
    void on_result(const SearchResult& result) override { best_ = result.best; }
    [[nodiscard]] const SearchInfo& info() const noexcept { return info_; }
    [[nodiscard]] Move best() const noexcept { return best_; }

private:
    SearchInfo info_;
    Move best_;
};

std::vector<BenchPosition> positions_for(const BenchOrder& order) {
    if (order.variant) {
        return bench_positions_of(order.variant->name());
    }
    const std::span<const BenchPosition> all = bench_positions();
    return {all.begin(), all.end()};
}

/// The list is part of the program, and a test reads it all: nothing can fail.
Game set_up(const BenchPosition& position, const Variant& variant) {
    return position.fen.empty() ? Game(variant) : Game::from_fen(variant, position.fen).value();
}

std::chrono::duration<double> search(Engine& engine, const Game& game, int depth, LastReport& report,
                                     const std::stop_token& stop) {
    SearchLimits limits;
    limits.depth = depth;
    engine.clear();
    const auto start = std::chrono::steady_clock::now();
    engine.start(game, limits, report);
    const std::stop_callback on_stop(stop, [&engine] { engine.stop(); });
    engine.wait();
    return std::chrono::steady_clock::now() - start;
}

}  // namespace

std::uint64_t run_bench(const BenchOrder& order, const BenchPrinter& print, const std::stop_token& stop) {
    const VariantLibrary library;
    Engine engine;
    engine.set_threads(order.threads);
    int threads = order.threads;
    std::uint64_t nodes = 0;
    int number = 0;
    std::chrono::duration<double> elapsed{};
    for (const BenchPosition& position : positions_for(order)) {
        const Variant variant = order.variant ? *order.variant : library.find(position.variant).value();
        const int depth = order.depth.value_or(position.depth);
        const Game game = set_up(position, variant);
        engine.prepare(variant);  // taking the memory is not what is measured
        if (engine.threads() < threads) {
            threads = engine.threads();
            print(fmt::format("note: only {} threads available", threads));
        }
        LastReport report;
        const auto taken = search(engine, game, depth, report, stop);
        if (stop.stop_requested()) {
            return nodes;
        }
        elapsed += taken;
        nodes += report.info().nodes;
        print(fmt::format("{:<2} {:<16} depth {:>2}  score {:>6}  nodes {:>9}  time {:>7.3f} s  best {}",
                          ++number, position.variant, depth, report.info().score.raw(), report.info().nodes,
                          taken.count(), game.to_text(report.best())));
    }
    print(fmt::format("{} position{}, {} thread{}: {:.3f} s", number, number == 1 ? "" : "s", threads,
                      threads == 1 ? "" : "s", elapsed.count()));
    print(fmt::format("{} nodes {} nps", nodes,
                      static_cast<std::uint64_t>(static_cast<double>(nodes) / elapsed.count())));
    return nodes;
}

}  // namespace tenfold
