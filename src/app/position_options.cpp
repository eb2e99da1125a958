#include "app/position_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <iterator>
#include <sstream>

namespace tenfold::app {

namespace {

Game start_game(const Variant& variant, const std::string& fen) {
    if (fen.empty()) {
        return Game(variant);
    }
    Result<Game> game = Game::from_fen(variant, fen);
    if (!game) {
        throw BadInput(message_with_caret(game.error(), fen));
    }
    for (const Diagnostic& notice : game.value().notices()) {
        complain("note: " + to_string(notice));
    }
    return std::move(game).value();
}

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

}  // namespace

void add_position_options(CLI::App& command, PositionOptions& options) {
    command.add_option("VARIANT", options.variant, "The game's name; 'tenfold variants' lists them")
        ->required();
    command.add_option("--fen", options.fen, "A position to use instead of the start position");
}

void add_after_option(CLI::App& command, PositionOptions& options) {
    command.add_option("--after", options.after, "Moves to play first, e.g. \"e2e4 e7e5\"");
}

Game open_game(const VariantLibrary& library, const PositionOptions& options) {
    Game game = start_game(require_variant(library, options.variant), options.fen);
    play_moves(game, words_of(options.after));
    return game;
}

void play_moves(Game& game, const std::vector<std::string>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Result<Move> move = game.parse_move(moves[i]);
        if (!move) {
            throw BadInput(fmt::format("move {} of {}: {}\n  in {}", i + 1, moves.size(),
                                       to_string(move.error()), game.fen()));
        }
        game.play(move.value());
    }
}

std::string message_with_caret(const Diagnostic& complaint, std::string_view text) {
    std::string message = to_string(complaint);
    if (complaint.column > 0) {
        message += fmt::format("\n  {}\n  {:>{}}", text, '^', complaint.column);
    }
    return message;
}

}  // namespace tenfold::app
