#include "referee/schedule.h"

namespace tenfold::referee {

Schedule::Schedule(const MatchSettings& settings)
    : rounds_(static_cast<std::size_t>(settings.rounds)),
      games_(static_cast<std::size_t>(settings.games)),
      shard_(settings.shard) {
    const std::size_t engines = settings.engines.size();
    const std::size_t hosts = settings.kind == TournamentKind::Gauntlet ? 1 : engines;
    for (std::size_t first = 0; first < hosts; ++first) {
        for (std::size_t second = first + 1; second < engines; ++second) {
            encounters_.emplace_back(first, second);
        }
    }
}

std::size_t Schedule::size() const noexcept {
    return rounds_ * encounters_.size() * games_;
}

GamePlan Schedule::game(std::size_t number) const {
    const std::size_t meeting = (number - 1) / games_;  // one encounter in one round
    const std::size_t turn = (number - 1) % games_;
    const std::size_t round = meeting / encounters_.size();
    auto [white, black] = encounters_[meeting % encounters_.size()];
    const std::size_t swaps = games_ % 2 == 0 ? turn : round * games_ + turn;
    if (swaps % 2 == 1) {
        std::swap(white, black);
    }
    GamePlan plan{number, round + 1, white, black, meeting * ((games_ + 1) / 2) + turn / 2, {}};
    if (turn % 2 == 1) {
        plan.partner = number - 1;
    } else if (turn + 1 < games_) {
        plan.partner = number + 1;
    }
    return plan;
}

bool Schedule::is_ours(const GamePlan& game) const noexcept {
    return game.opening % shard_.count == shard_.index - 1;
}

}  // namespace tenfold::referee
