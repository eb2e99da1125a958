#ifndef TENFOLD_SEARCH_DEEPENING_H
#define TENFOLD_SEARCH_DEEPENING_H

#include "search/helpers.h"
#include "search/root_search.h"
#include "search/stop_rule.h"

namespace tenfold {

/// One search from its start to its result: iterations of growing depth, limits, reports, and the helpers
/// that search meanwhile. Lives in the searching thread; `signal` is how other threads reach it.
class Deepening {
public:
    /// REQUIRES: all references outlive this; `helpers` are those of this search, and have not begun.
    Deepening(const Position& root, const SearchTools& tools, Helpers& helpers, const SearchOrder& order,
              StopSignal& signal, SearchListener& listener);

    /// Searches and reports; returns when the result may be told. At least one exact report of the first
    /// line was made by then.
    SearchResult run();

private:
    void iterate();
    [[nodiscard]] bool must_end();
    [[nodiscard]] bool is_enough(int depth);
    [[nodiscard]] bool clock_says_enough(int depth);
    /// Takes a helper's verdict if that tells more.
    void listen_to_helpers();
    void report(const RootMove& move, std::size_t line, int depth);
    /// The first line as it stands in the end, unless that was the last thing said.
    void report_outcome();
    [[nodiscard]] std::uint64_t nodes() const noexcept;
    [[nodiscard]] Move expected_answer();

    SearchOrder order_;
    StopSignal& signal_;
    StopRule stop_;
    SearchListener& listener_;
    Helpers& helpers_;
    RootSearch root_;
    Verdict verdict_;
    int stable_iterations_ = 0;
    Move last_best_;  ///< of the last iteration, with its score
    Score last_score_;
    /// What was last reported of the first line.
    struct {
        std::uint64_t nodes = 0;
        Move best;
        bool exact = false;
    } reported_;
};

}  // namespace tenfold

#endif
