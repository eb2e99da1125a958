#include <algorithm>

#include "movegen/movegen.h"
#include "search/searcher.h"

/// Steps of the search that end a node before its moves are tried (docs/search.md, step 6).
namespace tenfold {
namespace {

constexpr int kRazorDepth = 3;
constexpr int kRazorMargin = 220;  // for each ply
constexpr int kReverseFutilityDepth = 8;
constexpr int kReverseFutilityMargin = 85;  // for each ply
constexpr int kNullDepth = 3;
constexpr int kNullReduction = 3;
constexpr int kNullEvalStep = 180;  // one ply more for each of these above beta
// With fewer pieces than the first a null move isn't tried, with fewer than the second it isn't believed
// without a search: that of a shallow node is too shallow to see a zugzwang.
constexpr int kNullOfficers = 2;
constexpr int kZugzwangOfficers = 3;
constexpr int kVerificationDepth = 12;
constexpr int kSingularDepth = 7;
constexpr int kSingularMargin = 2;  // for each ply

}  // namespace

Score Searcher::static_eval(const std::optional<TableEntry>& entry, int ply) {
    if (!frame(ply).excluded.is_none()) {
        return frame(ply).eval;
    }
    return entry && entry->eval > -Score::infinite() ? entry->eval : evaluate();
}

Score Searcher::corrected_eval(Score eval, const std::optional<TableEntry>& entry) noexcept {
    if (!entry || eval == -Score::infinite() || entry->score.is_decisive()) {
        return eval;
    }
    const bool tells = entry->bound == Bound::Exact ||
                       (entry->bound == Bound::Lower && entry->score > eval) ||
                       (entry->bound == Bound::Upper && entry->score < eval);
    return tells ? entry->score : eval;
}

/// chessprogramming.org "Razoring" and "Reverse Futility Pruning".
bool Searcher::shallow_refutes(const Node& node, Score alpha, Score beta, Score& score) {
    if (node.depth <= kRazorDepth && !alpha.is_decisive() && node.eval + kRazorMargin * node.depth < alpha) {
        score = quiescence(alpha, alpha + 1, node.ply);
        if (score <= alpha) {
            return true;
        }
    }
    const int margin = kReverseFutilityMargin * (node.depth - (node.improving ? 1 : 0));
    if (node.depth <= kReverseFutilityDepth && !beta.is_decisive() && node.eval - margin >= beta) {
        score = node.eval;
        return true;
    }
    return false;
}

/// chessprogramming.org "Null Move Pruning": if even passing is too good, a move will be.
bool Searcher::null_move_refutes(const Node& node, Score beta, Score& score) {
    const int ply = node.ply;
    const Color us = position_.side();
    if (node.depth < kNullDepth || node.eval < beta || beta.is_decisive() || ply < null_forbidden_until_ ||
        frame(ply - 1).moved.is_none() || !has_officers(us, kNullOfficers)) {
        return false;
    }
    const int over = (node.eval - beta).raw() / kNullEvalStep;
    const int depth = node.depth - (kNullReduction + node.depth / 4 + std::min(over, 3));
    make(Move::none(), ply);
    score = -search(-beta, -beta + 1, depth, ply + 1, !node.cut_expected);
    unmake();
    if (interrupted_ || score < beta) {
        return interrupted_;
    }
    score = score.is_mate() ? beta : score;  // a mate that begins with a pass is none
    // Where passing is a legal move, nobody is ever in zugzwang.
    if ((has_officers(us, kZugzwangOfficers) && node.depth < kVerificationDepth) ||
        is_pseudo_legal(position_, Move::pass())) {
        return true;
    }
    if (null_forbidden_until_ > 0) {
        return true;
    }
    null_forbidden_until_ = ply + 3 * std::max(depth, 1) / 4;
    const Score verified = search(beta - 1, beta, depth, ply, false);
    null_forbidden_until_ = 0;
    return interrupted_ || verified >= beta;
}

/// chessprogramming.org "Singular Extensions".
int Searcher::singular_extension(const Node& node, const std::optional<TableEntry>& entry) {
    if (node.ply == 0 || node.depth < kSingularDepth || !entry || entry->move.is_none() ||
        entry->bound == Bound::Upper || entry->depth < node.depth - 3 || entry->score.is_decisive() ||
        node.ply >= 2 * root_depth_) {
        return 0;
    }
    const Score target = entry->score - kSingularMargin * node.depth;
    frame(node.ply).excluded = entry->move;
    const Score others = search(target - 1, target, (node.depth - 1) / 2, node.ply, node.cut_expected);
    frame(node.ply).excluded = Move::none();
    if (others < target) {
        return 1;
    }
    return entry->score >= target && others >= target && node.cut_expected ? -1 : 0;
}

}  // namespace tenfold
