#include <algorithm>

#include "position/targets.h"
#include "search/evaluate_terms.h"

namespace tenfold::evaluation {
namespace {

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

SquareSet those_of(const Position& position, const SquareSet& squares, Piece piece) {
    if (position.count(piece) == squares.size()) {
        return squares;
    }
    SquareSet found;
    squares.for_each([&](Square s) {
        if (position[s] == piece) {
            found.insert(s);
        }
    });
    return found;
}

/// What pawn pieces of one type and colour attack.
SquareSet attacks_of(const Position& position, const Mover& mover, const SquareSet& pawns) {
    SquareSet attacks;
    for (const Landing landing : {Landing::Either, Landing::Capture}) {
        const auto i = static_cast<std::size_t>(landing);
        for (const Step step : mover.leaps[i]) {
            attacks |= pawns.moved(step);
        }
        if (!mover.ray_maps[i].empty()) {
            pawns.for_each([&](Square s) { attacks |= targets::ridden(position, s, mover, landing); });
        }
    }
    return attacks & position.rules().board;
}

/// No own pawn piece beside it can come to defend it, and going on would lose it.
bool is_backward(const Board& board, Color side, Square s) {
    const PawnMap& own = board.pawns_of(side);
    const auto has_left_behind = [&](const PawnMap::Extent& pawns) {
        return side == Color::White ? pawns.lowest > s.rank() : pawns.highest < s.rank();
    };
    const std::size_t f = file_slot(s.file());
    return has_left_behind(own.pawns[f - 1]) && has_left_behind(own.pawns[f + 1]) &&
           board.pawns_of(~side).attacks.contains(s + Step(0, forward(side)));
}

template <class Sum>
void passed_pawn(const Board& board, Color side, Square s, int available, Sum& sum) {
    const Position& position = board.position;
    const EvalTables& tables = board.tables;
    const int moves = tables.to_promotion(position[s], s);
    const int share = EvalTables::kParts * available / tables.best_promotion;
    sum.add_parts(passed_in(moves), share);
    const int gone = tables.way_gone(moves) * share / EvalTables::kParts;
    const Square stop = s + Step(0, forward(side));
    if (!position[stop].is_empty()) {
        sum.add_parts(Term::PassedBlocked, gone);
    }
    if (!board.attacks_of(~side).all.contains(stop)) {
        sum.add_parts(Term::PassedFree, gone);
    }
    if (board.attacks_of(side).all.contains(stop)) {
        sum.add_parts(Term::PassedSupported, gone);
    }
    sum.add_parts(Term::PassedOwnKing, gone * king_distance(position.king(side), stop));
    sum.add_parts(Term::PassedEnemyKing, gone * king_distance(position.king(~side), stop));
}

}  // namespace

void map_pawns(Board& board, Color side) {
    const Position& position = board.position;
    const Ruleset& rules = position.rules();
    PawnMap& map = board.pawns[index(side)];
    position.pieces(side).for_each([&](Square s) {
        const Piece pawn = position[s];
        if (!rules.pawns.contains(pawn)) {
            return;
        }
        const std::size_t f = file_slot(s.file());
        map.squares.insert(s);
        ++map.count[f];
        map.pawns[f].add(s.rank());
        if (board.tables.of(pawn.type()).guards_ahead) {
            map.guards[f].add(s.rank());
        }
    });
    for (const PieceType type : board.tables.pawn_types) {
        const Piece pawn(side, type);
        map.attacks |= attacks_of(position, rules.mover(pawn), those_of(position, map.squares, pawn));
    }
}

template <class Sum>
void pawns(const Board& board, Color side, Sum& sum) {
    const PawnMap& own = board.pawns_of(side);
    int available = -1;
    int files = 0;
    int isolated = 0;
    int backward = 0;
    for (const std::int8_t count : own.count) {
        files += count > 0 ? 1 : 0;
    }
    own.squares.for_each([&](Square s) {
        const std::size_t f = file_slot(s.file());
        if (own.count[f - 1] == 0 && own.count[f + 1] == 0) {
            ++isolated;
        } else if (is_backward(board, side, s)) {
            ++backward;
        }
        if (is_passed(side, s, board.pawns_of(~side))) {
            available = available < 0 ? best_available(board.position, side) : available;
            passed_pawn(board, side, s, available, sum);
        }
    });
    sum.add(Term::Doubled, own.squares.size() - files);
    sum.add(Term::Isolated, isolated);
    sum.add(Term::Backward, backward);
    sum.add(Term::Defended, (own.squares & own.attacks).size());
    sum.add(Term::Phalanx, (own.squares & own.squares.moved(Step(1, 0))).size());
}

template <class Sum>
void king(const Board& board, Color side, Sum& sum, typename Sum::Danger& danger) {
    const Square king = board.position.king(side);
    const EvalTables::Rings& rings = board.tables.rings_around(king);
    const PawnMap& own = board.pawns_of(side);
    int open_files = 0;
    for (int file = king.file() - 1; file <= king.file() + 1; ++file) {
        const bool is_file = file >= 0 && file < board.position.rules().spec.files;
        open_files += is_file && own.count[file_slot(file)] == 0 ? 1 : 0;
    }
    const int shelter = (rings.shelter[index(side)] & own.squares).size();
    const SquareSet weak =
        (rings.inner & board.attacks_of(~side).all).without(board.attacks_of(side).by_others);
    sum.add(Term::OpenKingFile, open_files);
    sum.add(Term::ShelterPawn, shelter);
    danger.add(Term::DangerWeakSquare, weak.size());
    danger.add(Term::DangerOpenFile, open_files);
    danger.add(Term::DangerShelterPawn, shelter);
    const AttackMap& enemy = board.attacks_of(~side);
    danger.add(Term::DangerFlight, rings.inner.without(board.position.pieces(side) | enemy.all).size());
    danger.add(Term::DangerSafeCheck, enemy.checks.without(board.attacks_of(side).all).size());
}

template void pawns(const Board&, Color, PlainSum&);
template void pawns(const Board&, Color, CountingSum&);
template void king(const Board&, Color, PlainSum&, PlainSum::Danger&);
template void king(const Board&, Color, CountingSum&, CountingSum::Danger&);

}  // namespace tenfold::evaluation
