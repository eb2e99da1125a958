#ifndef TENFOLD_MOVEGEN_SUBSTITUTIONS_H
#define TENFOLD_MOVEGEN_SUBSTITUTIONS_H

#include <cstddef>
#include <optional>
#include <vector>

#include "movegen/move_list.h"
#include "position/position.h"

/// The moves of a prelude.
namespace tenfold::substitutions {

/// Most that a ply of a game may offer: enough for Superchess four times over.
inline constexpr std::size_t kMost = 65'536;

/// Appends every substitution of the ply to come, whether it leaves a king in check or not. Where the pocket
/// has too few pieces for the least number to be replaced, it is as many as possible. Of several ways to one
/// board one is listed. Sorted by squares, those with an exchange behind, so that the order is deterministic.
/// REQUIRES: position.in_prelude().
void generate(const Position& position, MoveList& moves);

/// Squares of the side to move, in the text's order, that hold a new piece once `m` has put its own down,
/// exchange or no exchange.
[[nodiscard]] std::vector<Square> new_pieces(const Position& position, Move m);

/// The substitution of the list that leads to the same board as `m`, which may be one that is not listed: one
/// that exchanges what it could have put down otherwise.
[[nodiscard]] std::optional<Move> find_listed(const Position& position, Move m);

/// Can some ply of the game's prelude offer more than kMost substitutions? Quick, however many they are.
[[nodiscard]] bool are_too_many(const Ruleset& rules);

}  // namespace tenfold::substitutions

#endif
