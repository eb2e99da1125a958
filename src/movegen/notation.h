#ifndef TENFOLD_MOVEGEN_NOTATION_H
#define TENFOLD_MOVEGEN_NOTATION_H

#include <string>
#include <string_view>

#include "position/position.h"
#include "tenfold/diagnostic.h"

namespace tenfold {

/// "e2e4", "b9b10q": UCI's text of a move. The pieces' letters come from the rules.
[[nodiscard]] std::string to_text(Move m, const Ruleset& rules);

/// The legal move that `text` spells in this position, or the reason why there is none ("e2e5: the
/// Pawn on e2 cannot move to e5", "no piece on e3", "moves into check", "not a move: ...").
[[nodiscard]] Result<Move> parse_move(std::string_view text, Position& position);

}  // namespace tenfold

#endif
