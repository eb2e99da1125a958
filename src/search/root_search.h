#ifndef TENFOLD_SEARCH_ROOT_SEARCH_H
#define TENFOLD_SEARCH_ROOT_SEARCH_H

#include <functional>
#include <vector>

#include "search/root_move.h"
#include "search/searcher.h"
#include "search/stop_rule.h"

namespace tenfold {

/// The move that a search would play, with its line, and the depth to which it was searched.
struct Verdict {
    RootMove move;
    int depth = 0;
};

/// Does `a` tell more than `b`, both being of the same position?
[[nodiscard]] bool outweighs(const Verdict& a, const Verdict& b) noexcept;

/// One thread's iterations over the moves at the root: aspiration windows, several lines, and what is known
/// when an iteration is cut off. Knows nothing of clocks and listeners.
class RootSearch {
public:
    static constexpr int kMaxDepth = Score::kMaxPly - 6;

    /// What there is to hear while an iteration runs.
    struct Watch {
        std::function<void(Move, int)> on_move;  ///< will be searched next; counting from 1
        std::function<void()> on_bound;          ///< the first line's score lies outside of its window
    };

    /// Considers the order's moves, and as many lines as it wants. REQUIRES: `tools` outlive this.
    RootSearch(const Position& root, const SearchTools& tools, const SearchOrder& order,
               std::uint64_t node_limit, Searcher::Interrupt interrupt);

    /// Best first. Empty if there is no legal move.
    [[nodiscard]] const std::vector<RootMove>& moves() const noexcept { return moves_; }
    /// How many of them are to become exact.
    [[nodiscard]] std::size_t lines() const noexcept { return lines_; }
    /// Searches all lines to this depth. False if it was interrupted: then the first move is the best of
    /// those that were searched to the end, in this iteration or the one before. REQUIRES: there are moves;
    /// depth within 1..kMaxDepth, growing from call to call.
    bool iterate(int depth, const Watch& watch);
    /// REQUIRES: iterate() was called.
    [[nodiscard]] Verdict verdict() const { return {moves_[0], known_.depth}; }

    [[nodiscard]] Searcher& searcher() noexcept { return searcher_; }
    [[nodiscard]] const Searcher& searcher() const noexcept { return searcher_; }

private:
    void search_line(std::size_t line, const Watch& watch);
    void settle_interrupted();

    Searcher searcher_;
    std::vector<RootMove> moves_;
    std::size_t lines_;
    int depth_ = 0;
    /// The best move that was searched to the end: by the last iteration, or by failing high in this one.
    struct Known {
        Move move;
        Score score;
        int depth = 0;
    } known_;
};

}  // namespace tenfold

#endif
