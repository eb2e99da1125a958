#include "search/evaluation_weights.h"

#include <algorithm>

namespace tenfold {
namespace {

// Mobility is worth more to light pieces: centipawns for each square.
constexpr double kMobilityWorth = 1125;
constexpr double kLeastMobility = 1.25;
constexpr double kMostMobility = 4;
// One unit of king attack for each of these centipawns of the attacker.
constexpr int kAttackUnit = 160;
constexpr int kMostUnits = 6;

Weight both(double weight) {
    return {weight, weight};
}

/// What an officer has where the file says nothing.
Weight usual(const PieceInfo& info, PieceTerm term) {
    if (term == PieceTerm::Value) {
        return {static_cast<double>(info.value), static_cast<double>(info.end_value)};
    }
    if (term == PieceTerm::Mobility) {
        return both(std::clamp(kMobilityWorth / std::max(info.value, 1), kLeastMobility, kMostMobility));
    }
    if (term == PieceTerm::AttackUnits) {
        return both(std::clamp(info.value / kAttackUnit, 1, kMostUnits));
    }
    return {};
}

bool is_for_officers(PieceTerm term) {
    return term != PieceTerm::Value && term < PieceTerm::Rank;
}

}  // namespace

EvaluationWeights::EvaluationWeights(const Ruleset& rules) {
    for (std::size_t i = 0; i < kTerms; ++i) {
        row[i] = rules.spec.weights[i].value_or(default_weight(static_cast<Term>(i)));
    }
    for (int t = 1; t <= rules.piece_types(); ++t) {
        const PieceType type(t);
        const PieceInfo& info = rules.info(type);
        const PieceSpec& piece = rules.spec.pieces[static_cast<std::size_t>(t) - 1];
        for (std::size_t i = 0; i < kPieceTerms; ++i) {
            const auto term = static_cast<PieceTerm>(i);
            if (!is_for_officers(term) || !(info.royal || info.promotes)) {
                of(type, term) = piece.weights[i].value_or(usual(info, term));
            }
        }
    }
}

}  // namespace tenfold
