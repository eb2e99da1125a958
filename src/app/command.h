#ifndef TENFOLD_APP_COMMAND_H
#define TENFOLD_APP_COMMAND_H

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "tenfold/variants.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name, not ours
class App;
}

namespace tenfold::app {

/// How the program ends, for the caller's scripts.
enum class ExitStatus : int {
    Ok = 0,
    Finding = 1,   ///< the work was done and found something wrong: a bad file, a count that differs
    BadInput = 2,  ///< the work could not be done as it was asked for
};

/// What a command was given cannot be used; what() tells the user why, without the program's name.
class BadInput : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The options that stand before or behind any command.
struct Globals {
    std::string variant = "chess";      ///< of a UCI session, and of games and positions that don't say
    std::vector<std::string> variants;  ///< files and folders to load, in order
};

/// A command line being read. Commands note in `run` what is to be done once all of it has been read.
struct CommandLine {
    Globals globals;
    std::function<ExitStatus()> run;
};

// Each adds its commands to the parser. `app` and `line` must outlive the parsing and the running.
void add_variant_commands(CLI::App& app, CommandLine& line);
void add_board_commands(CLI::App& app, CommandLine& line);
void add_perft_command(CLI::App& app, CommandLine& line);
void add_pgn_command(CLI::App& app, CommandLine& line);
void add_analyze_command(CLI::App& app, CommandLine& line);
void add_solve_command(CLI::App& app, CommandLine& line);
void add_engine_commands(CLI::App& app, CommandLine& line);
void add_match_command(CLI::App& app, CommandLine& line);
void add_openings_command(CLI::App& app, CommandLine& line);
void add_tune_command(CLI::App& app, CommandLine& line);

/// "Tenfold 0.1.0"
[[nodiscard]] std::string program_name();

/// Writes a line of complaint to stderr, the program's name before it.
void complain(const std::string& message);

/// Hands what was printed to stdout over to its reader; false if that failed now or earlier.
[[nodiscard]] bool output_works();
/// For a command that has more to print: throws OutputLost rather than let it work on for nobody. main() says
/// so.
void require_output();
struct OutputLost {};

/// What the built-in variants are joined by: the files and folders of the environment variable
/// TENFOLD_VARIANTS (separated by colons) and of --variants.
struct LoadedLibrary {
    VariantLibrary library;
    std::vector<Diagnostic> diagnostics;
};
[[nodiscard]] LoadedLibrary load_library(const Globals& globals);

/// The same for commands that can't do their work with half a library: throws BadInput if anything
/// in those files is wrong.
[[nodiscard]] VariantLibrary require_library(const Globals& globals);

/// The variant of that name; throws BadInput, with near misses, if there is none.
[[nodiscard]] Variant require_variant(const VariantLibrary& library, const std::string& name);

}  // namespace tenfold::app

#endif
