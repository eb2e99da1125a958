#ifndef TENFOLD_APP_MATCH_PRINTER_H
#define TENFOLD_APP_MATCH_PRINTER_H

#include <stop_token>
#include <string>

#include "app/progress.h"
#include "referee/match_settings.h"
#include "referee/report.h"
#include "referee/tournament.h"

namespace tenfold::app {

/// Prints what happens in a match to standard output, and how far it has come to a person at the terminal.
/// Asks for a stop if nobody reads the output any more.
class MatchPrinter {
public:
    MatchPrinter(const referee::MatchSettings& settings, std::stop_source& stop);

    void started(const referee::GamePlan& plan);
    void finished(const referee::GamePlan& plan, const referee::PlayedGame& game,
                  const referee::Scoreboard& scoreboard);
    /// The final score and how the match ended.
    void ended(referee::TournamentEnd end, const referee::Scoreboard& scoreboard);

private:
    void print(const std::string& text);
    void report_at_times(const referee::Scoreboard& scoreboard);

    const referee::MatchSettings& settings_;
    std::stop_source& stop_;
    std::size_t total_;
    std::size_t last_report_ = 0;  ///< after how many games
    Progress progress_;
};

/// "SPRT ... completed" if the games decide the match's test, else nothing.
[[nodiscard]] std::string sprt_conclusion(const referee::MatchSettings& settings,
                                          const referee::Scoreboard& scoreboard);

}  // namespace tenfold::app

#endif
