#include "search/evaluation_trace.h"

#include <cmath>

#include "search/evaluate_terms.h"

namespace tenfold {
namespace {

/// Counts the pieces, their ranks and files. What remains of the position's own sums is no weight's part.
PhasedSum count_squares(const Position& position, const EvaluationWeights& own, evaluation::Counts& counts) {
    const VariantSpec& spec = position.rules().spec;
    PhasedSum rest = position.state().sum;
    for (const Color c : kColors) {
        const int sign = evaluation::sign_of(c);
        position.pieces(c).for_each([&](Square s) {
            const PieceType type = position[s].type();
            const int rank = c == Color::White ? s.rank() : spec.ranks - 1 - s.rank();
            for (const PieceTerm term : {PieceTerm::Value, on_rank(rank), on_file(s.file(), spec.files)}) {
                counts.linear[place_of(type, term)] += sign;
                rest.middle -= sign * static_cast<int>(std::lround(own.of(type, term).middle));
                rest.end -= sign * static_cast<int>(std::lround(own.of(type, term).end));
            }
        });
    }
    return rest;
}

}  // namespace

double EvaluationTrace::value(const EvaluationWeights& weights) const {
    double sum = 0;
    for (std::size_t i = 0; i < kWeights; ++i) {
        const Weight& w = weights.row[i];
        sum += counts.linear[i] * (w.middle * phase + w.end * (1 - phase));
    }
    return offset + scale * sum;
}

EvaluationTrace EvaluationTracer::operator()(const Position& position) const {
    using evaluation::CountingSum;
    EvaluationTrace trace;
    std::array<CountingSum, 2> sums{CountingSum(tables_, trace.counts, 1),
                                    CountingSum(tables_, trace.counts, -1)};
    evaluation::judge(position, tables_, evaluation::map_pawns(position, tables_), sums);
    const PhasedSum rest = count_squares(position, own_, trace.counts);
    trace.phase = static_cast<double>(evaluation::phase_of(position)) / position.rules().full_phase;
    const double fixed = rest.middle * trace.phase + rest.end * (1 - trace.phase);
    trace.offset = fixed;
    const Color strong = trace.value(weights_) >= 0 ? Color::White : Color::Black;
    const evaluation::Share share = evaluation::unfaded(position);
    const double left = static_cast<double>(share.part) / share.whole;
    trace.scale = left * evaluation::winning_scale(position, strong) / evaluation::kFullScale;
    trace.offset =
        trace.scale * fixed + left * evaluation::sign_of(strong) * evaluation::mop_up(position, strong);
    return trace;
}

}  // namespace tenfold
