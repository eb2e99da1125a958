#ifndef TENFOLD_SEARCH_ROOT_SEARCH_H
#define TENFOLD_SEARCH_ROOT_SEARCH_H

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "search/deepest_iteration.h"
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

/// One thread's iterations over the moves at the root: aspiration windows, several lines, what is known when
/// an iteration is cut off, and going on from where another thread has got. Knows nothing of clocks and
/// listeners.
class RootSearch {
public:
    static constexpr int kMaxDepth = Score::kMaxPly - 6;

    /// The depth that a search may get to.
    [[nodiscard]] static int depth_limit(const SearchLimits& limits) noexcept;

    /// What there is to hear while an iteration runs.
    struct Watch {
        std::function<void(Move, int)> on_move;  ///< will be searched next; counting from 1
        std::function<void()> on_bound;          ///< the first line's score lies outside of its window
    };

    /// From which end a thread takes the moves after the first.
    enum class From : std::uint8_t { BestMove, LastMove };

    /// Considers the order's moves, and as many lines as it wants. `deepest` is shared by all threads of the
    /// search. REQUIRES: `tools` and `deepest` outlive this.
    RootSearch(const Position& root, const SearchTools& tools, const SearchOrder& order,
               DeepestIteration& deepest, std::uint64_t node_limit, Searcher::Interrupt interrupt,
               From from = From::BestMove);

    /// Best first. Empty if there is no legal move.
    [[nodiscard]] const std::vector<RootMove>& moves() const noexcept { return moves_; }
    /// How many of them are to become exact.
    [[nodiscard]] std::size_t lines() const noexcept { return lines_; }
    /// Searches all lines to this depth and tells it; or, if another thread finishes it or a deeper one
    /// before, takes over that thread's moves and tells its depth. Empty if interrupted: then the first move
    /// is the best of those that were searched to the end, in this iteration or the one before. REQUIRES:
    /// there are moves; depth within 1..kMaxDepth, above what was told before.
    [[nodiscard]] std::optional<int> iterate(int depth, const Watch& watch);
    /// REQUIRES: iterate() was called.
    [[nodiscard]] Verdict verdict() const { return {moves_[0], known_.depth}; }

    [[nodiscard]] Searcher& searcher() noexcept { return searcher_; }
    [[nodiscard]] const Searcher& searcher() const noexcept { return searcher_; }

private:
    void search_line(std::size_t line, const Watch& watch);
    [[nodiscard]] bool overtaken() const noexcept { return deepest_.depth() >= depth_; }
    [[nodiscard]] bool take_over();
    void settle_interrupted();

    DeepestIteration& deepest_;
    const From from_;
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
