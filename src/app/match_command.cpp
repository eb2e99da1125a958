#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <fmt/format.h>
#include <fstream>
#include <stop_token>

#include "app/command.h"
#include "app/interrupt_watch.h"
#include "app/match_merge.h"
#include "app/match_printer.h"
#include "referee/match_files.h"
#include "referee/match_options.h"
#include "referee/opening_book.h"
#include "referee/tournament.h"

namespace tenfold::app {

namespace {

using referee::GamePlan;
using referee::MatchSettings;
using referee::PlayedGame;
using referee::Scoreboard;
using referee::TournamentEnd;

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
referee::OpeningBook require_book(const MatchSettings& settings, const VariantLibrary& library,
                                  const Variant& variant) {
    Result<referee::OpeningBook> book =
        referee::OpeningBook::open(settings.book, library, variant, settings.seed);
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

referee::MatchFiles require_files(const MatchSettings& settings, const std::vector<std::string>& words,
                                  const Variant& variant, Scoreboard& scoreboard) {
    Result<referee::MatchFiles> files = referee::MatchFiles::open(settings, words, variant, scoreboard);
    if (!files) {
        throw BadInput(to_string(files.error()));
    }
    if (scoreboard.size() > 0) {
        complain(fmt::format("note: {} games are on record already", scoreboard.size()));
    }
    return std::move(files).value();
}

/// What stood before the command comes first, so that a record can tell the whole of it.
std::vector<std::string> with_globals(const Globals& globals, const std::vector<std::string>& words) {
    std::vector<std::string> all{"-variant", globals.variant};
    for (const std::string& path : globals.variants) {
        all.insert(all.end(), {"-variants", path});
    }
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

ExitStatus play_match(const std::vector<std::string>& words) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that has gone shows as a failed write, which ends the match
    const MatchSettings settings = read_settings(words);
    const VariantLibrary library = require_library({settings.variant, settings.variant_files});
    const Variant variant = require_variant(library, settings.variant);
    const referee::OpeningBook book = require_book(settings, library, variant);
    std::stop_source stop;
    const InterruptWatch watch(stop);
    require_engines(settings, variant, stop.get_token());
    Scoreboard scoreboard;
    referee::MatchFiles files = require_files(settings, words, variant, scoreboard);
    MatchPrinter printer(settings, stop);
    std::string loss;  // why a game could not be kept
    const referee::TournamentEvents events{
        [&](const GamePlan& plan) { printer.started(plan); },
        [&](const GamePlan& plan, const PlayedGame& game, const Scoreboard& score) {
            if (loss = files.store(plan, game); !loss.empty()) {
                stop.request_stop();
            }
            printer.finished(plan, game, score);
        },
        [](const std::string& reason) { complain(reason); }};
    const TournamentEnd end =
        referee::run_tournament(settings, variant, book, events, scoreboard, stop.get_token());
    if (!loss.empty()) {
        throw BadInput(loss);
    }
    printer.ended(end, scoreboard);
    const bool is_complete = end == TournamentEnd::AllPlayed || end == TournamentEnd::SprtDecided;
    return is_complete ? ExitStatus::Ok : ExitStatus::Finding;
}

ExitStatus run_match(const Globals& globals, const std::vector<std::string>& words) {
    if (!words.empty() && words.front() == "merge") {
        return merge_matches(globals, {words.begin() + 1, words.end()});
    }
    return play_match(with_globals(globals, words));
}

}  // namespace

void add_match_command(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("match", "Let engines play games against each other");
    command.prefix_command();  // its options are fastchess's, which this parser can't read
    command.fallthrough(false);
    command.callback([&line, &command] {
        line.run = [&line, words = command.remaining()] { return run_match(line.globals, words); };
    });
}

}  // namespace tenfold::app
