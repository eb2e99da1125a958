#include "support/brute_force_endgame.h"

#include "support/brute_force_moves.h"

namespace tenfold::brute_force {
namespace {

/// A free square; no pawn on a rank where it can't stand.
Spot free_spot(const Position& position, char letter, test::RandomPlayer& player) {
    const auto random_below = [&](int bound) {
        return static_cast<int>(player.below(static_cast<std::size_t>(bound)));
    };
    while (true) {
        const Spot s{random_below(position.rules->files), random_below(position.rules->ranks)};
        const bool on_edge = s.rank == 0 || s.rank == position.rules->ranks - 1;
        if (position.empty(s) && (letter != 'P' || !on_edge)) {
            return s;
        }
    }
}

void place(Position& position, char letter, Side side, test::RandomPlayer& player) {
    position.set(free_spot(position, letter, player), coloured(letter, side));
}

}  // namespace

std::string random_endgame(const GameRules& rules, test::RandomPlayer& player) {
    std::string letters = "PPPP";  // often a pawn
    for (const auto& [letter, piece] : rules.pieces) {
        if (letter != 'K') {
            letters += letter;
        }
    }
    while (true) {
        Position position = empty_position(rules);
        place(position, 'K', Side::White, player);
        place(position, 'K', Side::Black, player);
        for (std::size_t men = 1 + player.below(4); men > 0; --men) {
            const char letter = letters[player.below(letters.size())];
            place(position, letter, player.below(2) == 0 ? Side::White : Side::Black, player);
        }
        position.side = player.below(2) == 0 ? Side::White : Side::Black;
        if (!in_check(position, other(position.side))) {
            return write_fen(position);
        }
    }
}

}  // namespace tenfold::brute_force
