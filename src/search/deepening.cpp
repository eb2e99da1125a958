#include "search/deepening.h"

#include <algorithm>
#include <cassert>

#include "movegen/movegen.h"
#include "movegen/status.h"
#include "search/pv_check.h"
#include "search/root_report.h"

namespace tenfold {
namespace {

// A forced move gets this many plies, for the sake of the expected answer.
constexpr int kForcedMoveDepth = 6;

}  // namespace

Deepening::Deepening(const Position& root, const SearchTools& tools, Helpers& helpers,
                     const SearchOrder& order, StopSignal& signal, SearchListener& listener)
    : order_(order),
      signal_(signal),
      stop_(order_, signal_),
      listener_(listener),
      helpers_(helpers),
      // Alone it keeps a limit of nodes to the node.
      root_(root, tools, order_, helpers.deepest(), helpers.empty() ? node_limit(order.limits) : 0,
            [this] { return must_end(); }) {}

SearchResult Deepening::run() {
    const bool can_move = !root_.moves().empty();
    if (can_move) {
        helpers_.begin();
        iterate();
        helpers_.end();
        listen_to_helpers();
        report_outcome();
    } else {
        listener_.on_info(report_no_moves(root_.searcher(), stop_));
    }
    if (stop_.is_infinite() || signal_.pondering()) {
        signal_.wait(stop_.is_infinite());
    }
    return can_move ? SearchResult{verdict_.move.move, expected_answer()} : SearchResult{};
}

bool Deepening::must_end() {
    return stop_.interrupts() || (!helpers_.empty() && helpers_.limit_reached(root_.searcher().nodes()));
}

void Deepening::iterate() {
    const int most = RootSearch::depth_limit(order_.limits);
    for (int next = 1; next <= most;) {
        const RootSearch::Watch watch{[&](Move m, int number) {
                                          if (stop_.elapsed() >= kTalkative) {
                                              listener_.on_current_move(next, m, number);
                                          }
                                      },
                                      [&] {
                                          if (stop_.elapsed() >= kTalkative) {
                                              report(root_.moves()[0], 0, next);
                                          }
                                      }};
        const auto depth = root_.iterate(next, watch);
        if (!depth) {
            return;
        }
        for (std::size_t line = 0; line < root_.lines(); ++line) {
            report(root_.moves()[line], line, *depth);
        }
        if (is_enough(*depth)) {
            return;
        }
        next = *depth + 1;
    }
}

/// The deepest search knows best; among equals the main one, whose lines were reported. A depth that was
/// asked for is that of the main thread, and several lines are of one mind.
void Deepening::listen_to_helpers() {
    verdict_ = root_.verdict();
    if (order_.limits.depth || root_.lines() > 1) {
        return;
    }
    if (auto other = helpers_.best_verdict(); other && outweighs(*other, verdict_)) {
        verdict_ = std::move(*other);
    }
}

bool Deepening::is_enough(int depth) {
    const RootMove& best = root_.moves()[0];
    stable_iterations_ = best.move == last_best_ ? stable_iterations_ + 1 : 0;
    const bool clock = clock_says_enough(depth);
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

bool Deepening::clock_says_enough(int depth) {
    if (!order_.budget.soft) {
        return order_.budget.hard && stop_.elapsed() >= *order_.budget.hard;
    }
    const Score score = root_.moves()[0].score;
    const int drop = last_best_.is_none() || score.is_decisive() ? 0 : (last_score_ - score).raw();
    const double factor = soft_bound_factor(stable_iterations_, drop);
    const bool forced = root_.moves().size() == 1 && depth >= kForcedMoveDepth;
    // A mate that fits twice into the depth won't be improved on.
    const bool mated = score.is_decisive() && depth > 4 * std::abs(score.mate_moves());
    return forced || mated ||
           static_cast<double>(stop_.elapsed().count()) >=
               factor * static_cast<double>(order_.budget.soft->count());
}

std::uint64_t Deepening::nodes() const noexcept {
    return root_.searcher().nodes() + helpers_.nodes();
}

void Deepening::report(const RootMove& move, std::size_t line, int depth) {
    assert(is_playable(root_.searcher().position(), move.line));
    SearchInfo info = report_now(root_.searcher(), stop_, move.score);
    info.nodes = nodes();
    info.depth = depth;
    info.selective_depth = std::max(depth, move.selective_depth);
    info.multi_pv = static_cast<int>(line) + 1;
    info.bound = move.bound;
    info.line = move.line;
    if (line == 0) {
        reported_ = {info.nodes, move.move, move.bound == Bound::Exact};
    }
    listener_.on_info(info);
}

void Deepening::report_outcome() {
    // The nodes alone don't tell: helpers may have ended, with a better move, before the last report.
    if (reported_.exact && reported_.nodes == nodes() && reported_.best == verdict_.move.move) {
        return;
    }
    verdict_.move.bound = Bound::Exact;  // the best that is known: a reader must not be left with a bound
    report(verdict_.move, 0, verdict_.depth);
}

Move Deepening::expected_answer() {
    const RootMove& best = verdict_.move;
    if (best.line.size() > 1) {
        return best.line[1];
    }
    Position& position = root_.searcher().position();
    position.make(best.move);
    Move answer;
    if (const auto entry = root_.searcher().tools().table.probe(position.key(), 1);
        entry && !game_status(position).over()) {
        MoveList legal;
        generate_legal(position, legal);
        answer = legal.contains(entry->move) ? entry->move : Move::none();
    }
    position.unmake();
    return answer;
}

}  // namespace tenfold
