#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <fmt/format.h>

#include "app/command.h"

namespace {

using namespace tenfold::app;

constexpr auto kExamples = R"(Examples:
  tenfold                                   speak UCI, for a chess GUI
  tenfold --variant opulent                 the same, beginning with Opulent Chess
  tenfold rules opulent                     how the pieces move
  tenfold show opulent --svg board.svg      a picture of the start position
  tenfold moves opulent --after "e3e5"      every legal answer
  tenfold perft opulent 4                   count positions
  tenfold analyze opulent --movetime 5000   think for five seconds
  tenfold --variants my.toml show mygame    a game of your own
)";

void add_globals(CLI::App& app, Globals& globals) {
    app.set_version_flag("--version", program_name());
    app.add_option("--variant", globals.variant, "The game that a UCI session begins with")
        ->capture_default_str();
    app.add_option("--variants", globals.variants,
                   "A variant file, or a folder of them, to load; may be repeated. The environment variable "
                   "TENFOLD_VARIANTS names more, separated by colons")
        ->allow_extra_args(false)
        ->type_name("PATH");
}

/// Parser of the whole command line; what it reads goes to `line`.
void describe(CLI::App& app, CommandLine& line) {
    app.require_subcommand(0, 1);
    app.fallthrough();
    app.footer(kExamples);
    add_globals(app, line.globals);
    add_engine_commands(app, line);
    add_analyze_command(app, line);
    add_board_commands(app, line);
    add_perft_command(app, line);
    add_variant_commands(app, line);
}

ExitStatus parse_and_run(int argc, char** argv) {
    CLI::App app("A chess-variant engine for boards up to 10x10.", "tenfold");
    CommandLine line;
    describe(app, line);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& e) {  // also thrown for --help
        return app.exit(e) == 0 ? ExitStatus::Ok : ExitStatus::BadInput;
    }
    return line.run();
}

ExitStatus run(int argc, char** argv) {
    try {
        return parse_and_run(argc, argv);
    } catch (const std::exception& e) {  // BadInput, mostly
        complain(e.what());
        return ExitStatus::BadInput;
    }
}

/// What could not be written has not been said: a full disk must not look like success.
ExitStatus flushed(ExitStatus status) {
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (written || status != ExitStatus::Ok) {
        return status;
    }
    complain("cannot write to standard output");
    return ExitStatus::BadInput;
}

}  // namespace

int main(int argc, char** argv) {
    return static_cast<int>(flushed(run(argc, argv)));
}
