#include <algorithm>
#include <fmt/format.h>
#include <sstream>

#include "position/attacks.h"
#include "position/position.h"
#include "protocol/flipped_fen.h"
#include "protocol/info_text.h"
#include "protocol/position_command.h"
#include "protocol/session.h"
#include "tools/game_text.h"

namespace tenfold {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::string checkers_text(const Position& position) {
    std::vector<std::string> squares;
    attackers(position, position.king(position.side()), ~position.side()).for_each([&](Square s) {
        squares.push_back(to_string(s));
    });
    std::sort(squares.begin(), squares.end());
    return fmt::format("{}", fmt::join(squares, " "));
}

}  // namespace

void Session::show_board(Words) {
    if (!has_position()) {
        return;
    }
    std::vector<std::string> lines = lines_of(game_text(*game_));
    lines.push_back(fmt::format("Key:        {:016X}", game_->position().key()));
    const std::string checkers = checkers_text(game_->position());
    lines.push_back(checkers.empty() ? "Checkers:" : "Checkers:   " + checkers);
    writer_.block(lines);
}

void Session::show_fen(Words) {
    writer_.line("fen " + (has_position() ? game_->fen() : "none"));
}

void Session::show_moves(Words) {
    const auto texts = has_position() ? legal_move_texts(*game_) : std::vector<std::string>{};
    writer_.line(fmt::format("legalmoves{}{}", texts.empty() ? "" : " ", fmt::join(texts, " ")));
}

void Session::show_result(Words) {
    if (!has_position()) {
        writer_.line("result none");
        return;
    }
    const GameStatus status = game_->status();
    writer_.line(fmt::format("result {} {}", result_text(status), to_string(status.end)));
}

void Session::show_evaluation(Words) {
    if (has_position()) {
        writer_.line(fmt::format("eval {} for {}", score_text(Engine::evaluate(*game_)),
                                 to_string(game_->side_to_move())));
    }
}

void Session::make_moves(Words arguments) {
    if (!has_position()) {
        return;
    }
    Game game = *game_;
    const std::string complaint = play_moves(game, arguments, "position unchanged");
    if (complaint.empty()) {
        game_ = std::move(game);
    } else {
        writer_.info(complaint);
    }
}

void Session::flip(Words) {
    if (!has_position()) {
        return;
    }
    if (game_->position().in_prelude()) {
        writer_.info("flip: position unchanged: each ply of the prelude is one side's own");
        return;
    }
    const std::string fen = "fen " + flipped_fen(game_->fen(), variant_.ranks());
    if (Result<Game, std::string> flipped = set_up_game(variant_, Words(fen)); flipped.ok()) {
        accept(std::move(flipped));
    } else {
        writer_.info("flip: position unchanged: " + flipped.error());
    }
}

}  // namespace tenfold
