#include <algorithm>

#include "search/evaluate_terms.h"

namespace tenfold::evaluation {
namespace {

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

template <class Sum>
void pawns(const Board& board, Color side, Sum& sum) {
    const PawnMap& own = board.pawns_of(side);
    if (!own.passed.is_empty()) {
        const int available = best_available(board.position, side);
        own.passed.for_each([&](Square s) { passed_pawn(board, side, s, available, sum); });
    }
    sum.add(Term::Doubled, own.doubled);
    sum.add(Term::Isolated, own.isolated);
    sum.add(Term::Backward, own.backward);
    sum.add(Term::Defended, own.defended);
    sum.add(Term::Phalanx, own.phalanx);
}

template <class Sum>
void king(const Board& board, Color side, Sum& sum, typename Sum::Danger& danger) {
    const Square king = board.position.king(side);
    const EvalTables::Rings& rings = board.tables.rings_around(king);
    const PawnMap& own = board.pawns_of(side);
    int open_files = 0;
    for (int file = king.file() - 1; file <= king.file() + 1; ++file) {
        const bool is_file = file >= 0 && file < board.position.rules().spec.files;
        open_files += is_file && own.pawns[file_slot(file)].is_empty() ? 1 : 0;
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
