#ifndef TENFOLD_PROTOCOL_POSITION_COMMAND_H
#define TENFOLD_PROTOCOL_POSITION_COMMAND_H

#include <string>

#include "protocol/words.h"

#include "tenfold/game.h"

namespace tenfold {

/// The game that a "position" command describes (`words` follow the command's name), or the complaint
/// for the user. Nothing is half done: one illegal move rejects the whole.
[[nodiscard]] Result<Game, std::string> set_up_game(const Variant& variant, Words words);

/// Plays the moves in `words`. The result is empty, or else the complaint about the first illegal one, with
/// its `consequence`; the game is then as the moves before it made it.
[[nodiscard]] std::string play_moves(Game& game, Words words, std::string_view consequence);

}  // namespace tenfold

#endif
