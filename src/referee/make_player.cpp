#include <utility>

#include "referee/cecp_player.h"
#include "referee/player.h"
#include "referee/uci_player.h"

namespace tenfold::referee {

std::unique_ptr<Player> make_player(const EngineSettings& settings, std::stop_token stop) {
    if (settings.protocol == ProtocolKind::Xboard) {
        return std::make_unique<CecpPlayer>(settings, std::move(stop));
    }
    return std::make_unique<UciPlayer>(settings, std::move(stop));
}

}  // namespace tenfold::referee
