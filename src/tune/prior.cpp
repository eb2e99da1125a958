#include "tune/prior.h"

#include <algorithm>
#include <cmath>

namespace tenfold::tune {

namespace {

/// `share` of the parameter's size, but at least `least`.
double part_of(double value, double share, double least) {
    return std::max(share * std::abs(value), least);
}

/// REQUIRES: a weight of a kind of piece.
PieceTerm piece_term_of(const Parameter& parameter) {
    return static_cast<PieceTerm>((parameter.place - kTerms) % kPieceTerms);
}

double usual_change(Term term, double value) {
    if (is_unit(term)) {
        return 1.5;
    }
    if (term == Term::PassedOwnKing || term == Term::PassedEnemyKing) {
        return 4;
    }
    if (term == Term::KingDanger) {
        return part_of(value, 0.5, 0.5);
    }
    return term == Term::Tempo ? 8 : part_of(value, 0.4, 10);
}

double usual_change(PieceTerm term, double value) {
    if (term == PieceTerm::Value) {
        return part_of(value, 0.12, 20);
    }
    if (term == PieceTerm::AttackUnits) {
        return part_of(value, 0.3, 0.5);
    }
    if (term == PieceTerm::Mobility) {
        return 2;
    }
    if (term == PieceTerm::Confined) {
        return 5;
    }
    return term < PieceTerm::Rank ? 20 : 10;
}

}  // namespace

double usual_change(const Parameter& parameter, const EvaluationWeights& weights) {
    const double value = parameter.of(weights);
    return parameter.place < kTerms ? usual_change(static_cast<Term>(parameter.place), value)
                                    : usual_change(piece_term_of(parameter), value);
}

double within_bounds(const Parameter& parameter, double value) {
    const bool is_value = parameter.place >= kTerms && piece_term_of(parameter) == PieceTerm::Value;
    return std::clamp(value, is_value ? kLeastValue : -kLargestWeight, kLargestWeight);
}

}  // namespace tenfold::tune
