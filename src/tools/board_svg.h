#ifndef TENFOLD_TOOLS_BOARD_SVG_H
#define TENFOLD_TOOLS_BOARD_SVG_H

#include <string>
#include <string_view>

#include "position/position.h"

namespace tenfold {

/// A picture of the board from White's side as a whole SVG document: coordinates, pieces as discs with
/// their short names (pawns smaller, the royal piece with a second ring), a king in check on red.
/// `caption` is written below the board, in several lines if need be; any text will do.
[[nodiscard]] std::string board_svg(const Position& position, std::string_view caption);

}  // namespace tenfold

#endif
