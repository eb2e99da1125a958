#include "search/check_table.h"

#include <cstdlib>

#include "position/attacks.h"

namespace tenfold {

CheckTable::CheckTable(const Ruleset& rules)
    : reach_(static_cast<std::size_t>(Piece::kCount * kWidth * kWidth)) {
    for (const AttackTable& table : rules.attacks) {
        for (const LineAttack& line : table.lines) {
            for (int length = 1; length <= line.reach; ++length) {
                add(line.slide[static_cast<std::size_t>(length)], line.outward, length);
            }
        }
        for (const LeapAttack& leap : table.leaps) {
            add(leap.attackers, leap.back, 1);
        }
    }
}

void CheckTable::add(PieceSet attackers, Step outward, int length) {
    // A step's two parts, seen from the middle of the board.
    const Square middle = Square::at(5, 5);
    const int files = length * ((middle + outward).file() - middle.file());
    const int ranks = length * ((middle + outward).rank() - middle.rank());
    if (std::abs(files) > kFarthest || std::abs(ranks) > kFarthest) {
        return;
    }
    for (int code = 0; code < Piece::kCount; ++code) {
        const Piece p = Piece::from_index(code);
        if (attackers.contains(p)) {
            reach_[slot(p, -files, -ranks)] = {-outward, static_cast<std::uint8_t>(length)};
        }
    }
}

bool CheckTable::gives_check(const Position& position, Move m) const noexcept {
    if (m.is_pass()) {
        return false;
    }
    const Square king = position.king(~position.side());
    const Piece mover = m.is_promotion() ? Piece(position.side(), m.promotion()) : position[m.from()];
    if (reach_between(mover, m.to(), king).length == 0) {
        return position.rules().specials.contains(mover) &&
               special_attack_after(position, {m.from(), m.to(), mover}, king);
    }
    return would_attack(position, mover, m.from(), m.to(), king);
}

bool CheckTable::would_attack(const Position& position, Piece p, Square origin, Square from,
                              Square target) const noexcept {
    const Reach& reach = reach_between(p, from, target);
    Square at = from;
    for (int n = 1; n < reach.length; ++n) {
        at = at + reach.step;
        if (!position[at].is_empty() && at != origin) {
            return false;
        }
    }
    return reach.length > 0;
}

SquareSet CheckTable::squares_to_attack(Piece p, Square target, const SquareSet& board) const noexcept {
    SquareSet squares;
    board.for_each([&](Square s) {
        if (reach_between(p, s, target).length > 0) {
            squares.insert(s);
        }
    });
    return squares;
}

}  // namespace tenfold
