#include "search/eval_tables.h"

#include <algorithm>
#include <cmath>

#include "variant/mobility.h"
#include "variant/piece_chains.h"

namespace tenfold {
namespace {

// Squares empty in a middle game, and the share of a piece's mobility there that is nothing special.
constexpr double kEmpty = 0.6;
constexpr double kOrdinaryShare = 0.6;
// Mobility is worth more to light pieces: weight = kMobilityWorth / value, within bounds, in 1/16 cp.
constexpr int kMobilityWorth = 18000;
constexpr int kMinMobility = 20;
constexpr int kMaxMobility = 64;
// One unit of king attack for each of these centipawns of the attacker.
constexpr int kAttackUnit = 160;
constexpr int kMaxAttack = 6;

double average_mobility(const VariantSpec& spec, const PieceSpec& piece) {
    double sum = 0;
    for (const double m : expected_mobility(piece.movement, {spec.files, spec.ranks, kEmpty})) {
        sum += m;
    }
    return sum / (spec.files * spec.ranks);
}

/// Ranks that a pawn may go forward in one move wherever it stands.
int stride_of(const PieceSpec& piece) {
    int stride = 1;
    for (const betza::Movement& m : piece.movement.movements) {
        if (m.quiet && !m.initial && m.own_ranks == 0 && m.files == 0) {
            stride = std::max(stride, m.ranks * m.range);
        }
    }
    return stride;
}

bool guards_ahead(const PieceSpec& piece) {
    const auto& all = piece.movement.movements;
    return std::any_of(all.begin(), all.end(),
                       [](const betza::Movement& m) { return m.capture && m.files != 0 && m.ranks > 0; });
}

Phased in_sixteenths(Weight w) {
    return {static_cast<int>(std::lround(w.middle * EvalTables::kUnit)),
            static_cast<int>(std::lround(w.end * EvalTables::kUnit))};
}

EvalTables::PieceTerms terms_of(const Ruleset& rules, PieceType type) {
    const VariantSpec& spec = rules.spec;
    const PieceSpec& piece = spec.pieces[static_cast<std::size_t>(type.number()) - 1];
    const PieceInfo& info = rules.info(type);
    EvalTables::PieceTerms terms;
    if (info.promotes) {
        terms.stride = stride_of(piece);
        terms.guards_ahead = guards_ahead(piece);
    }
    if (info.royal || info.promotes) {
        return terms;
    }
    terms.mobility_base = static_cast<int>(kOrdinaryShare * average_mobility(spec, piece));
    terms.is_officer = true;
    const int mobility = std::clamp(kMobilityWorth / std::max(info.value, 1), kMinMobility, kMaxMobility);
    const auto given = [&](PieceTerm term) { return piece.weights[static_cast<std::size_t>(term)]; };
    const auto& given_mobility = given(PieceTerm::Mobility);
    terms.mobility_weight = given_mobility ? in_sixteenths(*given_mobility) : Phased{mobility, mobility};
    const auto& given_attack = given(PieceTerm::KingAttack);
    terms.king_attack = given_attack ? static_cast<int>(std::lround(given_attack->middle))
                                     : std::clamp(info.value / kAttackUnit, 1, kMaxAttack);
    terms.special_reach = rules.attacks[0].special_reach[static_cast<std::size_t>(type.number())];
    terms.colour_bound = is_colour_bound(whole_movement(spec, piece));
    return terms;
}

EvalTables::Zone zone_around(const Ruleset& rules, Square king) {
    EvalTables::Zone zone;
    rules.board.for_each([&](Square s) {
        if (king_distance(s, king) <= 1) {
            zone.inner.insert(s);
        }
        if (king_distance(s, king) <= 2) {
            zone.outer.insert(s);
        }
    });
    return zone;
}

int ranks_to_promotion(const Ruleset& rules, Color c, Square s) {
    const int forward = c == Color::White ? 1 : -1;
    int distance = 1;
    for (Square at = s + Step(0, forward); rules.board.contains(at); at = at + Step(0, forward)) {
        if (rules.zone(c, at) != PromotionZone::None) {
            return distance;
        }
        ++distance;
    }
    return distance;
}

}  // namespace

EvalTables::EvalTables(const Ruleset& rules) : zones(Square::kCells) {
    for (std::size_t i = 0; i < kTerms; ++i) {
        terms[i] = in_sixteenths(rules.spec.weights[i].value_or(default_weight(static_cast<Term>(i))));
    }
    for (int t = 1; t <= rules.piece_types(); ++t) {
        pieces[static_cast<std::size_t>(t)] = terms_of(rules, PieceType(t));
    }
    rules.board.for_each([&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        zones[cell] = zone_around(rules, s);
        for (const Color c : kColors) {
            promotion_distance[index(c)][cell] = static_cast<std::uint8_t>(ranks_to_promotion(rules, c, s));
            longest_way = std::max<int>(longest_way, promotion_distance[index(c)][cell]);
        }
    });
    for (const PieceType type : rules.promotions) {
        best_promotion = std::max(best_promotion, rules.info(type).value);
    }
}

}  // namespace tenfold
