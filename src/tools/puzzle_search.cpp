#include "tools/puzzle_search.h"

#include <algorithm>
#include <fmt/format.h>

#include "tools/analysis_text.h"

namespace tenfold {

namespace {

bool is_solution(const Puzzle& puzzle, Move move) {
    return std::find(puzzle.solutions.begin(), puzzle.solutions.end(), move) != puzzle.solutions.end();
}

/// Watches when the best move becomes a solution, and whether it stays one.
class SolutionWatch : public SearchListener {
public:
    explicit SolutionWatch(const Puzzle& puzzle) : puzzle_(puzzle) {}

    void on_info(const SearchInfo& info) override {
        if (info.line.empty() || info.bound == Bound::Upper) {
            return;  // a move that turns out worse is still the best one until another is found
        }
        if (!is_solution(puzzle_, info.line.front())) {
            made_.settled.reset();
        } else if (!made_.settled) {
            made_.settled = Attempt::Settled{info.depth, info.nodes, info.time};
        }
    }
    void on_current_move(int, Move, int) override {}
    void on_result(const SearchResult& result) override {
        made_.found = result.best;
        if (!is_solution(puzzle_, result.best)) {
            made_.settled.reset();
        }
    }

    [[nodiscard]] const Attempt& made() const noexcept { return made_; }

private:
    const Puzzle& puzzle_;
    Attempt made_;
};

std::string solutions_text(const Puzzle& puzzle) {
    std::string text;
    for (const Move move : puzzle.solutions) {
        text += (text.empty() ? "" : " or ") + puzzle.game.to_text(move);
    }
    return text;
}

}  // namespace

Attempt attempt(Engine& engine, const Puzzle& puzzle, const SearchLimits& limits) {
    SolutionWatch watch(puzzle);
    engine.clear();
    engine.prepare(puzzle.game.variant());
    engine.start(puzzle.game, limits, watch);
    engine.wait();
    return watch.made();
}

std::string attempt_text(const Puzzle& puzzle, const Attempt& made, std::size_t id_width) {
    std::string text = fmt::format("{:<{}}  {}  {:<8}  expected {:<8}", puzzle.id, id_width,
                                   made.solved() ? "solved" : "missed", puzzle.game.to_text(made.found),
                                   solutions_text(puzzle));
    if (made.solved()) {
        text += fmt::format("  settled at depth {:>2}, {:>9}, {:>7} nodes", made.settled->depth,
                            readable_time(made.settled->time), readable_count(made.settled->nodes));
    }
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace tenfold
