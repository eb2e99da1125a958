#ifndef TENFOLD_REFEREE_REPORT_H
#define TENFOLD_REFEREE_REPORT_H

#include <string>

#include "referee/game_play.h"
#include "referee/match_settings.h"
#include "referee/scoreboard.h"

namespace tenfold::referee {

// The texts are those of fastchess wherever it has any, so that programs that read its output can read ours.
// All of them end without a line end but score_table().

/// "Started game 3 of 200 (A vs B)"
[[nodiscard]] std::string started_line(const GamePlan& plan, const MatchSettings& settings,
                                       std::size_t total);
/// "Finished game 3 (A vs B): 1-0 {White mates}"
[[nodiscard]] std::string finished_line(const GamePlan& plan, const MatchSettings& settings,
                                        const PlayedGame& game);
/// How the match stands: Elo, LOS, games, pairs, and the SPRT's state if there is one, for two engines; a
/// ranking for more.
[[nodiscard]] std::string score_table(const MatchSettings& settings, const Scoreboard& scoreboard);
/// "SPRT (...) completed - H1 was accepted".
[[nodiscard]] std::string sprt_line(const SprtSettings& settings, Verdict verdict);

}  // namespace tenfold::referee

#endif
