#ifndef TENFOLD_TOOLS_GAME_TEXT_H
#define TENFOLD_TOOLS_GAME_TEXT_H

#include <string>
#include <vector>

#include "game/status_text.h"

#include "tenfold/game.h"

namespace tenfold {

/// The legal moves as text, sorted bytewise.
[[nodiscard]] std::vector<std::string> legal_move_texts(const Game& game);

/// The board and, below it, all else that there is to say of the position: side to move, castling
/// rights, e.p. square, clock, FEN, status. Ends with a line end.
[[nodiscard]] std::string game_text(const Game& game);

}  // namespace tenfold

#endif
