#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "app/analysis_view.h"
#include "app/command.h"
#include "app/interrupt.h"
#include "app/options.h"
#include "app/position_options.h"
#include "app/search_options.h"
#include "app/terminal.h"
#include "tools/game_text.h"

#include "tenfold/engine.h"

namespace tenfold::app {

namespace {

struct AnalyzeOptions {
    PositionOptions position;
    SearchOptions search;
    int lines = 1;
};

/// Searches until a limit or Ctrl-C ends it.
SearchResult search(const Game& game, const AnalyzeOptions& options) {
    constexpr Milliseconds kPatience{50};  // a person doesn't notice
    AnalysisView view(game.variant().rules(), stdout_is_terminal());
    const InterruptGuard interrupt;
    Engine engine;
    engine.set_multi_pv(options.lines);
    set_up(engine, game.variant(), options.search);
    engine.start(game, limits_of(options.search), view);
    std::optional<SearchResult> result;
    while (!(result = view.wait_for_result(kPatience))) {
        if (interrupt.raised() || view.output_lost()) {
            engine.stop();
        }
    }
    engine.wait();
    require_output();
    return *result;
}

void print_result(const Game& game, const SearchResult& result) {
    fmt::print("\nBest move: {}\n", game.to_text(result.best));
    if (!result.ponder.is_none()) {
        fmt::print("Expected answer: {}\n", game.to_text(result.ponder));
    }
}

/// "Opulent Chess: White to move; scores are White's"
std::string heading(const Game& game) {
    const GameStatus status = game.status();
    return fmt::format("{0}: {1} to move{2}; scores are {1}'s{3}", game.variant().title(),
                       to_string(game.side_to_move()), game.in_check() ? ", in check" : "",
                       status.over() ? fmt::format("; the game is drawn: {}", to_string(status.end)) : "");
}

ExitStatus analyze(const Globals& globals, const AnalyzeOptions& options) {
    const Game game = open_game(require_library(globals), options.position);
    if (game.legal_moves().empty()) {
        fmt::print("No legal moves: {}\n", status_text(game));
        return ExitStatus::Ok;
    }
    fmt::print("{}\n", heading(game));
    if (!options.search.limited() && stderr_is_terminal()) {
        fmt::print(stderr, "Ctrl-C ends the analysis.\n");
    }
    print_result(game, search(game, options));
    return ExitStatus::Ok;
}

}  // namespace

void add_analyze_command(CLI::App& app, CommandLine& line) {
    const auto options = std::make_shared<AnalyzeOptions>();
    CLI::App& command =
        *app.add_subcommand("analyze", "Look for the best move; without a limit, until Ctrl-C");
    add_position_options(command, options->position);
    add_after_option(command, options->position);
    add_search_options(command, options->search);
    add_number(command, "--multipv", options->lines, Range<int>{1, Engine::kMaxMultiPv},
               "How many of the best lines to show");
    command.callback(
        [&line, options] { line.run = [&line, options] { return analyze(line.globals, *options); }; });
}

}  // namespace tenfold::app
