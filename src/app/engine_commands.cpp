#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/command.h"
#include "app/options.h"
#include "app/terminal.h"
#include "protocol/uci.h"
#include "tools/bench.h"

#include "tenfold/engine.h"

namespace tenfold::app {

namespace {

ExitStatus speak_uci(const Globals& globals) {
    LoadedLibrary loaded = load_library(globals);
    for (const Diagnostic& d : loaded.diagnostics) {
        complain(to_string(d));  // a GUI's user is better served by the games that are right than by none
    }
    const Variant start = require_variant(loaded.library, globals.variant);
    const bool ended_well =
        run_uci(std::move(loaded.library), start, program_name(), std::move(loaded.diagnostics)) == 0;
    return ended_well ? ExitStatus::Ok : ExitStatus::Finding;
}

void hint_at_help() {
    if (stdin_is_terminal()) {
        fmt::print(stderr,
                   "Waiting for UCI commands ('quit' ends); 'tenfold --help' lists what else there is.\n");
    }
}

struct BenchOptions {
    std::string variant;  ///< empty: the list that tells builds apart
    std::optional<int> depth;
    int threads = 1;
};

ExitStatus bench(const Globals& globals, const BenchOptions& options) {
    BenchOrder order{std::nullopt, options.depth, options.threads};
    if (!options.variant.empty()) {
        order.variant = require_variant(require_library(globals), options.variant);
    }
    run_bench(order, [](std::string_view text) {
        fmt::print("{}\n", text);
        require_output();
    });
    return ExitStatus::Ok;
}

void add_bench_command(CLI::App& app, CommandLine& line) {
    const auto options = std::make_shared<BenchOptions>();
    CLI::App& command = *app.add_subcommand(
        "bench", "Search fixed positions: the engine's speed, and a node count that tells builds apart");
    command.add_option("VARIANT", options->variant, "Only positions of this game");
    add_number(command, "--threads", options->threads, Range<int>{1, Engine::kMaxThreads},
               "Threads that search together");
    add_number(command, "--depth", options->depth, Range<int>{1, Score::kMaxPly},
               "Plies to look ahead, instead of each position's own depth");
    command.callback(
        [&line, options] { line.run = [&line, options] { return bench(line.globals, *options); }; });
}

}  // namespace

void add_engine_commands(CLI::App& app, CommandLine& line) {
    line.run = [&line] {
        hint_at_help();
        return speak_uci(line.globals);
    };
    app.add_subcommand("uci", "Speak UCI on standard input and output (as without a command)")
        ->callback([&line] { line.run = [&line] { return speak_uci(line.globals); }; });
    add_bench_command(app, line);
}

}  // namespace tenfold::app
