#ifndef TENFOLD_APP_PGN_FORMATS_H
#define TENFOLD_APP_PGN_FORMATS_H

#include <functional>
#include <string>

#include "tenfold/game_record.h"

namespace tenfold::app {

/// The text that a game becomes; called for the games of an output in their order.
using GamePrinter = std::function<std::string(const GameRecord&)>;

/// The printer for "san", "uci", "fen" or "json"; throws BadInput for another format.
[[nodiscard]] GamePrinter game_printer(const std::string& format);

}  // namespace tenfold::app

#endif
