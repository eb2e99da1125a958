#ifndef TENFOLD_APP_PGN_JSON_H
#define TENFOLD_APP_PGN_JSON_H

#include <string>

#include "tenfold/game_record.h"

namespace tenfold::app {

/// The game as a JSON object on one line; docs/pgn.md tells its keys. Bytes that aren't UTF-8 become U+FFFD.
[[nodiscard]] std::string to_json(const GameRecord& record);

}  // namespace tenfold::app

#endif
