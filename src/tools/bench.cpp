#include "tools/bench.h"

#include <chrono>
#include <fmt/format.h>
#include <string>

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

/// REQUIRES: a built-in variant and a valid FEN of it: the list is part of the program, a test reads it all.
Game set_up(const VariantLibrary& library, const BenchPosition& position) {
    const Variant variant = library.find(position.variant).value();
    return position.fen.empty() ? Game(variant) : Game::from_fen(variant, position.fen).value();
}

}  // namespace

std::uint64_t run_bench(const BenchPrinter& print, const std::stop_token& stop) {
    const VariantLibrary library;
    Engine engine;
    std::uint64_t nodes = 0;
    int number = 0;
    const auto start = std::chrono::steady_clock::now();
    for (const BenchPosition& position : bench_positions()) {
        const Game game = set_up(library, position);
        LastReport report;
        SearchLimits limits;
        limits.depth = position.depth;
        engine.clear();
        engine.start(game, limits, report);
        {
            const std::stop_callback on_stop(stop, [&engine] { engine.stop(); });
            engine.wait();
        }
        if (stop.stop_requested()) {
            return nodes;
        }
        nodes += report.info().nodes;
        print(fmt::format("{:<2} {:<16} depth {:>2}  score {:>6}  nodes {:>9}  best {}", ++number,
                          position.variant, position.depth, report.info().score.raw(), report.info().nodes,
                          game.to_text(report.best())));
    }
    const auto elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    print(fmt::format("{} nodes {} nps", nodes,
                      static_cast<std::uint64_t>(static_cast<double>(nodes) / elapsed)));
    return nodes;
}

}  // namespace tenfold
