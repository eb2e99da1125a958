#include <CLI/CLI.hpp>
#include <cstdint>
#include <fmt/format.h>
#include <memory>

#include "app/command.h"
#include "app/options.h"
#include "app/position_options.h"
#include "app/progress.h"
#include "app/terminal.h"
#include "referee/opening_maker.h"

namespace tenfold::app {

namespace {

struct OpeningsOptions {
    PositionOptions game;
    int count = 100;
    std::uint64_t seed = 1;
    referee::OpeningWishes wishes;
};

ExitStatus make_openings(const Globals& globals, const OpeningsOptions& options) {
    const Variant variant = agreed_variant(require_library(globals), options.game);
    referee::OpeningMaker maker(variant, options.wishes, options.seed);
    const Progress progress(!stdout_is_terminal());
    for (int i = 0; i < options.count; ++i) {
        const std::optional<std::string> fen = maker.next();
        if (!fen) {
            throw BadInput(
                fmt::format("no more than {} such openings were found; ask for more --plies or a "
                            "greater --balance",
                            i));
        }
        fmt::print("{}\n", *fen);
        require_output();
        progress.show(fmt::format("{} of {} openings", i + 1, options.count));
    }
    return ExitStatus::Ok;
}

}  // namespace

void add_openings_command(CLI::App& app, CommandLine& line) {
    constexpr int kMostOpenings = 10'000'000;
    const auto options = std::make_shared<OpeningsOptions>();
    CLI::App& command =
        *app.add_subcommand("openings", "Make varied, balanced positions to begin matches from");
    add_game_options(command, options->game);
    add_number(command, "--count", options->count, Range<int>{1, kMostOpenings}, "How many");
    add_number(command, "--seed", options->seed, Range<std::uint64_t>{0, ~std::uint64_t{0}},
               "Another one makes others");
    add_number(command, "--plies", options->wishes.plies, Range<int>{0, 200},
               "Random moves from the start position, behind a prelude if there is one");
    add_number(command, "--balance", options->wishes.balance, Range<int>{0, 10'000},
               "Most centipawns by which either side may be ahead");
    add_number(command, "--nodes", options->wishes.nodes, Range<std::uint64_t>{1, 1'000'000'000},
               "Nodes to search to find that out");
    command.callback(
        [&line, options] { line.run = [&line, options] { return make_openings(line.globals, *options); }; });
}

}  // namespace tenfold::app
