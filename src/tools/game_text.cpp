#include "tools/game_text.h"

#include <algorithm>
#include <fmt/format.h>

#include "position/position.h"
#include "tools/board_text.h"
#include "tools/rules_prelude.h"

namespace tenfold {

namespace {

std::string castling_text(const Position& position) {
    std::string rights;
    for (std::size_t i = 0; i < kCastlings; ++i) {
        const auto& castling = position.rules().castlings[i];
        if (castling && ((position.state().castling >> i) & 1) != 0) {
            rights += castling->letter;
        }
    }
    return rights.empty() ? "none" : rights;
}

/// "White E S V, Black e s v"
std::string pocket_words(const Position& position) {
    const Ruleset& rules = position.rules();
    std::string text;
    for (const Color c : kColors) {
        text += fmt::format("{}{}", text.empty() ? "" : ", ", to_string(c));
        std::string left;
        for (const PieceType kind : rules.prelude.kinds) {
            for (int n = position.in_pocket(c, kind); n > 0; --n) {
                left += std::string(" ") + rules.letter_of(Piece(c, kind));
            }
        }
        text += left.empty() ? " nothing" : left;
    }
    return text;
}

std::string clock_text(const Position& position) {
    const int moves = position.rules().spec.results.move_rule;
    const int plies = position.state().clock;
    return moves == 0 ? fmt::format("{} plies", plies) : fmt::format("{} of {} plies", plies, 2 * moves);
}

}  // namespace

std::vector<std::string> legal_move_texts(const Game& game) {
    std::vector<std::string> texts;
    for (const Move move : game.legal_moves()) {
        texts.push_back(game.to_text(move));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string game_text(const Game& game) {
    const Position& position = game.position();
    std::string text = board_text(position);
    text += fmt::format("\n{} to move, move {}\n", to_string(position.side()), position.move_number());
    if (position.in_prelude()) {
        const std::vector<PreludePly>& plies = position.rules().prelude.plies;
        const std::size_t number = position.state().prelude;
        text += fmt::format("Prelude:    ply {} of {}, which replaces {}\n", number, plies.size(),
                            replaced_in_words(plies[number - 1]));
        text += fmt::format("To come:    {}\n", pocket_words(position));
    }
    if (position.rules().has_castling) {
        text += fmt::format("Castling:   {}\n", castling_text(position));
    }
    if (!position.state().en_passant.is_none()) {
        text += fmt::format("En passant: {}\n", to_string(position.state().en_passant));
    }
    text += fmt::format("Move rule:  {}\n", clock_text(position));
    text += fmt::format("FEN:        {}\n", game.fen());
    text += fmt::format("Status:     {}\n", status_text(game));
    return text;
}

}  // namespace tenfold
