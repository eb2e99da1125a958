#ifndef TENFOLD_MOVEGEN_STATUS_H
#define TENFOLD_MOVEGEN_STATUS_H

#include <optional>
#include <string_view>

#include "position/position.h"

#include "tenfold/game_status.h"

namespace tenfold {

/// Has the game ended in this position, and how? Mate and stalemate come before any draw.
[[nodiscard]] GameStatus game_status(Position& position);

/// Draws that need no look at the moves: repetition (the occurrence that the rules name), move rule,
/// material. Doesn't see that a mate on the board comes before them.
[[nodiscard]] std::optional<GameEnd> drawn_by_rule(const Position& position);

/// As many moves without capture or pawn move as the variant's move rule allows (never, without one).
[[nodiscard]] bool is_move_rule_draw(const Position& position) noexcept;

/// The end that the variant's bare-king rule makes here, if it has one: a side with nothing but its king
/// draws or loses, unless it is its move and it can bare the opponent at once. Two bare kings draw.
/// Costs next to nothing while both sides have men. Doesn't see that a mate comes before it.
[[nodiscard]] std::optional<GameStatus> bare_king_result(Position& position);

/// Neither side has the men to win (the variant's `insufficient-material`).
[[nodiscard]] bool is_material_draw(const Position& position) noexcept;

}  // namespace tenfold

#endif
