#ifndef TENFOLD_SEARCH_PRELUDE_SEARCH_H
#define TENFOLD_SEARCH_PRELUDE_SEARCH_H

#include <vector>

#include "search/searcher.h"
#include "search/stop_rule.h"

namespace tenfold {

/// Chooses a substitution: a ply of a prelude offers thousands, and what they are worth shows only in the
/// game that follows.
///
/// Works in rounds. Each round searches the positions after the candidates one ply deeper than the last one
/// did, and only the best quarter of the candidates go on to the next ("successive halving": Karnin, Koren
/// and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Before a substitution that the
/// opponent answers with another one, a sample of the answers is looked at, a larger one in each round.
/// docs/search.md. Lives in the searching thread.
class PreludeSearch {
public:
    /// REQUIRES: root.in_prelude(); all references outlive this.
    PreludeSearch(const Position& root, const SearchTools& tools, const SearchOrder& order,
                  StopSignal& signal, SearchListener& listener);

    /// Searches and reports; returns when the result may be told.
    SearchResult run();

private:
    /// What is known of a position, for its side to move.
    struct Line {
        Score score = -Score::infinite();
        std::vector<Move> moves;
    };
    struct Candidate {
        Move move;
        Line line;  ///< begins with `move`; score -infinite: not looked at yet
        int depth = 0;
    };

    void find_candidates(const Position& root);
    /// Looks at the first `count` candidates; how many it has got through.
    std::size_t look_at(std::size_t count);
    Line line_after(Move m);
    Line best_line();
    Line best_answer();
    Line search_game();
    [[nodiscard]] std::vector<Move> sample_answers();
    [[nodiscard]] bool is_enough() const;
    [[nodiscard]] bool used_share(double share) const;
    [[nodiscard]] std::size_t survivors(std::size_t count) const;
    [[nodiscard]] std::size_t lines() const;
    void vary();
    void report_lines();
    void report(std::size_t line);

    SearchOrder order_;
    StopSignal& signal_;
    StopRule stop_;
    SearchListener& listener_;
    Searcher searcher_;
    std::vector<Candidate> candidates_;  ///< best first, as far as is known
    int depth_ = 0;                      ///< of the search behind the substitutions, in this round
    Move last_answer_;                   ///< the best answer to the last candidate: tried first for the next
};

}  // namespace tenfold

#endif
