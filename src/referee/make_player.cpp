#include <utility>

#include "referee/player.h"
#include "referee/uci_player.h"

namespace tenfold::referee {

std::unique_ptr<Player> make_player(const EngineSettings& settings, std::stop_token stop) {
    return std::make_unique<UciPlayer>(settings, std::move(stop));
}

}  // namespace tenfold::referee
