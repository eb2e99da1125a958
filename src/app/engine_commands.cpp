#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "app/command.h"
#include "app/terminal.h"
#include "protocol/uci.h"
#include "tools/bench.h"

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

ExitStatus bench() {
    run_bench([](std::string_view text) {
        fmt::print("{}\n", text);
        require_output();
    });
    return ExitStatus::Ok;
}

}  // namespace

void add_engine_commands(CLI::App& app, CommandLine& line) {
    line.run = [&line] {
        hint_at_help();
        return speak_uci(line.globals);
    };
    app.add_subcommand("uci", "Speak UCI on standard input and output (as without a command)")
        ->callback([&line] { line.run = [&line] { return speak_uci(line.globals); }; });
    app.add_subcommand("bench",
                       "Search fixed positions: the engine's speed, and a node count that tells builds apart")
        ->callback([&line] { line.run = bench; });
}

}  // namespace tenfold::app
