#ifndef TENFOLD_MOVEGEN_NOTATION_H
#define TENFOLD_MOVEGEN_NOTATION_H

#include <string>
#include <string_view>

#include "position/position.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// "e2e4", "b9b10q": UCI's text of a move, with the promotion's letter in lower case and castling as the
/// king's move ("e1g1"). "0000" for no move.
[[nodiscard]] std::string to_text(Move m, const Ruleset& rules);

/// The legal move that `text` spells in this position (a promotion's letter in either case), or the
/// reason why there is none ("e2e5: the Pawn on e2 cannot move to e5", "no piece on e3", "... leaves the
/// King in check"). The diagnostic's source is the text itself, made printable. `position` is unchanged in
/// the end.
[[nodiscard]] Result<Move> parse_move(std::string_view text, Position& position);

}  // namespace tenfold

#endif
