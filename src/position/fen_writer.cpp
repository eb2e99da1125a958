#include <fmt/format.h>

#include "position/fen.h"
#include "position/pocket.h"

namespace tenfold {
namespace {

std::string rank_text(const Position& position, int rank) {
    const Ruleset& rules = position.rules();
    std::string text;
    int gap = 0;
    const auto close_gap = [&] {
        if (gap > 0) {
            text += std::to_string(gap);
            gap = 0;
        }
    };
    for (int file = 0; file < rules.spec.files; ++file) {
        const Piece piece = position[Square::at(file, rank)];
        if (piece.is_empty()) {
            ++gap;
            continue;
        }
        close_gap();
        text += rules.letter_of(piece);
    }
    close_gap();
    return text;
}

std::string board_text(const Position& position) {
    std::string text;
    for (int rank = position.rules().spec.ranks - 1; rank >= 0; --rank) {
        text += rank_text(position, rank);
        text += rank > 0 ? "/" : "";
    }
    return text;
}

std::string castling_text(const Position& position) {
    std::string text;
    for (std::size_t slot = 0; slot < kCastlings; ++slot) {
        if (((position.state().castling >> slot) & 1) != 0) {
            text += position.rules().castlings[slot]->letter;
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace

std::string to_fen(const Position& position) {
    const Square passed = position.state().en_passant;
    const std::string pocket = position.in_prelude() ? pocket_text(position) : "";
    return fmt::format("{}{} {} {} {} {} {}", board_text(position), pocket,
                       position.side() == Color::White ? 'w' : 'b', castling_text(position),
                       passed.is_none() ? "-" : to_string(passed), position.state().clock,
                       position.move_number());
}

}  // namespace tenfold
