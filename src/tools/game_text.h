#ifndef TENFOLD_TOOLS_GAME_TEXT_H
#define TENFOLD_TOOLS_GAME_TEXT_H

#include <string>
#include <string_view>
#include <vector>

#include "tenfold/game.h"

namespace tenfold {

/// What a side scores: "0", "1/4", "1/2", "3/4" or "1". REQUIRES: one of these values.
[[nodiscard]] std::string_view points_text(double points) noexcept;

/// "1-0", "1/2-1/2", "1/4-3/4", ...; "*" while the game goes on.
[[nodiscard]] std::string result_text(const GameStatus& status);

/// How a game stands, in a line: "ongoing", "ongoing, in check", "checkmate, 0-1".
[[nodiscard]] std::string status_text(const Game& game);

/// Why a move was refused: `reason`, or that the game is over where no move is legal any more.
[[nodiscard]] std::string refusal_text(const Game& game, const std::string& reason);

/// The legal moves as text, sorted bytewise.
[[nodiscard]] std::vector<std::string> legal_move_texts(const Game& game);

/// The board and, below it, all else that there is to say of the position: side to move, castling
/// rights, e.p. square, clock, FEN, status. Ends with a line end.
[[nodiscard]] std::string game_text(const Game& game);

}  // namespace tenfold

#endif
