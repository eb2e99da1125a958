#include "support/brute_force_prelude.h"

#include <algorithm>
#include <fmt/format.h>

namespace tenfold::brute_force {
namespace {

/// The same square on the other player's side.
Spot mirrored(const Position& position, Spot s) {
    return {s.file, position.rules->ranks - 1 - s.rank};
}

/// With one ply a side, the side tells which it is; else each ply brings in one piece.
std::size_t ply_number(const Position& position) {
    const PreludeRules& prelude = *position.rules->prelude;
    if (prelude.plies.size() == 2) {
        return position.side == Side::White ? 0 : 1;
    }
    return prelude.set.size() - position.pocket->size();
}

bool is_new(const Position& position, Spot s) {
    return position.rules->prelude->set.find(capital(position.at(s))) != std::string::npos;
}

/// Chooses for one square after the other: the old piece stays, or one of the pocket comes.
void choose(const PreludePly& ply, std::size_t square, const Position& position, const std::string& pocket,
            Move& move, std::vector<Move>& moves) {
    if (square == ply.squares.size()) {
        if (!move.brought_in.empty() && move.brought_in.size() <= ply.most) {
            moves.push_back(move);
        }
        return;
    }
    choose(ply, square + 1, position, pocket, move, moves);
    const Spot s = to_spot(ply.squares[square].square);
    for (const char letter : ply.squares[square].by) {
        const std::size_t at = pocket.find(letter);
        if (at != std::string::npos && !is_new(position, s)) {
            std::string rest = pocket;
            rest.erase(at, 1);
            move.brought_in.emplace_back(letter, s);
            choose(ply, square + 1, position, rest, move, moves);
            move.brought_in.pop_back();
        }
    }
}

/// The move with every exchange of two new pieces, of which each is another type.
void add_exchanges(const Position& position, const Move& move, std::vector<Move>& moves) {
    const Position next = after_substitution(position, move);
    auto men = next.men(position.side);
    std::erase_if(men, [&](Spot s) { return !is_new(next, s); });
    std::sort(men.begin(), men.end());  // by file
    for (std::size_t a = 0; a < men.size(); ++a) {
        for (std::size_t b = a + 1; b < men.size(); ++b) {
            Move with_exchange = move;
            with_exchange.exchange = {men[a], men[b]};
            moves.push_back(with_exchange);
        }
    }
}

void swap_men(Position& position, Spot a, Spot b) {
    const char first = position.at(a);
    position.set(a, position.at(b));
    position.set(b, first);
}

}  // namespace

std::vector<Move> substitutions(const Position& position) {
    const PreludePly& ply = position.rules->prelude->plies[ply_number(position)];
    std::vector<Move> moves;
    Move move;
    choose(ply, 0, position, *position.pocket, move, moves);
    if (ply.exchange) {
        const std::vector<Move> plain = moves;
        for (const Move& m : plain) {
            add_exchanges(position, m, moves);
        }
    }
    std::erase_if(moves, [&](const Move& m) {
        const Position next = after_substitution(position, m);
        return in_check(next, Side::White) || in_check(next, Side::Black);
    });
    return moves;
}

Position after_substitution(const Position& position, const Move& move) {
    Position next = position;
    const Side us = position.side;
    for (const auto& [letter, s] : move.brought_in) {
        next.set(s, coloured(letter, us));
        next.set(mirrored(position, s), coloured(letter, other(us)));
        next.pocket->erase(next.pocket->find(letter), 1);
    }
    if (move.exchange) {
        const auto [a, b] = *move.exchange;
        swap_men(next, a, b);
        swap_men(next, mirrored(position, a), mirrored(position, b));
    }
    forget_castling(next);
    if (ply_number(position) + 1 == position.rules->prelude->plies.size()) {
        next.pocket.reset();
    }
    next.side = other(us);
    return next;
}

std::vector<std::string> parts_of_substitution(const Move& move) {
    std::vector<std::string> parts;
    for (const auto& [letter, s] : move.brought_in) {
        parts.push_back(letter + ("@" + to_text(s)));
    }
    if (move.exchange) {
        parts.push_back(to_text(move.exchange->first) + "~" + to_text(move.exchange->second));
    }
    return parts;
}

std::vector<std::string> spellings_of_substitution(const Move& move) {
    std::vector<std::string> texts{move.text()};
    if (move.exchange) {
        Move turned = move;
        turned.exchange = {move.exchange->second, move.exchange->first};
        texts.push_back(turned.text());
    }
    return texts;
}

}  // namespace tenfold::brute_force
