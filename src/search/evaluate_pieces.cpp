#include <algorithm>

#include "position/targets.h"
#include "search/evaluate_terms.h"

namespace tenfold::evaluation {
namespace {

// The square of the units by which a king is attacked counts no further than to this.
constexpr int kMostAttack = 8000;
constexpr int kAttackScale = 100;

// Squares near the king that a piece within its special reach is taken to hit.
constexpr int kSpecialHits = 3;

struct KingAttack {
    int attackers = 0;
    int units = 0;

    [[nodiscard]] Phased bonus(Phased weight) const noexcept {
        if (attackers < 2) {
            return {};
        }
        const int squared = std::min(units * units, kMostAttack);
        constexpr int kScale = kAttackScale * EvalTables::kUnit;
        return {squared * weight.middle / kScale, squared * weight.end / kScale};
    }
};

/// Colours of squares on which pieces of one colour-bound type stand: bit 0 dark, bit 1 light.
class ColourBoundPieces {
public:
    void add(PieceType type, Square s) noexcept {
        auto& colours = colours_[static_cast<std::size_t>(type.number())];
        colours = static_cast<std::uint8_t>(colours | 1U << ((s.file() + s.rank()) & 1));
        pairs_ += colours == 3 ? 1 : 0;
        colours = colours == 3 ? kCounted : colours;
    }
    [[nodiscard]] int pairs() const noexcept { return pairs_; }

private:
    static constexpr std::uint8_t kCounted = 7;
    std::array<std::uint8_t, kMaxPieceTypes + 1> colours_{};
    int pairs_ = 0;
};

}  // namespace

Phased pieces(const Position& position, const EvalTables& tables, Color side, const PawnMap& enemy_pawns) {
    const Ruleset& rules = position.rules();
    const Square enemy_king = position.king(~side);
    const EvalTables::Zone& zone = tables.zone(enemy_king);
    const auto landings = targets::Landings::all(position, side);
    KingAttack attack;
    ColourBoundPieces bound;
    Phased mobility;
    Phased sum;
    position.pieces(side).for_each([&](Square s) {
        const Piece piece = position[s];
        const EvalTables::PieceTerms& terms = tables.of(piece.type());
        if (!terms.is_officer) {
            return;
        }
        const SquareSet reach = targets::reach(position, s, rules.mover(piece), landings);
        const int reached = reach.without(enemy_pawns.attacks).size();
        int hits = (reach & zone.inner).size() + (reach & zone.outer).size();
        // A piece that strikes over a distance needs no line to the king, only to be near enough.
        if (terms.special_reach > 0 && king_distance(s, enemy_king) <= terms.special_reach) {
            hits += kSpecialHits;
        }
        const int extra = reached - terms.mobility_base;
        mobility += {extra * terms.mobility_weight.middle, extra * terms.mobility_weight.end};
        attack.attackers += hits > 0 ? 1 : 0;
        attack.units += hits * terms.king_attack;
        if (terms.colour_bound) {
            bound.add(piece.type(), s);
        }
        if (enemy_pawns.attacks.contains(s)) {
            sum += tables.weight(Term::AttackedByPawn);
        }
    });
    sum += {mobility.middle / EvalTables::kUnit, mobility.end / EvalTables::kUnit};
    sum += attack.bonus(tables.sixteenths(Term::KingAttack));
    const Phased pair = tables.weight(Term::Pair);
    sum += {pair.middle * bound.pairs(), pair.end * bound.pairs()};
    return sum;
}

}  // namespace tenfold::evaluation
