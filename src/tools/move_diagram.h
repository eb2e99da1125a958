#ifndef TENFOLD_TOOLS_MOVE_DIAGRAM_H
#define TENFOLD_TOOLS_MOVE_DIAGRAM_H

#include <string>

#include "betza/movement.h"

namespace tenfold {

/// A piece's moves drawn in characters, forward being up: the piece's letter in the middle, a sign on
/// each square that it can reach, and beside the drawing what the signs mean. The drawing is as
/// large as the longest limited move, but no larger than needed on a board of `board` files or ranks;
/// unlimited lines run to its edge. Lines end with a line end and without trailing blanks.
[[nodiscard]] std::string move_diagram(const betza::PieceMovement& movement, char letter, int board);

}  // namespace tenfold

#endif
