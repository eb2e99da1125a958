#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <utility>

#include "app/command.h"
#include "app/terminal.h"
#include "protocol/uci.h"

namespace tenfold::app {

namespace {

ExitStatus speak_uci(const Globals& globals) {
    LoadedLibrary loaded = load_library(globals);
    for (const Diagnostic& d : loaded.diagnostics) {
        complain(to_string(d));  // a GUI's user is better served by the games that are right than by none
    }
    const Result<Variant> start = loaded.library.find(globals.variant);
    if (!start) {
        throw BadInput(to_string(start.error()));
    }
    return run_uci(std::move(loaded.library), start.value(), program_name()) == 0 ? ExitStatus::Ok
                                                                                  : ExitStatus::Finding;
}

void hint_at_help() {
    if (stdin_is_terminal()) {
        fmt::print(stderr,
                   "Waiting for UCI commands ('quit' ends); 'tenfold --help' lists what else there is.\n");
    }
}

}  // namespace

void add_engine_commands(CLI::App& app, CommandLine& line) {
    line.run = [&line] {
        hint_at_help();
        return speak_uci(line.globals);
    };
    app.add_subcommand("uci", "Speak UCI on standard input and output (as without a command)")
        ->callback([&line] { line.run = [&line] { return speak_uci(line.globals); }; });
}

}  // namespace tenfold::app
