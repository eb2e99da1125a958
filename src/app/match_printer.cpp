#include "app/match_printer.h"

#include <cstdio>
#include <fmt/format.h>

#include "app/command.h"
#include "app/terminal.h"
#include "referee/match_sprt.h"

namespace tenfold::app {

using referee::GamePlan;
using referee::MatchSettings;
using referee::PlayedGame;
using referee::Scoreboard;
using referee::TournamentEnd;

MatchPrinter::MatchPrinter(const MatchSettings& settings, std::stop_source& stop)
    : settings_(settings),
      stop_(stop),
      total_(referee::Schedule(settings).size()),
      progress_(!stdout_is_terminal()) {}

void MatchPrinter::started(const GamePlan& plan) {
    print(referee::started_line(plan, settings_, total_) + "\n");
}

void MatchPrinter::finished(const GamePlan& plan, const PlayedGame& game, const Scoreboard& scoreboard) {
    print(referee::finished_line(plan, settings_, game) + "\n");
    report_at_times(scoreboard);
    progress_.show(fmt::format("{} of {} games", scoreboard.size(), total_));
}

void MatchPrinter::ended(TournamentEnd end, const Scoreboard& scoreboard) {
    progress_.clear();
    if (scoreboard.size() != last_report_) {
        print(referee::score_table(settings_, scoreboard));
    }
    switch (end) {
        case TournamentEnd::AllPlayed:
        case TournamentEnd::SprtDecided:
            print(sprt_conclusion(settings_, scoreboard) + "Tournament finished\n");
            break;
        case TournamentEnd::Breakdown:
            complain("an engine broke down, so the match ends; with -recover it goes on");
            break;
        case TournamentEnd::CannotStart:
            complain("the match can't go on; the games that were being played don't count");
            break;
        case TournamentEnd::Stopped:
            complain("interrupted; the games that were being played don't count");
            break;
    }
}

void MatchPrinter::print(const std::string& text) {
    // fmt::print would throw, in a worker's thread.
    if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size() || !output_works()) {
        stop_.request_stop();
    }
}

/// An interval is counted in pairs where there are pairs.
void MatchPrinter::report_at_times(const Scoreboard& scoreboard) {
    const std::size_t games =
        static_cast<std::size_t>(settings_.rating_interval) * (settings_.games > 1 ? 2 : 1);
    if (games > 0 && scoreboard.size() % games == 0) {
        print(referee::score_table(settings_, scoreboard));
        last_report_ = scoreboard.size();
    }
}

std::string sprt_conclusion(const MatchSettings& settings, const Scoreboard& scoreboard) {
    const referee::Verdict verdict = referee::sprt_verdict(settings, scoreboard);
    return verdict == referee::Verdict::Undecided ? "" : referee::sprt_line(*settings.sprt, verdict) + "\n";
}

}  // namespace tenfold::app
