#include <algorithm>

#include "search/searcher.h"

/// Steps of the search for one move of a node (docs/search.md, steps 9, 10 and 13).
namespace tenfold {
namespace {

constexpr int kLateMoveDepth = 8;
constexpr int kFutilityDepth = 7;
constexpr int kFutilityBase = 180;
constexpr int kFutilityMargin = 130;  // for each ply
constexpr int kHistoryDepth = 4;
constexpr int kHistoryFloor = -2800;  // for each ply
constexpr int kExchangeDepth = 8;
constexpr int kQuietExchange = -45;     // for each ply
constexpr int kCaptureExchange = -110;  // for each ply
constexpr int kHistoryPerPly = 7000;    // of reduction
constexpr int kBonusPerPly = 160;
constexpr int kMaxBonus = 1600;

}  // namespace

/// Quiet moves after a certain number are hardly ever good near the horizon.
bool Searcher::is_late(const Node& node, int number) noexcept {
    const int most = (4 + node.depth * node.depth) * (node.improving ? 2 : 1) * 3 / 2;
    return node.depth <= kLateMoveDepth && number > most;
}

int Searcher::base_reduction(int depth, int number) const noexcept {
    const auto last = static_cast<int>(reductions_.size()) - 1;
    return reductions_[static_cast<std::size_t>(std::min(depth, last))]
                      [static_cast<std::size_t>(std::min(number, last))];
}

/// chessprogramming.org "Futility Pruning", "History Leaf Pruning", "Late Move Pruning".
bool Searcher::prune_quiet(const Node& node, Move m, int number, Score alpha) const {
    if (is_late(node, number)) {
        return true;
    }
    const int depth = std::max(1, node.depth - base_reduction(node.depth, number));
    if (!node.in_check && depth <= kFutilityDepth && !alpha.is_decisive() &&
        node.eval + kFutilityBase + kFutilityMargin * depth <= alpha) {
        return true;
    }
    return depth <= kHistoryDepth &&
           tools_.history.value(piece_to(position_, m), contexts(node.ply)) < kHistoryFloor * depth;
}

bool Searcher::prune(const Node& node, Move m, int number, Score alpha) const {
    if (node.is_pv && node.depth > 3) {
        return false;
    }
    if (is_quiet(m) && !node.in_check && !tools_.checks.gives_check(position_, m) &&
        prune_quiet(node, m, number, alpha)) {
        return true;
    }
    const int margin = is_quiet(m) ? kQuietExchange : kCaptureExchange;
    return node.depth <= kExchangeDepth && !tools_.exchanges.reaches(position_, m, margin * node.depth);
}

/// chessprogramming.org "Late Move Reductions".
int Searcher::reduction(const Node& node, Move m, PieceTo moved, int number, bool gives_check) const {
    int r = base_reduction(node.depth, number);
    r += node.cut_expected ? 1 : 0;
    r += node.improving ? 0 : 1;
    r -= node.is_pv ? 1 : 0;
    r -= gives_check || node.in_check ? 1 : 0;
    if (is_quiet(m)) {
        r += node.table_move_is_capture ? 1 : 0;
        r -= tools_.history.value(moved, contexts(node.ply)) / kHistoryPerPly;
    } else {
        r -= 1;
    }
    return std::max(0, r);
}

Score Searcher::search_move(const Node& node, Move m, Score alpha, Score beta, int extension, int number) {
    const int ply = node.ply;
    const int depth = node.depth - 1 + extension;
    make(m, ply);
    Score score = alpha;
    bool full = number == 1;
    if (number > 1) {
        int reduced = 0;
        if (node.depth >= 3 && number > (node.is_pv ? 3 : 2)) {
            const bool gives_check = frame(ply + 1).danger.in_check;
            reduced = std::min(reduction(node, m, frame(ply).moved, number, gives_check), depth - 1);
        }
        score = -search(-alpha - 1, -alpha, depth - std::max(reduced, 0), ply + 1, true);
        if (score > alpha && reduced > 0 && !interrupted_) {
            score = -search(-alpha - 1, -alpha, depth, ply + 1, !node.cut_expected);
        }
        full = score > alpha && score < beta && !interrupted_;
    }
    if (full) {
        score = -search(-beta, -alpha, depth, ply + 1, !node.is_pv && !node.cut_expected);
    }
    unmake();
    return score;
}

void Searcher::note_tried(Frame& here, Move m) {
    if (is_quiet(m)) {
        here.quiets_tried.push_back(m);
    } else {
        here.captures_tried.push_back(m);
    }
}

void Searcher::learn_from_cutoff(const Node& node, Move best) {
    Frame& here = frame(node.ply);
    const int bonus = std::min(kBonusPerPly * node.depth, kMaxBonus);
    const auto answers = contexts(node.ply);
    if (is_quiet(best)) {
        if (here.killers[0] != best) {
            here.killers = {best, here.killers[0]};
        }
        tools_.history.set_counter_move(frame(node.ply - 1).moved, best);
        tools_.history.update(piece_to(position_, best), answers, bonus);
        for (const Move m : here.quiets_tried) {
            tools_.history.update(piece_to(position_, m), answers, -bonus);
        }
    } else {
        tools_.history.update_capture(piece_to(position_, best), position_[best.to()], bonus);
    }
    for (const Move m : here.captures_tried) {
        tools_.history.update_capture(piece_to(position_, m), position_[m.to()], -bonus);
    }
}

}  // namespace tenfold
