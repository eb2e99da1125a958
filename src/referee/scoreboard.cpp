#include "referee/scoreboard.h"

namespace tenfold::referee {

void Scoreboard::add(const GamePlan& plan, Points white_points) {
    games_.emplace(plan.number, Entry{plan, white_points});
}

/// Of the engine `first` in those of its games that count.
template <class Counts>
Tally Scoreboard::tally(std::size_t first, const Counts& counts) const {
    const auto points_in = [first](const Entry& game) {
        return game.plan.white == first ? game.white_points : game.white_points.others();
    };
    Tally result;
    for (const auto& [number, game] : games_) {
        if (!counts(game.plan)) {
            continue;
        }
        result.add_game(points_in(game));
        const auto partner = game.plan.partner ? games_.find(*game.plan.partner) : games_.end();
        if (partner != games_.end() && *game.plan.partner < number) {
            result.add_pair(points_in(partner->second), points_in(game));
        }
    }
    return result;
}

Tally Scoreboard::of(std::size_t first, std::size_t second) const {
    return tally(first, [=](const GamePlan& plan) {
        return (plan.white == first && plan.black == second) || (plan.white == second && plan.black == first);
    });
}

Tally Scoreboard::of(std::size_t engine) const {
    return tally(engine, [=](const GamePlan& plan) { return plan.white == engine || plan.black == engine; });
}

}  // namespace tenfold::referee
