#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "app/command.h"
#include "app/input_file.h"
#include "app/pgn_formats.h"
#include "app/progress.h"
#include "app/terminal.h"
#include "core/quoted.h"

#include "tenfold/pgn.h"

namespace tenfold::app {

namespace {

constexpr auto kStandardInput = "-";

struct PgnOptions {
    std::vector<std::string> files;
    std::string format;  ///< empty: only check

    [[nodiscard]] bool converts() const { return !format.empty(); }
};

struct PgnTally {
    int games = 0;
    int wrong = 0;
};

/// Reads files of games one after the other.
class PgnRun {
public:
    PgnRun(const VariantLibrary& library, const Variant& usual_variant, const PgnOptions& options)
        : library_(library),
          usual_variant_(usual_variant),
          converts_(options.converts()),
          printer_(options.converts() ? game_printer(options.format) : GamePrinter()),
          progress_(!converts_ || !stdout_is_terminal()) {}

    /// Throws BadInput if the file can't be read.
    ExitStatus read(const std::string& path) {
        if (path == kStandardInput) {
            return read(std::cin, "stdin");
        }
        std::ifstream file = open_input(path);
        return read(file, path);
    }

private:
    ExitStatus read(std::istream& in, const std::string& source) {
        PgnReader reader(in, source, library_, usual_variant_);
        PgnTally tally;
        while (const std::optional<PgnGame> game = next(reader)) {
            ++tally.games;
            tally.wrong += game->record ? 0 : 1;
            show(*game);
            tell_progress(source, tally);
        }
        progress_.clear();
        if (tally.games == 0) {
            throw BadInput(fmt::format("no games in {}", tenfold::quoted(source)));
        }
        if (!converts_) {
            fmt::print("{}: {} game{}, {} with errors\n", source, tally.games, tally.games == 1 ? "" : "s",
                       tally.wrong == 0 ? "none" : std::to_string(tally.wrong));
        }
        return tally.wrong == 0 ? ExitStatus::Ok : ExitStatus::Finding;
    }

    [[nodiscard]] static std::optional<PgnGame> next(PgnReader& reader) {
        try {
            return reader.next();
        } catch (const std::runtime_error& error) {
            throw BadInput(error.what());
        }
    }

    /// What is wrong is the result of a check, but must not get among converted games.
    void show(const PgnGame& game) {
        if (!game.complaints.empty()) {
            progress_.clear();
        }
        for (const Diagnostic& d : game.complaints) {
            const char* const kind = d.severity == Diagnostic::Severity::Notice ? "note: " : "";
            fmt::print(converts_ ? stderr : stdout, "{}{}\n", kind, to_string(d));
        }
        if (game.record && printer_) {
            fmt::print("{}", printer_(*game.record));
        }
        require_output();
    }

    void tell_progress(const std::string& source, const PgnTally& tally) {
        constexpr std::chrono::milliseconds kPause{100};
        const auto now = std::chrono::steady_clock::now();
        if (now - told_ >= kPause) {
            told_ = now;
            progress_.show(fmt::format("{}: {} games, {} with errors", source, tally.games, tally.wrong));
        }
    }

    const VariantLibrary& library_;
    const Variant& usual_variant_;
    bool converts_;
    GamePrinter printer_;
    Progress progress_;
    std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

/// The worst of what the files turn out to be.
ExitStatus read_games(const Globals& globals, const PgnOptions& options) {
    const VariantLibrary library = require_library(globals);
    const Variant usual_variant = require_variant(library, globals.variant);
    PgnRun run(library, usual_variant, options);
    ExitStatus status = ExitStatus::Ok;
    for (const std::string& path : options.files) {
        try {
            status = std::max(status, run.read(path));
        } catch (const BadInput& error) {
            complain(error.what());
            status = ExitStatus::BadInput;
        }
    }
    return status;
}

}  // namespace

void add_pgn_command(CLI::App& app, CommandLine& line) {
    const auto options = std::make_shared<PgnOptions>();
    CLI::App& command = *app.add_subcommand(
        "pgn",
        "Check games in PGN files against the rules, or convert them; '--variant NAME' tells "
        "the game of those without a Variant tag");
    command.add_option("FILE", options->files, "PGN files; '-' is standard input")->required();
    command
        .add_option_function<std::string>(
            "--to",
            [options](const std::string& format) {
                (void)game_printer(format);  // throws if there is none
                options->format = format;
            },
            "Print the games that are right: san (clean PGN), uci (position commands), fen (every "
            "position), json (one object a line)")
        ->type_name("FORMAT");
    command.callback(
        [&line, options] { line.run = [&line, options] { return read_games(line.globals, *options); }; });
}

}  // namespace tenfold::app
