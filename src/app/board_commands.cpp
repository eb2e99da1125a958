#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <optional>

#include "app/command.h"
#include "app/options.h"
#include "app/position_options.h"
#include "core/file_kind.h"
#include "core/quoted.h"
#include "tools/board_svg.h"
#include "tools/game_text.h"

namespace tenfold::app {

namespace {

struct BoardOptions {
    PositionOptions position;
    std::optional<std::string> svg;  ///< show: the file to write; "-" for stdout
    std::vector<std::string> moves;  ///< apply
};

std::string svg_of(const Game& game) {
    const std::string state = game.status().over()
                                  ? status_text(game)
                                  : fmt::format("{} to move, move {}", to_string(game.side_to_move()),
                                                game.position().move_number());
    return board_svg(game.position(), fmt::format("{}: {}", game.variant().title(), state));
}

void write_file(const std::string& path, const std::string& text) {
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        throw BadInput(fmt::format("cannot write {}: it {}", tenfold::quoted(path), unfit));
    }
    std::ofstream file(path);
    file << text;
    file.close();
    if (!file) {
        throw BadInput(fmt::format("cannot write {}: {}", tenfold::quoted(path), std::strerror(errno)));
    }
}

ExitStatus show(const Globals& globals, const BoardOptions& options) {
    const Game game = open_game(require_library(globals), options.position);
    if (!options.svg) {
        fmt::print("{} ({})\n\n{}", game.variant().title(), game.variant().name(), game_text(game));
    } else if (*options.svg == "-") {
        fmt::print("{}", svg_of(game));
    } else {
        write_file(*options.svg, svg_of(game));
    }
    return ExitStatus::Ok;
}

ExitStatus list_moves(const Globals& globals, const BoardOptions& options) {
    const Game game = open_game(require_library(globals), options.position);
    for (const std::string& move : legal_move_texts(game)) {
        fmt::print("{}\n", move);
    }
    return ExitStatus::Ok;
}

ExitStatus apply(const Globals& globals, const BoardOptions& options) {
    Game game = open_game(require_library(globals), options.position);
    play_moves(game, options.moves);
    fmt::print("{}\n{}\n", game.fen(), status_text(game));
    return ExitStatus::Ok;
}

using Action = ExitStatus (*)(const Globals&, const BoardOptions&);

CLI::App& add_command(CLI::App& app, CommandLine& line, const char* name, const char* what, Action action,
                      const std::shared_ptr<BoardOptions>& options) {
    CLI::App& command = *app.add_subcommand(name, what);
    add_position_options(command, options->position);
    command.callback([&line, action, options] {
        line.run = [&line, action, options] { return action(line.globals, *options); };
    });
    return command;
}

}  // namespace

void add_board_commands(CLI::App& app, CommandLine& line) {
    const auto options = std::make_shared<BoardOptions>();
    CLI::App& show_command =
        add_command(app, line, "show", "Draw the board, as text or as SVG", show, options);
    add_after_option(show_command, options->position);
    add_text(show_command, "--svg", options->svg, "file name",
             "Write a picture to this file ('-': standard output) instead")
        .type_name("FILE");

    CLI::App& moves_command =
        add_command(app, line, "moves", "List the legal moves, sorted", list_moves, options);
    add_after_option(moves_command, options->position);

    CLI::App& apply_command = add_command(
        app, line, "apply", "Play moves; print the FEN that results and the game's status", apply, options);
    apply_command.add_option("MOVES", options->moves, "Moves to play, e.g. e2e4 e7e5");
    apply_command
        .add_option_function<std::string>(
            "--after",
            [](const std::string& moves) {
                throw BadInput(
                    fmt::format("apply takes its moves without --after: tenfold apply VARIANT {}", moves));
            })
        ->group("");  // not in the help: only for those who know it from the other commands
}

}  // namespace tenfold::app
