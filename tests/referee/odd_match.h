#ifndef TENFOLD_TESTS_REFEREE_ODD_MATCH_H
#define TENFOLD_TESTS_REFEREE_ODD_MATCH_H

#include <string>
#include <utility>
#include <vector>

#include "referee/game_play.h"
#include "referee/match_settings.h"
#include "referee/scoreboard.h"
#include "referee/tournament.h"
#include "support/temporary_folder.h"

namespace tenfold::test {

/// A match of an engine that misbehaves against one that doesn't, and what came of it.
class OddMatch {
public:
    /// "plays illegally", ...: see engines/odd_engine.cpp.
    explicit OddMatch(const std::string& habit);

    referee::TournamentEnd play();

    /// The games with their plans in the order in which they ended.
    [[nodiscard]] const std::vector<std::pair<referee::GamePlan, referee::PlayedGame>>& games() const {
        return games_;
    }
    /// The odd engine's colour in a game.
    [[nodiscard]] static Color odd_side(const referee::GamePlan& plan) {
        return plan.white == 0 ? Color::White : Color::Black;
    }
    [[nodiscard]] int engines_started() const;
    [[nodiscard]] int engines_running() const;

    referee::MatchSettings settings;

private:
    TemporaryFolder folder_;  ///< has a file for each process that was started
    std::vector<std::pair<referee::GamePlan, referee::PlayedGame>> games_;
};

/// How many of the processes that left a file in the folder still run.
[[nodiscard]] int processes_running(const std::string& folder);

/// The engines' words on a command line of `tenfold match`.
[[nodiscard]] std::vector<std::string> odd_engine_words(const std::string& habit, const std::string& folder);

}  // namespace tenfold::test

#endif
