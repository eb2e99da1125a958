#ifndef TENFOLD_TOOLS_BOARD_TEXT_H
#define TENFOLD_TOOLS_BOARD_TEXT_H

#include <string>

#include "position/position.h"

namespace tenfold {

/// The board from White's side in plain characters, with ranks and files named: pieces as FEN writes
/// them, dots for empty squares. Ends with a line end.
[[nodiscard]] std::string board_text(const Position& position);

}  // namespace tenfold

#endif
