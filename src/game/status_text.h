#ifndef TENFOLD_GAME_STATUS_TEXT_H
#define TENFOLD_GAME_STATUS_TEXT_H

#include <string>
#include <string_view>

#include "tenfold/game.h"

namespace tenfold {

/// What a side scores: "0", "1/4", "1/2", "3/4" or "1". REQUIRES: one of these values.
[[nodiscard]] std::string_view points_text(double points) noexcept;

/// "1-0", "1/2-1/2", "1/4-3/4", ...; "*" while the game goes on.
[[nodiscard]] std::string result_text(const GameStatus& status);

/// How a game ended: "checkmate, 0-1". REQUIRES: status.over().
[[nodiscard]] std::string end_text(const GameStatus& status);

/// How a game stands, in a line: "ongoing", "ongoing, in check", "checkmate, 0-1".
[[nodiscard]] std::string status_text(const Game& game);

/// Why a move was refused: `reason`, or that the game is over where no move is legal any more.
[[nodiscard]] std::string refusal_text(const Game& game, const std::string& reason);

}  // namespace tenfold

#endif
