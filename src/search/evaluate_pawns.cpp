#include <algorithm>

#include "search/evaluate_terms.h"

namespace tenfold::evaluation {
namespace {

// Share of that for a pawn whose way is blocked by a piece right before it, of 4.
constexpr int kBlockedParts = 3;

std::size_t file_slot(int file) {
    const int slot = file + 1;
    return static_cast<std::size_t>(slot);
}

int forward(Color c) {
    return c == Color::White ? 1 : -1;
}

template <class Visit>
void for_each_pawn(const Position& position, Color side, Visit&& visit) {
    const PieceSet pawns = position.rules().pawns;
    position.pieces(side).for_each([&](Square s) {
        if (pawns.contains(position[s])) {
            visit(s);
        }
    });
}

bool is_before(Color side, Square s, const PawnMap::Extent& enemy) {
    return side == Color::White ? enemy.highest > s.rank() : enemy.lowest < s.rank();
}

/// No enemy pawn before it on its file, and none beside that which could take it as it walks past.
bool is_passed(Color side, Square s, const PawnMap& enemy) {
    const std::size_t f = file_slot(s.file());
    return !is_before(side, s, enemy.pawns[f]) && !is_before(side, s, enemy.guards[f - 1]) &&
           !is_before(side, s, enemy.guards[f + 1]);
}

/// Value of the best piece that a pawn of this side may become now.
int best_available(const Position& position, Color side) {
    int best = 0;
    for (const PieceType type : position.rules().promotions) {
        if (position.may_promote_to(side, type)) {
            best = std::max(best, position.rules().info(type).value);
        }
    }
    return best;
}

Phased passed_pawn(const Position& position, const EvalTables& tables, Color side, Square s, int available) {
    const int near = tables.longest_way + 1 - tables.to_promotion(position[s], s);
    const int way = tables.longest_way * tables.longest_way;
    int share = 256 * near * near / way * available / tables.best_promotion;
    if (!position[s + Step(0, forward(side))].is_empty()) {
        share = share * kBlockedParts / 4;
    }
    const Phased passed = tables.weight(Term::Passed);
    return {passed.middle * share / 256, passed.end * share / 256};
}

void add_attacks(const Position& position, Square s, SquareSet& attacks) {
    const Mover& mover = position.rules().mover(position[s]);
    for (const Landing landing : {Landing::Either, Landing::Capture}) {
        if (const LeapMap* map = mover.leap_maps[static_cast<std::size_t>(landing)]) {
            attacks |= map->from(s);
        }
        for (const Ride& ride : mover.rides[static_cast<std::size_t>(landing)]) {
            Square to = s;
            for (int left = ride.range; left > 0; --left) {
                to = to + ride.step;
                attacks.insert(to);
                if (!position[to].is_empty()) {
                    break;
                }
            }
        }
    }
}

}  // namespace

PawnMap map_pawns(const Position& position, const EvalTables& tables, Color side) {
    PawnMap map;
    for_each_pawn(position, side, [&](Square s) {
        const std::size_t f = file_slot(s.file());
        ++map.count[f];
        map.pawns[f].add(s.rank());
        if (tables.of(position[s].type()).guards_ahead) {
            map.guards[f].add(s.rank());
        }
        add_attacks(position, s, map.attacks);
    });
    return map;
}

Phased pawns(const Position& position, const EvalTables& tables, Color side, const PawnMap& own,
             const PawnMap& enemy) {
    Phased sum;
    const Phased doubled = tables.weight(Term::Doubled);
    int available = -1;
    for_each_pawn(position, side, [&](Square s) {
        const std::size_t f = file_slot(s.file());
        if (own.count[f] > 1) {
            sum += {doubled.middle / own.count[f], doubled.end / own.count[f]};
        }
        if (own.count[f - 1] == 0 && own.count[f + 1] == 0) {
            sum += tables.weight(Term::Isolated);
        }
        if (own.attacks.contains(s)) {
            sum += tables.weight(Term::Defended);
        }
        if (is_passed(side, s, enemy)) {
            available = available < 0 ? best_available(position, side) : available;
            sum += passed_pawn(position, tables, side, s, available);
        }
    });
    return sum;
}

Phased king_shelter(const Position& position, const EvalTables& tables, Color side, const PawnMap& own) {
    const Square king = position.king(side);
    const EvalTables::Zone& zone = tables.zone(king);
    Phased sum;
    for (int file = king.file() - 1; file <= king.file() + 1; ++file) {
        if (file < 0 || file >= position.rules().spec.files) {
            continue;
        }
        if (own.count[file_slot(file)] == 0) {
            sum += tables.weight(Term::OpenKingFile);
        }
    }
    for_each_pawn(position, side, [&](Square s) {
        if (zone.outer.contains(s) && (s.rank() - king.rank()) * forward(side) > 0) {
            sum += tables.weight(Term::ShelterPawn);
        }
    });
    return sum;
}

}  // namespace tenfold::evaluation
