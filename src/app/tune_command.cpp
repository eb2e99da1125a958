#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/command.h"
#include "app/interrupt_watch.h"
#include "app/options.h"
#include "app/progress.h"
#include "tune/fit.h"
#include "tune/self_play.h"
#include "tune/variant_copy.h"
#include "tune/weights_text.h"

namespace tenfold::app {

namespace {

struct TuneOptions {
    std::string variant;
    int games = 2000;
    int threads = 1;
    tune::SelfPlay play;
    tune::FitSettings fit;
    int trust = static_cast<int>(std::lround(100 * fit.trust));  ///< percent
    std::optional<std::string> record;
    std::optional<std::string> output;
};

tune::TrainingRecord require_record(const TuneOptions& options, const Variant& variant) {
    const std::string path = options.record.value_or(fmt::format("tune-{}.jsonl", options.variant));
    Result<tune::TrainingRecord> record = tune::TrainingRecord::open(path, variant, options.play);
    if (!record) {
        throw BadInput(to_string(record.error()));
    }
    if (!record.value().games().empty()) {
        complain(fmt::format("note: {} has {} games already", path, record.value().games().size()));
    }
    return std::move(record).value();
}

/// Before hours are spent on finding out what should be written there.
void require_output_file(const TuneOptions& options) {
    if (!options.output) {
        return;
    }
    if (const auto trial = tune::file_with_evaluation(*options.output, options.variant, ""); !trial) {
        throw BadInput(to_string(trial.error()));
    }
}

/// False if the user has stopped it.
bool play(const TuneOptions& options, const Variant& variant, tune::TrainingRecord& record) {
    std::stop_source stop;
    const InterruptWatch watch(stop);
    const Progress progress;
    const auto complaint = tune::play_training_games(
        variant, options.play, options.games, options.threads, record,
        [&](std::size_t games) { progress.show(fmt::format("{} of {} games", games, options.games)); },
        stop.get_token());
    progress.clear();
    if (complaint) {
        throw BadInput(to_string(*complaint));
    }
    return !stop.stop_requested();
}

void print_fit(const tune::Fit& fit, std::size_t games) {
    complain(fmt::format("{} positions of {} games; {:.0f} centipawns make odds e times as good",
                         fit.positions, games, fit.scale));
    complain(fmt::format("loss on training games {:.5f} before, {:.5f} after", fit.training.before,
                         fit.training.after));
    complain(fmt::format("loss on games held out {:.5f} before, {:.5f} after", fit.held_out.before,
                         fit.held_out.after));
}

ExitStatus run_tune(const Globals& globals, const TuneOptions& options) {
    const Variant variant = require_variant(require_library(globals), options.variant);
    require_output_file(options);
    tune::TrainingRecord record = require_record(options, variant);
    if (!play(options, variant, record)) {
        complain("note: stopped; the same command goes on");
        return ExitStatus::Finding;
    }
    tune::FitSettings settings = options.fit;
    settings.trust = options.trust / 100.0;
    const Progress progress;
    const tune::Fit fit = tune::fit_weights(
        variant.rules(), record.games(), settings, [&](int round, int iteration, double loss) {
            progress.show(fmt::format("round {} of {}, iteration {} of {}, loss {:.5f}", round,
                                      settings.rounds, iteration, settings.iterations, loss));
        });
    progress.clear();
    print_fit(fit, record.games().size());
    const std::string text = tune::weights_text(variant.rules(), fit.weights);
    if (!options.output) {
        fmt::print("{}", text);
    } else if (const auto complaint = tune::write_evaluation(*options.output, options.variant, text)) {
        throw BadInput(to_string(*complaint));
    }
    return ExitStatus::Ok;
}

}  // namespace

void add_tune_command(CLI::App& app, CommandLine& line) {
    constexpr int kMostGames = 10'000'000;
    constexpr int kMostThreads = 256;
    const auto options = std::make_shared<TuneOptions>();
    CLI::App& command =
        *app.add_subcommand("tune", "Fit a game's evaluation to games that the program plays against itself");
    command.add_option("VARIANT", options->variant, "The game's name; 'tenfold variants' lists them")
        ->required();
    add_number(command, "--games", options->games, Range<int>{8, kMostGames},
               "How many games to have on record before the weights are fitted");
    add_number(command, "--nodes", options->play.nodes, Range<std::uint64_t>{1, 1'000'000'000},
               "Nodes to search for each move");
    add_number(command, "--seed", options->play.seed, Range<std::uint64_t>{0, ~std::uint64_t{0}},
               "Another one plays other games");
    add_number(command, "--threads", options->threads, Range<int>{1, kMostThreads}, "Games at a time");
    add_text(command, "--record", options->record, "file",
             "Where the games are kept, to go on with later (tune-VARIANT.jsonl)")
        .type_name("FILE");
    add_text(command, "--output", options->output, "file",
             "The game's file, whose [evaluation] gets the new weights; without it they are printed")
        .type_name("FILE");
    add_number(command, "--iterations", options->fit.iterations, Range<int>{1, 100'000},
               "Steps of the fit in each of its rounds");
    add_number(command, "--rounds", options->fit.rounds, Range<int>{1, 100},
               "After each the positions are looked at anew with the weights found");
    add_number(command, "--trust", options->trust, Range<int>{0, 100},
               "How much the result counts, in percent; the rest is what the search thought of the position");
    command.callback(
        [&line, options] { line.run = [&line, options] { return run_tune(line.globals, *options); }; });
}

}  // namespace tenfold::app
