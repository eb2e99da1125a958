#ifndef TENFOLD_SEARCH_GAME_END_H
#define TENFOLD_SEARCH_GAME_END_H

#include <optional>

#include "position/position.h"

#include "tenfold/score.h"

namespace tenfold {

/// What a finished game is worth to a side that scores `points` (0, 1/4, 1/2, 3/4 or 1), `ply` plies from
/// the root: a mate for all points, zero for half of them, a score as quarters.h describes for a quarter more
/// or less.
[[nodiscard]] Score score_of_points(double points, int ply) noexcept;

/// For the side to move, which has no legal move.
[[nodiscard]] Score score_without_moves(const Position& position, bool in_check, int ply) noexcept;

/// For the side to move, if the game ends here by repetition, move rule, material or a bare king. Inside the
/// search the second occurrence of a position already counts as a repetition: what could be repeated once can
/// be repeated again.
[[nodiscard]] std::optional<Score> score_of_end(Position& position, bool in_check, int ply);

}  // namespace tenfold

#endif
