#include <algorithm>

#include "position/targets.h"
#include "search/evaluate_terms.h"

namespace tenfold::evaluation {

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

namespace {

// Squares near the king that a piece within its special reach is taken to hit.
constexpr int kSpecialHits = 3;

/// No enemy pawn piece on the files beside can ever come to attack this square from ahead.
bool is_out_of_pawns_reach(Color side, Square s, const PawnMap& enemy) {
    const auto beyond = [&](const PawnMap::Extent& guards) {
        return side == Color::White ? guards.highest <= s.rank() : guards.lowest >= s.rank();
    };
    const std::size_t f = file_slot(s.file());
    return beyond(enemy.guards[f - 1]) && beyond(enemy.guards[f + 1]);
}

bool is_in_enemy_half(const Ruleset& rules, Color side, Square s) {
    const int rank = side == Color::White ? s.rank() : rules.spec.ranks - 1 - s.rank();
    return 2 * rank >= rules.spec.ranks;
}

/// Below a level are the attacks of all those before it.
void add_up_levels(AttackMap& map, const SquareSet& by_pawns) {
    map.below[1] = by_pawns;
    for (std::size_t level = 2; level < map.below.size(); ++level) {
        map.below[level] |= map.below[level - 1];
    }
    map.by_others = map.below.back();
}

}  // namespace

template <class Sum>
void officers(Board& board, Color side, Sum& sum, typename Sum::Danger& danger) {
    const Position& position = board.position;
    const Ruleset& rules = position.rules();
    const PawnMap& own_pawns = board.pawns_of(side);
    const PawnMap& enemy_pawns = board.pawns_of(~side);
    const Square enemy_king = position.king(~side);
    const EvalTables::Rings& rings = board.tables.rings_around(enemy_king);
    // From here pieces that slide could see the king: up to the first man on every line.
    const SquareSet lines = targets::ridden(position, enemy_king, rules.attacks[index(side)].fans);
    const SquareSet unsafe = position.pieces(side) | position.immune(~side) | enemy_pawns.attacks;
    const auto landings = targets::Landings::attacks(position);
    AttackMap& map = board.attacks[index(side)];
    ColourBoundPieces bound;
    int attackers = 0;
    position.pieces(side).without(own_pawns.squares).for_each([&](Square s) {
        const PieceType type = position[s].type();
        const EvalTables::PieceTerms& terms = board.tables.of(type);
        const SquareSet reach = targets::reach(position, s, rules.mover(position[s]), landings);
        if (!terms.is_officer) {
            map.all |= reach;
            return;
        }
        map.below[terms.level + 1U] |= reach;
        const SquareSet free = reach.without(unsafe);
        const int extra = free.size() - terms.mobility_base;
        sum.add(type, PieceTerm::Mobility, extra);
        sum.add(type, PieceTerm::Confined, std::max(0, -extra - (terms.mobility_base + 1) / 2));
        const SquareSet hits = (reach & rings.outer).without(position.pieces(side));
        int near = hits.is_empty() ? 0 : hits.size() + (hits & rings.inner).size();
        // A piece that strikes over a distance needs no line to the king, only to be near enough.
        if (terms.special_reach > 0 && king_distance(s, enemy_king) <= terms.special_reach) {
            near += kSpecialHits;
        }
        attackers += near > 0 ? 1 : 0;
        danger.add(type, near);
        // A piece on a line to the king counts as if it stayed there: what it could hide from itself is past
        // it.
        const CheckTable::Sources& checks = board.tables.checks_by(position[s], enemy_king);
        map.checks |= free & (checks.anyway | (checks.in_line & lines));
        if (terms.colour_bound) {
            bound.add(type, s);
        }
        if (own_pawns.attacks.contains(s) && is_in_enemy_half(rules, side, s) &&
            is_out_of_pawns_reach(side, s, enemy_pawns)) {
            sum.add(type, PieceTerm::Outpost);
        }
    });
    danger.add_attackers(attackers);
    add_up_levels(map, own_pawns.attacks);
    map.all |= map.by_others;
    sum.add(Term::Pair, bound.pairs());
}

template <class Sum>
void threats(const Board& board, Color side, Sum& sum) {
    const Position& position = board.position;
    const AttackMap& enemy = board.attacks_of(~side);
    const SquareSet& defended = board.attacks_of(side).all;
    const SquareSet& by_pawns = enemy.below[1];
    const SquareSet attacked = position.pieces(side) & enemy.all;
    attacked.without(board.pawns_of(side).squares | position.immune(side)).for_each([&](Square s) {
        const PieceType type = position[s].type();
        const EvalTables::PieceTerms& terms = board.tables.of(type);
        if (!terms.is_officer) {
            return;
        }
        if (by_pawns.contains(s)) {
            sum.add(Term::AttackedByPawn);
        }
        if (enemy.below[terms.level].contains(s)) {
            sum.add(type, PieceTerm::Threatened);
        } else if (!defended.contains(s)) {
            sum.add(type, PieceTerm::Hanging);
        }
    });
}

template void officers(Board&, Color, PlainSum&, PlainSum::Danger&);
template void officers(Board&, Color, CountingSum&, CountingSum::Danger&);
template void threats(const Board&, Color, PlainSum&);
template void threats(const Board&, Color, CountingSum&);

}  // namespace tenfold::evaluation
