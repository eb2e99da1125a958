#include "search/evaluate.h"

#include <algorithm>

#include "search/evaluate_terms.h"
#include "search/quarters.h"

namespace tenfold {
namespace {

int blend(const Position& position, Phased p) {
    const int full = position.rules().full_phase;
    const int phase = std::min(position.state().sum.phase, full);
    return static_cast<int>((std::int64_t{p.middle} * phase + std::int64_t{p.end} * (full - phase)) / full);
}

/// Without progress an advantage fades: in the second half of the moves that the move rule allows, down to
/// half of it.
int fade(const Position& position, int score) {
    const int half =
        position.rules().spec.results.move_rule;  // plies, as the rule counts moves of both sides
    const int over = std::clamp(position.state().clock - half, 0, half);
    return half == 0 ? score : score - score * over / (2 * half);
}

}  // namespace

Score Evaluator::operator()(const Position& position) const {
    using evaluation::PawnMap;
    const std::array<PawnMap, 2> pawns{evaluation::map_pawns(position, tables_, Color::White),
                                       evaluation::map_pawns(position, tables_, Color::Black)};
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
    score = fade(position, score) + tables_.weight(Term::Tempo).middle;
    const Score bounded(std::clamp(score, -Score::kMaxEval, Score::kMaxEval));
    return has_quarters_ ? quarters::outside(bounded) : bounded;
}

}  // namespace tenfold
