#ifndef TENFOLD_MOVEGEN_NOTATION_H
#define TENFOLD_MOVEGEN_NOTATION_H

#include <string>
#include <string_view>

#include "position/position.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// "e2e4", "b9b10q": UCI's text of a move, with the promotion's letter in lower case and castling as the
/// king's move ("e1g1"). A move in legs that captures before its end is written leg by leg, "d4e6,e6f8";
/// "0000" is the pass, and no move. Moves of a prelude: substitution_text.h.
[[nodiscard]] std::string to_text(Move m, const Ruleset& rules);

/// The legal move that `text` spells in this position, or the
/// reason why there is none ("e2e5: the Pawn on e2 cannot move to e5", "no piece on e3", "... leaves the
/// King in check"). Every spelling counts: a promotion's letter in either case, the legs of a move that
/// captures nothing on its way, another order of the same captures. The diagnostic's source is the text
/// itself, made printable. `position` is unchanged in the end.
[[nodiscard]] Result<Move> parse_move(std::string_view text, Position& position);

}  // namespace tenfold

#endif
