#ifndef TENFOLD_SEARCH_QUARTERS_H
#define TENFOLD_SEARCH_QUARTERS_H

#include "variant/ruleset.h"

#include "tenfold/score.h"

/// Results halfway between a draw and a win, such as a stalemate that scores three quarters.
///
/// In the search such a result is worth the evaluation at which as much is to be expected (wdl.h), so that it
/// gives up neither a won game for three quarters nor three quarters for a small advantage, and a loser heads
/// for his quarter. To be told from evaluations it has a band of scores of its own, in which the nearer end
/// counts more; evaluations leave the band out. Only in games that have such results.
namespace tenfold::quarters {

/// Distances up to this are told apart; ends further away look alike.
inline constexpr int kPlies = 64;

/// Can a game of these rules end with a quarter?
[[nodiscard]] bool exist(const Ruleset& rules) noexcept;

/// Three quarters for the side, `ply` plies from the root.
[[nodiscard]] Score three_in(int ply) noexcept;
/// One quarter for it.
[[nodiscard]] inline Score one_in(int ply) noexcept {
    return -three_in(ply);
}

/// An evaluation, moved out of the bands.
[[nodiscard]] Score outside(Score evaluation) noexcept;

/// Distances count from the root in the search and from the position in the transposition table.
[[nodiscard]] Score to_table(Score s, int ply) noexcept;
[[nodiscard]] Score from_table(Score s, int ply) noexcept;

/// A score of the search as the world is to see it: Score::stalemate_in and its like, or centipawns.
[[nodiscard]] Score shown(Score s) noexcept;

}  // namespace tenfold::quarters

#endif
