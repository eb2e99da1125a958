#include "search/searcher.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "search/quarters.h"

namespace tenfold {
namespace {

// Nodes between two looks at the clock: well under a millisecond, a few in a slow build.
constexpr std::uint64_t kInterruptMask = 63;

std::uint8_t reduction_formula(int depth, int number) {
    const double r = 0.7 + std::log(depth) * std::log(number) / 2.3;
    return static_cast<std::uint8_t>(std::max(0.0, r));
}

}  // namespace

Searcher::Searcher(const Position& root, const SearchTools& tools, std::uint64_t node_limit,
                   Interrupt interrupt)
    : position_(root),
      tools_(tools),
      node_limit_(node_limit),
      interrupt_(std::move(interrupt)),
      has_quarters_(quarters::exist(root.rules())),
      frames_(frame_number(Score::kMaxPly + 2)) {
    for (int depth = 1; depth < static_cast<int>(reductions_.size()); ++depth) {
        auto& row = reductions_[static_cast<std::size_t>(depth)];
        for (int number = 1; number < static_cast<int>(row.size()); ++number) {
            row[static_cast<std::size_t>(number)] = reduction_formula(depth, number);
        }
    }
    for (Frame& f : frames_) {
        f.eval = -Score::infinite();
    }
}

std::optional<TableEntry> Searcher::probe(int ply) const noexcept {
    auto entry = tools_.table.probe(position_.key(), ply);
    if (has_quarters_ && entry) {
        entry->score = quarters::from_table(entry->score, ply);
    }
    return entry;
}

void Searcher::store(int ply, TableEntry entry) noexcept {
    entry.score = has_quarters_ ? quarters::to_table(entry.score, ply) : entry.score;
    tools_.table.store(position_.key(), ply, entry);
}

bool Searcher::enter_node(int ply) {
    if (interrupted_ || (node_limit_ != 0 && nodes_ >= node_limit_) ||
        ((nodes_ & kInterruptMask) == kInterruptMask && interrupt_())) {
        interrupted_ = true;
        return false;
    }
    ++nodes_;
    selective_depth_ = std::max(selective_depth_, ply);
    return true;
}

void Searcher::expect(Move m) const noexcept {
    if (m.has_mover()) {
        tools_.table.prefetch(position_.likely_key_after(m));
    }
}

void Searcher::make(Move m, int ply) {
    frame(ply).moved = piece_to(position_, m);
    if (m.is_none()) {
        position_.make_null();
        tools_.table.prefetch(position_.key());
    } else {
        position_.make(m);
    }
    frame(ply + 1).danger = find_danger(position_);
}

std::array<History::Answers, 2> Searcher::contexts(int ply) const {
    return {tools_.history.answers_to(frame(ply - 1).moved), tools_.history.answers_to(frame(ply - 2).moved)};
}

MoveHints Searcher::hints(int ply, Move table_move) const {
    return {table_move, frame(ply).killers, tools_.history.counter_move(frame(ply - 1).moved), contexts(ply)};
}

bool Searcher::has_officers(Color side, int at_least) const {
    const Ruleset& rules = position_.rules();
    int officers = 0;
    for (int t = 1; t <= rules.piece_types() && officers < at_least; ++t) {
        const PieceInfo& info = rules.info(PieceType(t));
        officers += info.royal || info.promotes ? 0 : position_.count(side, PieceType(t));
    }
    return officers >= at_least;
}

void Searcher::set_line(int ply, Move m) {
    std::vector<Move>& line = frame(ply).line;
    const std::vector<Move>& rest = frame(ply + 1).line;
    line.assign(1, m);
    line.insert(line.end(), rest.begin(), rest.end());
}

void Searcher::remember(const Node& node, Move best, Score score, Bound bound) {
    store(node.ply, {best, score, frame(node.ply).eval, node.depth, bound, node.is_pv});
}

}  // namespace tenfold
