#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <stop_token>
#include <thread>

#include "app/command.h"
#include "app/interrupt.h"
#include "app/terminal.h"
#include "referee/match_options.h"
#include "referee/report.h"
#include "referee/tournament.h"

namespace tenfold::app {

namespace {

using referee::GamePlan;
using referee::MatchSettings;
using referee::PlayedGame;
using referee::Scoreboard;

/// Prints what happens to standard output, and ends the match if nobody reads that any more.
class MatchPrinter {
public:
    MatchPrinter(const MatchSettings& settings, std::stop_source& stop) : settings_(settings), stop_(stop) {}

    [[nodiscard]] referee::TournamentEvents events() {
        return {[this](const GamePlan& plan) {
                    print(referee::started_line(plan, settings_, referee::Schedule(settings_).size()) + "\n");
                },
                [this](const GamePlan& plan, const PlayedGame& game, const Scoreboard& scoreboard) {
                    print(referee::finished_line(plan, settings_, game) + "\n");
                    report_at_times(scoreboard);
                }};
    }

    void last_report(const Scoreboard& scoreboard) {
        if (scoreboard.size() != last_report_) {
            print(referee::score_table(settings_, scoreboard));
        }
    }

private:
    void print(const std::string& text) {
        fmt::print("{}", text);
        if (!output_works()) {
            stop_.request_stop();
        }
    }

    /// An interval is counted in pairs where there are pairs.
    void report_at_times(const Scoreboard& scoreboard) {
        const std::size_t games =
            static_cast<std::size_t>(settings_.rating_interval) * (settings_.games > 1 ? 2 : 1);
        if (games > 0 && scoreboard.size() % games == 0) {
            print(referee::score_table(settings_, scoreboard));
            last_report_ = scoreboard.size();
        }
    }

    const MatchSettings& settings_;
    std::stop_source& stop_;
    std::size_t last_report_ = 0;  ///< after how many games
};

MatchSettings read_settings(const std::vector<std::string>& words) {
    Result<referee::ReadMatchOptions, std::string> read = referee::read_match_options(words);
    if (!read) {
        throw BadInput("match: " + read.error());
    }
    for (const std::string& notice : read.value().notices) {
        complain("note: " + notice);
    }
    return std::move(read).value().settings;
}

/// Everything that can be known to be wrong is said before the first game.
referee::OpeningBook require_book(const MatchSettings& settings, const Variant& variant) {
    Result<referee::OpeningBook> book = referee::OpeningBook::open(settings.book, variant, settings.seed);
    if (!book) {
        throw BadInput(to_string(book.error()));
    }
    const referee::Schedule schedule(settings);
    for (std::size_t number = 1; number <= schedule.size(); ++number) {
        const GamePlan plan = schedule.game(number);
        if (plan.opening >= book.value().size()) {
            break;
        }
        if (const auto opening = book.value().opening(plan.opening); !opening) {
            throw BadInput(to_string(opening.error()));
        }
    }
    return std::move(book).value();
}

void require_engines(const MatchSettings& settings, const Variant& variant, const std::stop_token& stop) {
    std::string errors;
    for (const referee::EngineRemark& remark : referee::try_engines(settings, variant, stop)) {
        if (remark.is_fatal) {
            errors += (errors.empty() ? "" : "\n") + remark.text;
        } else {
            complain("note: " + remark.text);
        }
    }
    if (!errors.empty()) {
        throw BadInput(errors);
    }
}

void print_end(const MatchSettings& settings, const Scoreboard& scoreboard, referee::TournamentEnd end) {
    switch (end) {
        case referee::TournamentEnd::AllPlayed:
        case referee::TournamentEnd::SprtDecided:
            if (settings.sprt && scoreboard.size() > 0) {
                const double ratio = referee::log_likelihood_ratio(
                    referee::distribution_of(scoreboard.of(0, 1)), *settings.sprt);
                if (const auto verdict = referee::verdict(ratio, *settings.sprt);
                    verdict != referee::Verdict::Undecided) {
                    fmt::print("{}\n", referee::sprt_line(*settings.sprt, verdict));
                }
            }
            fmt::print("Tournament finished\n");
            break;
        case referee::TournamentEnd::Breakdown:
            complain("an engine broke down, so the match ends; with -recover it goes on");
            break;
        case referee::TournamentEnd::Stopped:
            complain("interrupted; the games that were being played don't count");
            break;
    }
}

/// Asks for a stop when the user does, as long as it lives.
class InterruptWatch {
public:
    explicit InterruptWatch(std::stop_source& stop)
        : watcher_([this, &stop](const std::stop_token& end) {
              constexpr auto kPause = std::chrono::milliseconds(50);
              while (!end.stop_requested() && !guard_.raised()) {
                  std::this_thread::sleep_for(kPause);
              }
              if (guard_.raised()) {
                  stop.request_stop();
              }
          }) {}

private:
    InterruptGuard guard_;
    std::jthread watcher_;
};

ExitStatus play_match(const Globals& globals, const std::vector<std::string>& words) {
    const MatchSettings settings = read_settings(words);
    Globals all = globals;
    all.variants.insert(all.variants.end(), settings.variant_files.begin(), settings.variant_files.end());
    const Variant variant = require_variant(require_library(all), settings.variant);
    const referee::OpeningBook book = require_book(settings, variant);
    std::stop_source stop;
    const InterruptWatch watch(stop);
    require_engines(settings, variant, stop.get_token());
    Scoreboard scoreboard;
    MatchPrinter printer(settings, stop);
    const referee::TournamentEnd end =
        referee::run_tournament(settings, variant, book, printer.events(), scoreboard, stop.get_token());
    printer.last_report(scoreboard);
    print_end(settings, scoreboard, end);
    const bool is_complete =
        end == referee::TournamentEnd::AllPlayed || end == referee::TournamentEnd::SprtDecided;
    return is_complete ? ExitStatus::Ok : ExitStatus::Finding;
}

}  // namespace

void add_match_command(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("match", "Let engines play games against each other");
    command.prefix_command();  // its options are fastchess's, which this parser can't read
    command.fallthrough(false);
    command.callback([&line, &command] {
        line.run = [&line, words = command.remaining()] { return play_match(line.globals, words); };
    });
}

}  // namespace tenfold::app
