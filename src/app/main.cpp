#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <span>
#include <string_view>
#include <vector>

#include "app/command.h"
#include "app/help.h"

namespace {

using namespace tenfold::app;

void add_globals(CLI::App& app, Globals& globals) {
    app.set_version_flag("--version", program_name());
    app.add_option(
           "--variant", globals.variant,
           "The game that a UCI session begins with; for 'pgn' and 'solve', that of games and positions "
           "that don't tell theirs")
        ->type_name("NAME")
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
    add_globals(app, line.globals);
    add_engine_commands(app, line);
    add_analyze_command(app, line);
    add_solve_command(app, line);
    add_board_commands(app, line);
    add_perft_command(app, line);
    add_pgn_command(app, line);
    add_variant_commands(app, line);
    add_match_command(app, line);
    add_openings_command(app, line);
    add_tune_command(app, line);
    add_help(app);
}

/// The parser takes the word behind "--fen=" for its value; nobody who writes that means it.
void refuse_empty_values(std::span<char*> arguments) {
    for (const std::string_view argument : arguments) {
        if (argument.starts_with("--") && argument.ends_with("=")) {
            throw BadInput(
                fmt::format("{}: nothing follows the '='", argument.substr(0, argument.size() - 1)));
        }
    }
}

void refuse_ignored_variant(const CLI::App& app) {
    const std::vector<CLI::App*> commands = app.get_subcommands();
    const std::string name = commands.empty() ? "" : commands[0]->get_name();
    const bool uses_it =
        commands.empty() || name == "uci" || name == "pgn" || name == "match" || name == "solve";
    if (!uses_it && app.get_option("--variant")->count() > 0) {
        throw BadInput(fmt::format(
            "--variant is for UCI sessions; '{0}' takes the game as its argument: tenfold {0} VARIANT",
            name));
    }
}

ExitStatus parse_and_run(int argc, char** argv) {
    CLI::App app("A chess-variant engine for boards up to 10x10.", "tenfold");
    CommandLine line;
    describe(app, line);
    refuse_empty_values({argv, static_cast<std::size_t>(argc)});
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {  // --help, --version
        app.exit(e);
        return ExitStatus::Ok;
    } catch (const CLI::ParseError& e) {
        throw BadInput(complaint_about(app, e.what()));
    }
    refuse_ignored_variant(app);
    return line.run();
}

ExitStatus run(int argc, char** argv) {
    try {
        return parse_and_run(argc, argv);
    } catch (const std::exception& e) {  // BadInput, mostly
        complain(e.what());
        return ExitStatus::BadInput;
    } catch (const OutputLost&) {
        return ExitStatus::BadInput;
    }
}

/// What could not be written has not been said: a full disk must not look like success.
ExitStatus flushed(ExitStatus status) {
    if (output_works()) {
        return status;
    }
    complain("cannot write to standard output");
    return ExitStatus::BadInput;
}

}  // namespace

int main(int argc, char** argv) {
    return static_cast<int>(flushed(run(argc, argv)));
}
