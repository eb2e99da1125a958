#include "search/evaluate.h"

#include <algorithm>

#include "search/evaluate_terms.h"
#include "search/quarters.h"

namespace tenfold {
namespace evaluation {

template <class Sum>
void judge(const Position& position, const EvalTables& tables, const PawnMaps& maps,
           std::array<Sum, 2>& sums) {
    Board board(position, tables, maps);
    std::array<typename Sum::Danger, 2> dangers{typename Sum::Danger(sums[0]), typename Sum::Danger(sums[1])};
    for (const Color c : kColors) {
        officers(board, c, sums[index(c)], dangers[index(c)]);
    }
    for (const Color c : kColors) {
        pawns(board, c, sums[index(c)]);
        threats(board, c, sums[index(c)]);
        king(board, c, sums[index(c)], dangers[index(~c)]);
    }
    for (const Color c : kColors) {
        sums[index(c)].add(dangers[index(c)]);
    }
    sums[index(position.side())].add(Term::Tempo);
}

template void judge(const Position&, const EvalTables&, const PawnMaps&, std::array<PlainSum, 2>&);
template void judge(const Position&, const EvalTables&, const PawnMaps&, std::array<CountingSum, 2>&);

}  // namespace evaluation

namespace {

/// Between the middle game and the end game, whole centipawns.
int blend(const Position& position, Phased p) {
    const int full = position.rules().full_phase;
    const int phase = evaluation::phase_of(position);
    const std::int64_t sum = std::int64_t{p.middle()} * phase + std::int64_t{p.end()} * (full - phase);
    return static_cast<int>(sum / (std::int64_t{full} * EvalTables::kUnit));
}

}  // namespace

Score Evaluator::operator()(const Position& position) const {
    return judge(position, evaluation::map_pawns(position, tables_));
}

Score Evaluator::operator()(const Position& position, PawnCache& cache) const {
    return judge(position, cache.maps(position, tables_));
}

Score Evaluator::judge(const Position& position, const evaluation::PawnMaps& maps) const {
    using evaluation::PlainSum;
    std::array<PlainSum, 2> sums{PlainSum(tables_), PlainSum(tables_)};
    evaluation::judge(position, tables_, maps, sums);
    Phased sum = sums[0].total() - sums[1].total();
    const PhasedSum& men = position.state().sum;
    sum += {men.middle * EvalTables::kUnit, men.end * EvalTables::kUnit};
    const int white = blend(position, sum);
    const Color strong = white >= 0 ? Color::White : Color::Black;
    const evaluation::Share share = evaluation::unfaded(position);
    int score = white * evaluation::winning_scale(position, strong) / evaluation::kFullScale +
                evaluation::sign_of(strong) * evaluation::mop_up(position, strong);
    score = evaluation::sign_of(position.side()) * score * share.part / share.whole;
    const Score bounded(std::clamp(score, -Score::kMaxEval, Score::kMaxEval));
    return has_quarters_ ? quarters::outside(bounded) : bounded;
}

}  // namespace tenfold
