#ifndef TENFOLD_SEARCH_EVALUATE_TERMS_H
#define TENFOLD_SEARCH_EVALUATE_TERMS_H

#include <algorithm>
#include <array>

#include "core/square_set.h"
#include "position/position.h"
#include "search/eval_tables.h"
#include "search/evaluation_sums.h"
#include "search/pawn_map.h"

/// The terms of the evaluation, each for one side. `Sum` is PlainSum or CountingSum.
namespace tenfold::evaluation {

/// What one side attacks, empty squares and its own pieces included.
struct AttackMap {
    SquareSet by_others;  ///< by all but the king
    SquareSet all;
    SquareSet checks;  ///< from where an officer that can go there would check the enemy's king
    /// By pieces below a level of worth: [1] by pawn pieces, [2] by them and the least officers, ...
    std::array<SquareSet, EvalTables::kLevels + 1> below;
};

/// A position while it is judged.
struct Board {
    Board(const Position& p, const EvalTables& t, const PawnMaps& maps) noexcept
        : position(p), tables(t), pawns(maps) {}

    const Position& position;
    const EvalTables& tables;
    const PawnMaps& pawns;
    std::array<AttackMap, 2> attacks;

    [[nodiscard]] const PawnMap& pawns_of(Color c) const noexcept { return pawns[index(c)]; }
    [[nodiscard]] const AttackMap& attacks_of(Color c) const noexcept { return attacks[index(c)]; }
};

/// Mobility, outposts, pairs; the pieces' part of an attack on the enemy's king. Fills Board::attacks.
template <class Sum>
void officers(Board& board, Color side, Sum& sum, typename Sum::Danger& danger);

/// Structure and passed pawns. REQUIRES: all of the board; so do the others.
template <class Sum>
void pawns(const Board& board, Color side, Sum& sum);

/// Pieces of this side that are attacked.
template <class Sum>
void threats(const Board& board, Color side, Sum& sum);

/// Pawns before the own king, and what their lack adds to the other side's attack.
template <class Sum>
void king(const Board& board, Color side, Sum& sum, typename Sum::Danger& danger);

/// All of them, for both sides: sums by colour. `maps`: what map_pawns gives.
template <class Sum>
void judge(const Position& position, const EvalTables& tables, const PawnMaps& maps,
           std::array<Sum, 2>& sums);

/// How far the game is from its beginning, of Ruleset::full_phase: that much is left.
[[nodiscard]] inline int phase_of(const Position& position) noexcept {
    return std::min(position.state().sum.phase, position.rules().full_phase);
}
[[nodiscard]] constexpr int sign_of(Color c) noexcept {
    return c == Color::White ? 1 : -1;
}

/// What is left of an advantage that fades without progress, as a fraction.
struct Share {
    int part = 1;
    int whole = 1;
};
[[nodiscard]] Share unfaded(const Position& position) noexcept;

/// Part of an advantage of `strong` that counts, of kFullScale: less if it lacks the men to win.
inline constexpr int kFullScale = 64;
[[nodiscard]] int winning_scale(const Position& position, Color strong);

/// Drives a bare king to the edge: for the side that has mating material left.
[[nodiscard]] int mop_up(const Position& position, Color strong);

}  // namespace tenfold::evaluation

#endif
