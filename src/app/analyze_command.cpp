#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdio>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <optional>

#include "app/analysis_view.h"
#include "app/command.h"
#include "app/interrupt.h"
#include "app/options.h"
#include "app/position_options.h"
#include "app/terminal.h"
#include "protocol/go_command.h"
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

void set_up(Engine& engine, const Variant& variant, const AnalyzeOptions& options) {
    engine.set_multi_pv(options.lines);
    engine.set_threads(options.threads);
    if (options.hash) {
        engine.set_hash_mb(*options.hash);
    }
    engine.prepare(variant);
    if (options.hash && engine.hash_mb() < *options.hash) {
        complain(fmt::format("note: --hash: only {} MB available", engine.hash_mb()));
    }
    if (engine.threads() < options.threads) {
        complain(fmt::format("note: --threads: only {} available", engine.threads()));
    }
    engine.set_move_overhead(Milliseconds(0));  // nobody's clock is running
}

/// Searches until a limit or Ctrl-C ends it.
SearchResult search(const Game& game, const AnalyzeOptions& options) {
    constexpr Milliseconds kPatience{50};  // a person doesn't notice
    AnalysisView view(game.variant().rules(), stdout_is_terminal());
    const InterruptGuard interrupt;
    Engine engine;
    set_up(engine, game.variant(), options);
    engine.start(game, limits_of(options), view);
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
    add_number(command, "--movetime", options->move_time, Range<std::int64_t>{1, kLongestTime.count()},
               "Milliseconds to think");
    add_number(command, "--depth", options->depth, Range<int>{1, Score::kMaxPly}, "Plies to look ahead");
    add_number(command, "--nodes", options->nodes,
               Range<std::uint64_t>{1, std::numeric_limits<std::uint64_t>::max()}, "Positions to look at");
    add_number(command, "--multipv", options->lines, Range<int>{1, Engine::kMaxMultiPv},
               "How many of the best lines to show");
    add_number(command, "--threads", options->threads, Range<int>{1, Engine::kMaxThreads},
               "Threads that search together");
    add_number(command, "--hash", options->hash, Range<int>{Engine::kMinHashMb, Engine::kMaxHashMb},
               "Memory for the table of positions, MB")
        .default_str("16");
    command.callback(
        [&line, options] { line.run = [&line, options] { return analyze(line.globals, *options); }; });
}

}  // namespace tenfold::app
