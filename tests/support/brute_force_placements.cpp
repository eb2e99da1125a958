#include "support/brute_force_placements.h"

#include "support/brute_force_moves.h"

namespace tenfold::brute_force {
namespace {

int random_below(int bound, test::RandomPlayer& player) {
    return static_cast<int>(player.below(static_cast<std::size_t>(bound)));
}

Side random_side(test::RandomPlayer& player) {
    return player.below(2) == 0 ? Side::White : Side::Black;
}

/// A free square, and no pawn on a rank where it can't stand.
bool may_stand(const Position& position, char letter, Spot s) {
    const bool on_edge = s.rank == 0 || s.rank == position.rules->ranks - 1;
    return position.has(s) && position.empty(s) && (!is_pawn(*position.rules, letter) || !on_edge);
}

Spot free_spot(const Position& position, char letter, test::RandomPlayer& player) {
    while (true) {
        const Spot s{random_below(position.rules->files, player),
                     random_below(position.rules->ranks, player)};
        if (may_stand(position, letter, s)) {
            return s;
        }
    }
}

void place(Position& position, char letter, Side side, test::RandomPlayer& player) {
    position.set(free_spot(position, letter, player), coloured(letter, side));
}

/// Beside somebody, as often as there is room; a pawn half the time before its last rank.
void place_in_crowd(Position& position, char letter, Side side, test::RandomPlayer& player) {
    auto company = position.men(Side::White);
    const auto others = position.men(Side::Black);
    company.insert(company.end(), others.begin(), others.end());
    const Spot friendly = company[player.below(company.size())];
    Spot s{friendly.file + random_below(5, player) - 2, friendly.rank + random_below(5, player) - 2};
    if (is_pawn(*position.rules, letter) && player.below(2) == 0) {
        s.rank = side == Side::White ? position.rules->ranks - 2 : 1;
    }
    if (may_stand(position, letter, s)) {
        position.set(s, coloured(letter, side));
    } else {
        place(position, letter, side, player);
    }
}

/// The letters to draw men from.
std::string men(const GameRules& rules) {
    std::string letters;
    for (const auto& [letter, kind] : rules.pawns) {
        letters.append(4, letter);  // often a pawn
    }
    for (const auto& [letter, piece] : rules.pieces) {
        if (letter != 'K') {
            letters += letter;
        }
    }
    return letters;
}

using Place = void (*)(Position&, char, Side, test::RandomPlayer&);

void add_men(Position& position, std::size_t number, Place place_one, test::RandomPlayer& player) {
    const std::string letters = men(*position.rules);
    for (; number > 0; --number) {
        const char letter = letters[player.below(letters.size())];
        place_one(position, letter, random_side(player), player);
    }
}

Position two_kings(const GameRules& rules, test::RandomPlayer& player) {
    Position position = empty_position(rules);
    place(position, 'K', Side::White, player);
    place(position, 'K', Side::Black, player);
    return position;
}

}  // namespace

std::string random_endgame(const GameRules& rules, test::RandomPlayer& player) {
    while (true) {
        Position position = two_kings(rules, player);
        add_men(position, 1 + player.below(4), place, player);
        position.side = random_side(player);
        if (!in_check(position, other(position.side))) {
            return write_fen(position);
        }
    }
}

std::string random_crowd(const GameRules& rules, test::RandomPlayer& player) {
    while (true) {
        Position position = two_kings(rules, player);
        add_men(position, 6 + player.below(25), place_in_crowd, player);
        position.side = random_side(player);
        position.clock = player.below(8) == 0 ? 90 : 0;
        position.number = 100;
        if (!in_check(position, other(position.side))) {
            return write_fen(position);
        }
    }
}

}  // namespace tenfold::brute_force
