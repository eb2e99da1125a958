#ifndef TENFOLD_PGN_SAN_MOVES_H
#define TENFOLD_PGN_SAN_MOVES_H

#include <optional>
#include <string>
#include <vector>

#include "movegen/move_list.h"
#include "pgn/san_text.h"
#include "position/position.h"

namespace tenfold::san {

/// Which way a king castles: SAN knows two.
enum class Wing { King, Queen };

/// REQUIRES: `m` castles.
[[nodiscard]] Wing wing_of(Move m, const Ruleset& rules);
[[nodiscard]] std::string castling_text(Wing wing);

/// Is the move spelled by its piece's letter and squares? Castling, the pass and moves that bring pieces in
/// or exchange them are not.
[[nodiscard]] bool has_letter_and_squares(Move m) noexcept;

/// May the letter of this type be left out? In a game with a pawn of the letter P, it is P's.
[[nodiscard]] bool is_letterless(PieceType type, const Ruleset& rules) noexcept;

/// Where the pieces of the side to move stand that the text can mean.
[[nodiscard]] std::vector<Square> sources(const SanText& text, const Position& position);

/// Those among `moves` that the text means; with none or one in it, there is no doubt. Where squares alone
/// don't tell two moves apart, the 'x' does; castling counts only if nothing else is meant.
/// REQUIRES: `moves` are pseudo-legal in `position`.
[[nodiscard]] std::vector<Move> meant(const SanText& text, const MoveList& moves, const Position& position);

}  // namespace tenfold::san

#endif
