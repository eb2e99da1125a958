#ifndef TENFOLD_SEARCH_DEEPENING_H
#define TENFOLD_SEARCH_DEEPENING_H

#include <vector>

#include "search/root_move.h"
#include "search/searcher.h"
#include "search/stop_rule.h"

namespace tenfold {

/// One search from its start to its result: iterations of growing depth with aspiration windows, several
/// lines, limits, reports. Lives in the searching thread; `signal` is how other threads reach it.
class Deepening {
public:
    /// REQUIRES: all references outlive this.
    Deepening(const Position& root, const SearchTools& tools, const SearchOrder& order, StopSignal& signal,
              SearchListener& listener);

    /// Searches and reports; returns when the result may be told. At least one exact report of the first
    /// line was made by then.
    SearchResult run();

private:
    void find_root_moves();
    void iterate();
    void search_lines();
    void search_line(std::size_t line);
    void settle_interrupted();
    [[nodiscard]] bool is_enough();
    [[nodiscard]] bool clock_says_enough();
    [[nodiscard]] std::size_t lines() const;
    void on_root_move(Move m, int number);
    void report(std::size_t line, int depth);
    /// The first line as it stands in the end, unless that was the last thing said.
    void report_outcome();
    [[nodiscard]] Move expected_answer();

    SearchOrder order_;
    StopSignal& signal_;
    StopRule stop_;
    SearchListener& listener_;
    Searcher searcher_;
    std::vector<RootMove> moves_;  ///< best first
    int depth_ = 0;
    int stable_iterations_ = 0;
    /// The best move that was searched to the end: by the last iteration, or by failing high in this one.
    struct Known {
        Move move;
        Score score;
        int depth = 0;
    } known_;
    Move last_best_;  ///< of the last iteration, with its score
    Score last_score_;
    /// What was last reported of the first line.
    struct {
        std::uint64_t nodes = 0;
        bool exact = false;
    } reported_;
};

}  // namespace tenfold

#endif
