#include "search/root_search.h"

#include <algorithm>
#include <utility>

#include "search/root_report.h"

namespace tenfold {
namespace {

constexpr int kAspirationDepth = 5;
constexpr int kFirstWindow = 20;
constexpr int kWidestWindow = 700;  // then the window is opened altogether

bool better(const RootMove& a, const RootMove& b) {
    return a.score > b.score;
}

std::vector<RootMove> moves_to_search(Position& root, const std::vector<Move>& wanted) {
    std::vector<RootMove> moves;
    for (const Move m : root_moves(root, wanted)) {
        RootMove move;
        move.move = m;
        move.line = {m};
        moves.push_back(std::move(move));
    }
    return moves;
}

}  // namespace

bool outweighs(const Verdict& a, const Verdict& b) noexcept {
    if (a.move.score.is_mate() || b.move.score.is_mate()) {
        return a.move.score > b.move.score;  // a proof needs no depth
    }
    return a.depth > b.depth;
}

int RootSearch::depth_limit(const SearchLimits& limits) noexcept {
    return std::clamp(limits.depth.value_or(kMaxDepth), 1, kMaxDepth);
}

RootSearch::RootSearch(const Position& root, const SearchTools& tools, const SearchOrder& order,
                       DeepestIteration& deepest, std::uint64_t node_limit, Searcher::Interrupt interrupt,
                       From from)
    : deepest_(deepest),
      from_(from),
      searcher_(root, tools, node_limit,
                [this, stop = std::move(interrupt)] { return stop() || overtaken(); }),
      moves_(moves_to_search(searcher_.position(), order.limits.search_moves)),
      lines_(std::min(static_cast<std::size_t>(std::max(1, order.multi_pv)), moves_.size())) {}

std::optional<int> RootSearch::iterate(int depth, const Watch& watch) {
    depth_ = depth;
    for (RootMove& m : moves_) {
        m.previous = m.was_searched() ? m.score : m.previous;
    }
    for (std::size_t line = 0; line < lines_ && !searcher_.interrupted(); ++line) {
        search_line(line, watch);
    }
    if (!searcher_.interrupted()) {
        std::stable_sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(lines_), better);
        deepest_.offer(depth_, moves_);
    } else if (!take_over()) {
        settle_interrupted();
        return std::nullopt;
    }
    known_ = {moves_[0].move, moves_[0].score, depth_};
    return depth_;
}

/// Goes on from where another thread has got; false if none has got as far, or there is no memory for it. If
/// something else interrupted the search as well, it will do so again.
bool RootSearch::take_over() {
    const int reached = overtaken() ? deepest_.take(moves_) : 0;
    if (reached == 0) {
        return false;
    }
    depth_ = reached;
    searcher_.resume();
    return true;
}

/// chessprogramming.org "Aspiration Windows": a narrow window around the last score, opened as needed.
void RootSearch::search_line(std::size_t line, const Watch& watch) {
    const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(line);
    const Searcher::RootTask task{line, depth_, from_ == From::LastMove};
    const Score expected = first->previous;
    int window = kFirstWindow;
    Score alpha = -Score::infinite();
    Score beta = Score::infinite();
    if (depth_ >= kAspirationDepth && !expected.is_decisive()) {
        alpha = expected - window;
        beta = expected + window;
    }
    while (true) {
        const Score score = searcher_.search_root(moves_, task, alpha, beta, watch.on_move);
        std::stable_sort(first, moves_.end(), better);
        if (searcher_.interrupted() || (score > alpha && score < beta)) {
            return;
        }
        if (line == 0) {
            watch.on_bound();
        }
        window *= 2;
        const bool open = window > kWidestWindow || score.is_decisive();
        if (score <= alpha) {
            alpha = open ? -Score::infinite() : score - window;
        } else {
            beta = open ? Score::infinite() : score + window;
            known_ = line == 0 ? Known{first->move, score, depth_} : known_;
        }
    }
}

/// The last iteration was cut off: what it found out to the end counts, for the rest what was known before.
void RootSearch::settle_interrupted() {
    if (moves_[0].was_searched() && moves_[0].bound != Bound::Upper) {
        known_ = {moves_[0].move, moves_[0].score, depth_};
        return;
    }
    if (known_.move.is_none()) {
        known_ = {moves_[0].move, searcher_.tools().evaluate(searcher_.position()), 1};
    }
    const auto best =
        std::find_if(moves_.begin(), moves_.end(), [&](const RootMove& m) { return m.move == known_.move; });
    std::rotate(moves_.begin(), best, best + 1);
    moves_[0].score = known_.score;
}

}  // namespace tenfold
