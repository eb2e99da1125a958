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
// What is worth so many times as much as the least of a level belongs to the next one.
constexpr double kLevelStep = 1.2;

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

bool captures_by_riding(const Ruleset& rules, PieceType type) {
    return std::any_of(kColors.begin(), kColors.end(), [&](Color c) {
        const auto& rides = rules.mover(Piece(c, type)).rides;
        return !rides[static_cast<std::size_t>(Landing::Either)].empty() ||
               !rides[static_cast<std::size_t>(Landing::Capture)].empty();
    });
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
    terms.special_reach = rules.attacks[0].special_reach[static_cast<std::size_t>(type.number())];
    terms.colour_bound = is_colour_bound(whole_movement(spec, piece));
    return terms;
}

EvalTables::Rings make_rings(const Ruleset& rules, Square king) {
    EvalTables::Rings rings;
    rules.board.for_each([&](Square s) {
        if (king_distance(s, king) <= 1) {
            rings.inner.insert(s);
        }
        if (king_distance(s, king) <= 2) {
            rings.outer.insert(s);
            if (s.rank() != king.rank()) {
                rings.shelter[s.rank() > king.rank() ? 0 : 1].insert(s);
            }
        }
    });
    return rings;
}

/// The officers' levels of worth, the least first.
void set_levels(const Ruleset& rules, EvalTables& tables) {
    std::vector<PieceType> officers;
    for (int t = 1; t <= rules.piece_types(); ++t) {
        if (tables.of(PieceType(t)).is_officer) {
            officers.emplace_back(t);
        }
    }
    std::stable_sort(officers.begin(), officers.end(),
                     [&](PieceType a, PieceType b) { return rules.info(a).value < rules.info(b).value; });
    std::uint8_t level = 0;
    double least = 0;
    for (const PieceType type : officers) {
        const int value = rules.info(type).value;
        if (level == 0 || (value > kLevelStep * least && level + 1U < EvalTables::kLevels)) {
            ++level;
            least = value;
        }
        tables.pieces[static_cast<std::size_t>(type.number())].level = level;
    }
}

void set_checks(const Ruleset& rules, EvalTables& tables) {
    for (const Color c : kColors) {
        for (int t = 1; t <= rules.piece_types(); ++t) {
            const Piece p(c, PieceType(t));
            rules.board.for_each([&](Square king) {
                tables.check_sources[EvalTables::check_slot(p, king)] =
                    tables.checks.sources(p, king, rules.board);
            });
        }
    }
}

Phased in_parts(Weight w) {
    return {static_cast<int>(std::lround(w.middle * EvalTables::kUnit)),
            static_cast<int>(std::lround(w.end * EvalTables::kUnit))};
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

EvalTables::EvalTables(const Ruleset& rules, const EvaluationWeights& given)
    : checks(rules),
      rings(Square::kCells),
      check_sources(check_slot(Piece::from_index(Piece::kCount - 1), Square::from_index(Square::kCells - 1)) +
                    1) {
    std::transform(given.row.begin(), given.row.end(), weights.begin(), in_parts);
    for (int t = 1; t <= rules.piece_types(); ++t) {
        pieces[static_cast<std::size_t>(t)] = terms_of(rules, PieceType(t));
        if (rules.info(PieceType(t)).promotes) {
            pawn_types.emplace_back(t);
            pawns_stand_alone = pawns_stand_alone && !captures_by_riding(rules, PieceType(t));
        }
    }
    set_levels(rules, *this);
    set_checks(rules, *this);
    rules.board.for_each([&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        rings[cell] = make_rings(rules, s);
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
