#include "search/check_table.h"

#include "position/attacks.h"

namespace tenfold {

CheckTable::CheckTable(const Ruleset& rules) : reach_(Piece::kCount * SquareOffset::kCount) {
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
    const auto to_target = SquareOffset::along(-outward, length);
    if (!to_target) {
        return;
    }
    for (int code = 0; code < Piece::kCount; ++code) {
        const Piece p = Piece::from_index(code);
        if (attackers.contains(p)) {
            reach_[slot(p, *to_target)] = {-outward, static_cast<std::uint8_t>(length)};
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

CheckTable::Sources CheckTable::sources(Piece p, Square target, const SquareSet& board) const noexcept {
    Sources sources;
    board.for_each([&](Square s) {
        const Reach& reach = reach_between(p, s, target);
        if (reach.length == 1) {
            sources.anyway.insert(s);
        } else if (reach.length > 1) {
            sources.in_line.insert(s);
        }
    });
    return sources;
}

}  // namespace tenfold
