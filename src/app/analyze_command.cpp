#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "app/analysis_view.h"
#include "app/command.h"
#include "app/interrupt.h"
#include "app/position_options.h"
#include "app/terminal.h"
#include "tools/game_text.h"

#include "tenfold/engine.h"

namespace tenfold::app {

namespace {

struct AnalyzeOptions {
    PositionOptions position;
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> move_time;  ///< milliseconds
    int lines = 1;
    int threads = 1;
    std::optional<int> hash;  ///< MB

    [[nodiscard]] bool limited() const { return depth || nodes || move_time; }
};

SearchLimits limits_of(const AnalyzeOptions& options) {
    SearchLimits limits;
    limits.depth = options.depth;
    limits.nodes = options.nodes;
    if (options.move_time) {
        limits.move_time = Milliseconds(*options.move_time);
    }
    limits.infinite = !options.limited();
    return limits;
}

void set_up(Engine& engine, const AnalyzeOptions& options) {
    engine.set_multi_pv(options.lines);
    engine.set_threads(options.threads);
    if (options.hash) {
        engine.set_hash_mb(*options.hash);
    }
    engine.set_move_overhead(Milliseconds(0));  // nobody's clock is running
}

/// Searches until a limit or Ctrl-C ends it.
SearchResult search(const Game& game, const AnalyzeOptions& options) {
    constexpr Milliseconds kPatience{50};  // a person doesn't notice
    AnalysisView view(game.variant().rules(), stdout_is_terminal());
    const InterruptGuard interrupt;
    Engine engine;
    set_up(engine, options);
    engine.start(game, limits_of(options), view);
    std::optional<SearchResult> result;
    while (!(result = view.wait_for_result(kPatience))) {
        if (interrupt.raised()) {
            engine.stop();
        }
    }
    engine.wait();
    return *result;
}

void print_result(const Game& game, const SearchResult& result) {
    fmt::print("\nBest move: {}\n", game.to_text(result.best));
    if (!result.ponder.is_none()) {
        fmt::print("Expected answer: {}\n", game.to_text(result.ponder));
    }
}

ExitStatus analyze(const Globals& globals, const AnalyzeOptions& options) {
    const Game game = open_game(require_library(globals), options.position);
    if (game.legal_moves().empty()) {
        fmt::print("No legal moves: {}\n", status_text(game));
        return ExitStatus::Ok;
    }
    fmt::print("{}: {} to move, whose scores these are; {}\n", game.variant().title(),
               to_string(game.side_to_move()), status_text(game));
    if (!options.limited() && stderr_is_terminal()) {
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
    command.add_option("--movetime", options->move_time, "Milliseconds to think")->check(CLI::PositiveNumber);
    command.add_option("--depth", options->depth, "Plies to look ahead")
        ->check(CLI::Range(1, Score::kMaxPly));
    command.add_option("--nodes", options->nodes, "Positions to look at")->check(CLI::PositiveNumber);
    command.add_option("--multipv", options->lines, "Show the best so many lines")
        ->check(CLI::Range(1, Engine::kMaxMultiPv));
    command.add_option("--threads", options->threads, "Processor threads to use")
        ->check(CLI::Range(1, Engine::kMaxThreads));
    command.add_option("--hash", options->hash, "Memory for the table of positions, MB")
        ->check(CLI::Range(Engine::kMinHashMb, Engine::kMaxHashMb));
    command.callback(
        [&line, options] { line.run = [&line, options] { return analyze(line.globals, *options); }; });
}

}  // namespace tenfold::app
