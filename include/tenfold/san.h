#ifndef TENFOLD_SAN_H
#define TENFOLD_SAN_H

#include <string>
#include <string_view>

#include "tenfold/diagnostic.h"
#include "tenfold/game.h"

namespace tenfold {

/// The move as people write it: "Nf3", "Rbxd8+", "exd6", "b10=Q#", "O-O", "--" for a pass; docs/pgn.md has
/// the whole notation. Reading the text in the same position gives the same move. REQUIRES: `move` is legal
/// in the game's position.
[[nodiscard]] std::string to_san(const Game& game, Move move);

/// The legal move that `text` means, or the reason why there is none or more than one ("Nd2: Nbd2 or Nfd2?").
/// Much may be missing or superfluous: x, =, +, #, squares, "!?", "e.p.", zeros for O's; the texts of
/// Game::parse_move are understood, too. The diagnostic's source is the text itself, made printable.
[[nodiscard]] Result<Move> parse_san(const Game& game, std::string_view text);

}  // namespace tenfold

#endif
