#include "protocol/position_command.h"

#include <fmt/format.h>
#include <utility>

#include "core/quoted.h"
#include "movegen/notation.h"
#include "tools/game_text.h"

namespace tenfold {

namespace {

constexpr std::size_t kLongestMove = 40;

/// The words up to "moves", with one blank between them.
std::string take_fen(Words& words) {
    std::string fen;
    while (!words.at_end() && words.peek() != "moves") {
        fen += fen.empty() ? "" : " ";
        fen += words.next();
    }
    return fen;
}

Result<Game, std::string> start_game(const Variant& variant, Words& words) {
    const std::string_view source = words.next();
    if (source == "startpos") {
        return Game(variant);
    }
    if (source != "fen") {
        return fmt::format("error: position: expected 'startpos' or 'fen', not {}", quoted(source));
    }
    Result<Game> game = Game::from_fen(variant, take_fen(words));
    if (!game.ok()) {
        return "error: position rejected: " + to_string(game.error());
    }
    return std::move(game).value();
}

}  // namespace

Result<Game, std::string> set_up_game(const Variant& variant, Words words) {
    Result<Game, std::string> game = start_game(variant, words);
    if (!game.ok() || words.at_end()) {
        return game;
    }
    if (const std::string_view word = words.next(); word != "moves") {
        return fmt::format("error: position: expected 'moves', not {} (position rejected)", quoted(word));
    }
    const std::string complaint = play_moves(game.value(), words, "position rejected");
    if (!complaint.empty()) {
        return complaint;
    }
    return game;
}

std::string play_moves(Game& game, Words words, std::string_view consequence) {
    // Asking the game would cost a copy of it for each move, which a list of thousands makes felt.
    Position position = game.position();
    for (int ply = 1; !words.at_end(); ++ply) {
        const std::string_view text = words.next();
        const Result<Move> move = parse_move(text, position);
        if (!move.ok()) {
            return fmt::format("error: illegal move {} at ply {} ({}): {}",
                               one_line(text.substr(0, kLongestMove)), ply, consequence,
                               refusal_text(game, move.error().message));
        }
        position.make(move.value());
        game.play(move.value());
    }
    return {};
}

}  // namespace tenfold
