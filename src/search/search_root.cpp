#include <algorithm>

#include "search/searcher.h"

namespace tenfold {

Score Searcher::search_root(std::vector<RootMove>& moves, const RootTask& task, Score alpha, Score beta,
                            const std::function<void(Move, int)>& on_move) {
    const auto [first, depth, backwards] = task;
    root_depth_ = depth;
    frame(0).danger = find_danger(position_);
    frame(0).eval = frame(0).danger.in_check ? -Score::infinite() : evaluate();
    frame(1).killers = {};
    for (std::size_t i = first; i < moves.size(); ++i) {
        moves[i].score = -Score::infinite();
    }
    const Score old_alpha = alpha;
    Score best = -Score::infinite();
    Node node{0, depth, true, false, frame(0).danger.in_check, true, frame(0).eval, moves[first].move, false};
    for (std::size_t k = first; k < moves.size(); ++k) {
        const std::size_t i = backwards && k > first ? moves.size() + first - k : k;
        const int number = static_cast<int>(i - first) + 1;
        RootMove& root_move = moves[i];
        on_move(root_move.move, number);
        selective_depth_ = 0;
        const Score score = search_move(node, root_move.move, alpha, beta, 0, number);
        if (interrupted_) {
            return best;
        }
        best = std::max(best, score);
        if (score > alpha || number == 1) {
            root_move.score = score;
            root_move.bound = bound_of(score, old_alpha, beta);
            root_move.selective_depth = selective_depth_ + 1;
            set_line(0, root_move.move);
            root_move.line = frame(0).line;
            alpha = std::max(alpha, score);
        }
        if (score >= beta) {
            break;
        }
    }
    const auto best_move =
        std::max_element(moves.begin() + static_cast<std::ptrdiff_t>(first), moves.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score < b.score; });
    if (first == 0) {
        remember(node, best_move->move, best, bound_of(best, old_alpha, beta));
    }
    return best;
}

}  // namespace tenfold
