#include "search/prelude_search.h"

#include <algorithm>

#include "core/random.h"
#include "movegen/movegen.h"
#include "search/game_end.h"
#include "search/root_report.h"

namespace tenfold {

namespace {

constexpr int kMaxDepth = 60;
// Of the candidates one in so many goes on to the next round ...
constexpr std::size_t kShareGoingOn = 4;
// ... but at least these.
constexpr std::size_t kFewest = 6;
// The first round may take this part of the time or of the nodes: the candidates not looked at by then, which
// a shuffle has chosen, are left out.
constexpr double kFirstRoundShare = 0.4;
// Without a soft bound that is given, the search ends after this part of the hard one.
constexpr double kWholeShare = 0.9;
// Answers in the prelude that the first round looks at; twice as many in each further one.
constexpr std::size_t kFirstSample = 2;
constexpr int kMaxDoublings = 5;
// A position's search begins so many plies below its depth.
constexpr int kWarmUp = 2;

/// A mate is one ply further away when seen from the ply before.
Score one_ply_before(Score after) {
    const Score score = -after;
    if (!score.is_decisive()) {
        return score;
    }
    return score.is_mate() ? score - 1 : score + 1;
}

}  // namespace

PreludeSearch::PreludeSearch(const Position& root, const SearchTools& tools, const SearchOrder& order,
                             StopSignal& signal, SearchListener& listener)
    : order_(order),
      signal_(signal),
      stop_(order_, signal_),
      listener_(listener),
      searcher_(root, tools, node_limit(order.limits), [this] { return stop_.interrupts(); }) {
    find_candidates(root);
}

void PreludeSearch::find_candidates(const Position& root) {
    for (const Move m : root_moves(searcher_.position(), order_.limits.search_moves)) {
        candidates_.push_back({m, {-Score::infinite(), {m}}, 0});
    }
    // Which of them are looked at if time is short must not depend on the order of the squares.
    Random random(root.key() ^ order_.taste.seed);
    for (std::size_t i = candidates_.size(); i > 1; --i) {
        std::swap(candidates_[i - 1], candidates_[random.below(i)]);
    }
}

SearchResult PreludeSearch::run() {
    const int most = std::clamp(order_.limits.depth.value_or(kMaxDepth), 1, kMaxDepth);
    std::size_t count = candidates_.size();
    while (depth_ < most && count > 0) {
        ++depth_;
        const std::size_t done = look_at(count);
        std::stable_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(done),
                         [](const Candidate& a, const Candidate& b) { return a.line.score > b.line.score; });
        if (done > 0 && !searcher_.interrupted()) {
            report_lines();
        }
        if (searcher_.interrupted() || is_enough()) {
            break;
        }
        count = survivors(done);
    }
    if (candidates_.empty()) {
        listener_.on_info(report_no_moves(searcher_, stop_));
    } else {
        vary();
        report(0);
    }
    if (stop_.is_infinite() || signal_.pondering()) {
        signal_.wait(stop_.is_infinite());
    }
    if (candidates_.empty()) {
        return {};
    }
    const std::vector<Move>& line = candidates_[0].line.moves;
    return {candidates_[0].move, line.size() > 1 ? line[1] : Move::none()};
}

std::size_t PreludeSearch::look_at(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        Candidate& candidate = candidates_[i];
        if (depth_ == 1 && i >= lines() && used_share(kFirstRoundShare)) {
            return i;
        }
        if (stop_.elapsed() >= kTalkative) {
            listener_.on_current_move(depth_, candidate.move, static_cast<int>(i) + 1);
        }
        Line line = line_after(candidate.move);
        if (searcher_.interrupted()) {
            return i;
        }
        candidate.line = std::move(line);
        candidate.depth = depth_;
    }
    return count;
}

PreludeSearch::Line PreludeSearch::line_after(Move m) {
    searcher_.position().make(m);
    Line after = best_line();
    searcher_.position().unmake();
    after.score = one_ply_before(after.score);
    after.moves.insert(after.moves.begin(), m);
    return after;
}

PreludeSearch::Line PreludeSearch::best_line() {
    return searcher_.position().in_prelude() ? best_answer() : search_game();
}

PreludeSearch::Line PreludeSearch::best_answer() {
    Line best;
    for (const Move m : sample_answers()) {
        Line line = line_after(m);
        if (searcher_.interrupted()) {
            break;
        }
        if (line.score > best.score || best.moves.empty()) {
            best = std::move(line);
        }
    }
    last_answer_ = best.moves.empty() ? Move::none() : best.moves[0];
    return best;
}

/// The position behind the prelude, to the round's depth.
PreludeSearch::Line PreludeSearch::search_game() {
    Position& position = searcher_.position();
    MoveList legal;
    generate_legal(position, legal);
    if (legal.empty()) {
        return {score_without_moves(position, in_check(position), 0), {}};
    }
    std::vector<RootMove> moves(legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i) {
        moves[i].move = legal[i];
    }
    for (int depth = std::max(1, depth_ - kWarmUp); depth <= depth_ && !searcher_.interrupted(); ++depth) {
        searcher_.search_root(moves, {0, depth}, -Score::infinite(), Score::infinite(), [](Move, int) {});
        std::stable_sort(moves.begin(), moves.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    }
    return {moves[0].score, moves[0].line};
}

std::vector<Move> PreludeSearch::sample_answers() {
    Position& position = searcher_.position();
    const Danger danger = find_danger(position);
    MoveList all;
    generate(position, MoveClass::All, all);
    std::vector<Move> sample;
    const auto add_if_legal = [&](Move m) {
        if (std::find(sample.begin(), sample.end(), m) == sample.end() && is_legal(position, m, danger)) {
            sample.push_back(m);
        }
    };
    if (all.contains(last_answer_)) {
        add_if_legal(last_answer_);
    }
    // Seeded by the position, so that each round looks at the answers of the last one and at more.
    Random random(position.key());
    const std::size_t wanted = kFirstSample << static_cast<unsigned>(std::min(depth_ - 1, kMaxDoublings));
    for (std::size_t i = all.size(); i > 0 && sample.size() < wanted; --i) {
        std::swap(all[i - 1], all[random.below(i)]);
        add_if_legal(all[i - 1]);
    }
    return sample;
}

bool PreludeSearch::is_enough() const {
    const Score best = candidates_[0].line.score;
    const auto& mate = order_.limits.mate;
    // On a clock, there is nothing to think about.
    const bool forced = candidates_.size() == 1 && order_.budget.soft && !signal_.pondering();
    return signal_.stopped() || forced || used_share(kWholeShare) ||
           (mate && best.is_mate() && best.mate_moves() <= *mate);
}

/// Has this part of what the search may take been used up? Never if only stop() ends it.
bool PreludeSearch::used_share(double share) const {
    if (stop_.is_infinite() || signal_.pondering()) {
        return false;
    }
    const auto& nodes = order_.limits.nodes;
    const auto& time = order_.budget.soft ? order_.budget.soft : order_.budget.hard;
    return (nodes && static_cast<double>(searcher_.nodes()) >= share * static_cast<double>(*nodes)) ||
           (time &&
            static_cast<double>(stop_.elapsed().count()) >= share * static_cast<double>(time->count()));
}

std::size_t PreludeSearch::survivors(std::size_t count) const {
    return std::min(count, std::max({count / kShareGoingOn, kFewest, lines()}));
}

std::size_t PreludeSearch::lines() const {
    return std::min(static_cast<std::size_t>(std::max(1, order_.multi_pv)), candidates_.size());
}

/// Puts one of those that are nearly as good as the best first.
void PreludeSearch::vary() {
    if (order_.taste.variety == 0) {
        return;
    }
    const Score enough = candidates_[0].line.score - order_.taste.variety;
    std::vector<std::size_t> good;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        if (candidates_[i].depth > 0 && candidates_[i].line.score >= enough) {
            good.push_back(i);
        }
    }
    if (!good.empty()) {
        Random random(searcher_.position().key() ^ order_.taste.seed);
        const auto chosen =
            candidates_.begin() + static_cast<std::ptrdiff_t>(good[random.below(good.size())]);
        std::rotate(candidates_.begin(), chosen, chosen + 1);
    }
}

void PreludeSearch::report_lines() {
    for (std::size_t line = 0; line < lines(); ++line) {
        report(line);
    }
}

void PreludeSearch::report(std::size_t line) {
    const Candidate& candidate = candidates_[line];
    SearchInfo info =
        report_now(searcher_, stop_, candidate.depth > 0 ? candidate.line.score : Score::zero());
    info.depth = std::max(1, candidate.depth);
    info.selective_depth = std::max(info.depth, static_cast<int>(candidate.line.moves.size()));
    info.multi_pv = static_cast<int>(line) + 1;
    info.line = candidate.line.moves;
    listener_.on_info(info);
}

}  // namespace tenfold
