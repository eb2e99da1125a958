#include "search/evaluate.h"

#include <algorithm>

#include "search/evaluate_terms.h"

namespace tenfold {
namespace {

constexpr int kTempo = 12;
/// Without progress an advantage fades, down to this part (of 4) when the move rule is about to end the game.
constexpr int kMoveRuleParts = 4;

int blend(const Position& position, evaluation::Phased p) {
    const int full = position.rules().full_phase;
    const int phase = std::min(position.state().sum.phase, full);
    return static_cast<int>((std::int64_t{p.middle} * phase + std::int64_t{p.end} * (full - phase)) / full);
}

int fade(const Position& position, int score) {
    const int plies = kMoveRuleParts * position.rules().spec.results.move_rule;
    return plies == 0 ? score : score * std::max(0, plies - int{position.state().clock}) / plies;
}

}  // namespace

Score Evaluator::operator()(const Position& position) const {
    using evaluation::PawnMap;
    using evaluation::Phased;
    const std::array<PawnMap, 2> pawns{evaluation::map_pawns(position, Color::White),
                                       evaluation::map_pawns(position, Color::Black)};
    std::array<Phased, 2> sides{};
    for (const Color c : kColors) {
        Phased& side = sides[index(c)];
        side += evaluation::pawns(position, tables_, c, pawns[index(c)], pawns[index(~c)]);
        side += evaluation::pieces(position, tables_, c, pawns[index(~c)]);
        side += evaluation::king_shelter(position, tables_, c, pawns[index(c)]);
    }
    Phased sum = sides[0] - sides[1];
    sum += {position.state().sum.middle, position.state().sum.end};
    const int white = blend(position, sum);
    const Color strong = white >= 0 ? Color::White : Color::Black;
    int score = position.side() == Color::White ? white : -white;
    score = score * evaluation::winning_scale(position, strong) / evaluation::kFullScale;
    score += position.side() == strong ? evaluation::mop_up(position, strong)
                                       : -evaluation::mop_up(position, strong);
    score = fade(position, score) + kTempo;
    return Score(std::clamp(score, -Score::kMaxEval, Score::kMaxEval));
}

}  // namespace tenfold
