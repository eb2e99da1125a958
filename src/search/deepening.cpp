#include "search/deepening.h"

#include <algorithm>
#include <cassert>

#include "movegen/movegen.h"
#include "movegen/status.h"
#include "search/pv_check.h"
#include "search/root_report.h"

namespace tenfold {
namespace {

constexpr int kMaxDepth = Score::kMaxPly - 6;
constexpr int kAspirationDepth = 5;
constexpr int kFirstWindow = 20;
constexpr int kWidestWindow = 700;  // then the window is opened altogether
// A forced move gets this many plies, for the sake of the expected answer.
constexpr int kForcedMoveDepth = 6;

bool better(const RootMove& a, const RootMove& b) {
    return a.score > b.score;
}

}  // namespace

Deepening::Deepening(const Position& root, const SearchTools& tools, const SearchOrder& order,
                     StopSignal& signal, SearchListener& listener)
    : order_(order),
      signal_(signal),
      stop_(order_, signal_),
      listener_(listener),
      searcher_(root, tools, node_limit(order.limits), [this] { return stop_.interrupts(); }) {
    find_root_moves();
}

SearchResult Deepening::run() {
    if (moves_.empty()) {
        listener_.on_info(report_no_moves(searcher_, stop_));
    } else {
        iterate();
        report_outcome();
    }
    if (stop_.is_infinite() || signal_.pondering()) {
        signal_.wait(stop_.is_infinite());
    }
    return moves_.empty() ? SearchResult{} : SearchResult{moves_[0].move, expected_answer()};
}

void Deepening::find_root_moves() {
    for (const Move m : root_moves(searcher_.position(), order_.limits.search_moves)) {
        RootMove move;
        move.move = m;
        move.line = {m};
        moves_.push_back(std::move(move));
    }
}

void Deepening::iterate() {
    const int most = std::clamp(order_.limits.depth.value_or(kMaxDepth), 1, kMaxDepth);
    while (depth_ < most) {
        ++depth_;
        for (RootMove& m : moves_) {
            m.previous = m.was_searched() ? m.score : m.previous;
        }
        search_lines();
        if (searcher_.interrupted()) {
            settle_interrupted();
            return;
        }
        known_ = {moves_[0].move, moves_[0].score, depth_};
        for (std::size_t line = 0; line < lines(); ++line) {
            report(line, depth_);
        }
        if (is_enough()) {
            return;
        }
    }
}

void Deepening::search_lines() {
    for (std::size_t line = 0; line < lines() && !searcher_.interrupted(); ++line) {
        search_line(line);
    }
    if (!searcher_.interrupted()) {
        std::stable_sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(lines()), better);
    }
}

/// chessprogramming.org "Aspiration Windows": a narrow window around the last score, opened as needed.
void Deepening::search_line(std::size_t line) {
    const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(line);
    const Score expected = first->previous;
    int window = kFirstWindow;
    Score alpha = -Score::infinite();
    Score beta = Score::infinite();
    if (depth_ >= kAspirationDepth && !expected.is_decisive()) {
        alpha = expected - window;
        beta = expected + window;
    }
    while (true) {
        const Score score = searcher_.search_root(moves_, line, alpha, beta, depth_,
                                                  [this](Move m, int number) { on_root_move(m, number); });
        std::stable_sort(first, moves_.end(), better);
        if (searcher_.interrupted() || (score > alpha && score < beta)) {
            return;
        }
        if (line == 0 && stop_.elapsed() >= kTalkative) {
            report(line, depth_);
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
void Deepening::settle_interrupted() {
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

bool Deepening::is_enough() {
    const RootMove& best = moves_[0];
    stable_iterations_ = best.move == last_best_ ? stable_iterations_ + 1 : 0;
    const bool clock = clock_says_enough();
    last_best_ = best.move;
    last_score_ = best.score;
    if (order_.limits.mate && best.score.is_mate() && best.score.mate_moves() <= *order_.limits.mate) {
        return true;
    }
    if (clock) {
        stop_.use_up_clock();
    }
    return stop_.ends_here();
}

bool Deepening::clock_says_enough() {
    if (!order_.budget.soft) {
        return order_.budget.hard && stop_.elapsed() >= *order_.budget.hard;
    }
    const Score score = moves_[0].score;
    const int drop = last_best_.is_none() || score.is_decisive() ? 0 : (last_score_ - score).raw();
    const double factor = soft_bound_factor(stable_iterations_, drop);
    const bool forced = moves_.size() == 1 && depth_ >= kForcedMoveDepth;
    // A mate that fits twice into the depth won't be improved on.
    const bool mated = score.is_decisive() && depth_ > 4 * std::abs(score.mate_moves());
    return forced || mated ||
           static_cast<double>(stop_.elapsed().count()) >=
               factor * static_cast<double>(order_.budget.soft->count());
}

std::size_t Deepening::lines() const {
    return std::min(static_cast<std::size_t>(std::max(1, order_.multi_pv)), moves_.size());
}

void Deepening::on_root_move(Move m, int number) {
    if (stop_.elapsed() >= kTalkative) {
        listener_.on_current_move(depth_, m, number);
    }
}

void Deepening::report(std::size_t line, int depth) {
    const RootMove& move = moves_[line];
    assert(is_playable(searcher_.position(), move.line));
    SearchInfo info = report_now(searcher_, stop_, move.score);
    info.depth = depth;
    info.selective_depth = std::max(depth, move.selective_depth);
    info.multi_pv = static_cast<int>(line) + 1;
    info.bound = move.bound;
    info.line = move.line;
    if (line == 0) {
        reported_ = {searcher_.nodes(), move.bound == Bound::Exact};
    }
    listener_.on_info(info);
}

void Deepening::report_outcome() {
    RootMove& best = moves_[0];
    if (reported_.exact && reported_.nodes == searcher_.nodes()) {
        return;
    }
    best.bound = Bound::Exact;  // the best that is known: a reader must not be left with a bound
    report(0, known_.depth);
}

Move Deepening::expected_answer() {
    const RootMove& best = moves_[0];
    if (best.line.size() > 1) {
        return best.line[1];
    }
    Position& position = searcher_.position();
    position.make(best.move);
    Move answer;
    if (const auto entry = searcher_.tools().table.probe(position.key(), 1);
        entry && !game_status(position).over()) {
        MoveList legal;
        generate_legal(position, legal);
        answer = legal.contains(entry->move) ? entry->move : Move::none();
    }
    position.unmake();
    return answer;
}

}  // namespace tenfold
