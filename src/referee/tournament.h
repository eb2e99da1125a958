#ifndef TENFOLD_REFEREE_TOURNAMENT_H
#define TENFOLD_REFEREE_TOURNAMENT_H

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "referee/game_play.h"
#include "referee/match_settings.h"
#include "referee/opening_book.h"
#include "referee/schedule.h"
#include "referee/scoreboard.h"

#include "tenfold/variants.h"

namespace tenfold::referee {

/// Who wants to know how a tournament goes. Called from its threads, one call at a time.
struct TournamentEvents {
    std::function<void(const GamePlan&)> started;
    /// The game counts in the scoreboard already. Not called for interrupted games.
    std::function<void(const GamePlan&, const PlayedGame&, const Scoreboard&)> finished;
    /// Why the tournament can't go on, if that is nobody's fault who plays in it.
    std::function<void(const std::string&)> trouble = [](const std::string&) {};
};

/// Why a tournament ended.
enum class TournamentEnd : std::uint8_t {
    AllPlayed,
    SprtDecided,
    Breakdown,    ///< an engine broke down, and the settings don't say to go on
    CannotStart,  ///< an engine couldn't be started again; the game that it was for has no result
    Stopped,      ///< as asked for
};

/// What is wrong with an engine or its settings, or worth knowing about them.
struct EngineRemark {
    std::string text;
    bool is_fatal;
};

/// Starts and ends each engine once: what would go wrong in every game is found before the first one.
[[nodiscard]] std::vector<EngineRemark> try_engines(const MatchSettings& settings, const Variant& variant,
                                                    const std::stop_token& stop);

/// Plays the games of this shard that the scoreboard doesn't have yet, several at a time, and adds them to
/// it. Whatever way it ends, no engine is left running. REQUIRES: the book's openings that the schedule needs
/// can be played.
[[nodiscard]] TournamentEnd run_tournament(const MatchSettings& settings, const Variant& variant,
                                           const OpeningBook& book, const TournamentEvents& events,
                                           Scoreboard& scoreboard, const std::stop_token& stop);

}  // namespace tenfold::referee

#endif
