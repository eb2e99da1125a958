#ifndef TENFOLD_REFEREE_ENGINE_SETTINGS_H
#define TENFOLD_REFEREE_ENGINE_SETTINGS_H

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "referee/dialect.h"
#include "referee/engine_process.h"
#include "referee/limits.h"

namespace tenfold::referee {

enum class ProtocolKind : std::uint8_t { Uci, Xboard };

/// An engine that takes part in a match.
struct EngineSettings {
    std::string name;
    Launch launch;
    ProtocolKind protocol = ProtocolKind::Uci;
    std::vector<std::pair<std::string, std::string>> options;  ///< in the order in which they are to be set
    Limits limits;
    Dialect dialect;
    /// How long it may take to answer where no clock runs: at its start, to a ping, or for a move without a
    /// limit of time.
    std::chrono::seconds patience{60};
    bool restarts = false;  ///< it is started anew for each game
};

}  // namespace tenfold::referee

#endif
