#include "position/attacks.h"

#include <algorithm>

#include "position/legs.h"
#include "position/targets.h"

namespace tenfold {

namespace {

/// Are all gates empty, or all occupied, as the leap needs them?
bool gates_open(const Position& position, Square s, const GatedAttack& attack) noexcept {
    for (std::size_t i = 0; i < attack.gate_count; ++i) {
        if (position[s + attack.gates[i]].is_empty() == attack.gates_occupied) {
            return false;
        }
    }
    return true;
}

/// Visits the first piece along the line, and the second if hoppers matter; `visit(square, set)` is told the
/// set of pieces that would attack from there and returns true to stop. True if it did.
template <class Visit>
bool walk_line(const Position& position, Square s, const LineAttack& line, Visit&& visit) {
    Square at = s;
    int distance = 0;
    Piece met;
    do {
        at = at + line.outward;
        ++distance;
        met = position[at];
    } while (met.is_empty() && distance < line.reach);
    if (!met.is_piece()) {
        return false;
    }
    if (visit(at, line.slide[static_cast<std::size_t>(distance)])) {
        return true;
    }
    if (!line.hops) {
        return false;
    }
    const int hurdle = distance;
    do {
        if (++distance > line.reach) {
            return false;
        }
        at = at + line.outward;
        met = position[at];
    } while (met.is_empty());
    if (!met.is_piece()) {
        return false;
    }
    const auto d = static_cast<std::size_t>(distance);
    PieceSet set = line.over[d];
    if (hurdle == 1) {
        set |= line.behind[d];
    }
    if (distance == hurdle + 1) {
        set |= line.ski[d];
    }
    return visit(at, set);
}

}  // namespace

namespace {

/// Would a piece that burns its neighbours, arriving next to `s`, take what is there?
bool burns(const Position& position, Square from, const Mover& mover, Square s) noexcept {
    const Color us = position[from].color();
    bool found = false;
    targets::ordinary(position, from, mover, targets::Landings::all(position.rules(), us),
                      [&](Square to) { found = found || are_neighbours(to, s); });
    return found;
}

/// Visits the special pieces of `by` that attack `s`; `visit(square)` returns true to stop.
template <class Visit>
bool visit_specials(const Position& position, Square s, Color by, Visit&& visit) noexcept {
    const AttackTable& table = position.rules().attacks[index(by)];
    bool stopped = false;
    position.specials(by).for_each([&](Square at) {
        const Piece piece = position[at];
        if (stopped ||
            king_distance(at, s) > table.special_reach[static_cast<std::size_t>(piece.type().number())]) {
            return;
        }
        const Mover& mover = position.rules().mover(piece);
        const bool attacks = (!mover.chains.empty() && legs::attacks(position, at, mover, s)) ||
                             (mover.burns && burns(position, at, mover, s));
        stopped = attacks && visit(at);
    });
    return stopped;
}

}  // namespace

bool special_attacks(const Position& position, Square s, Color by) noexcept {
    return visit_specials(position, s, by, [](Square) { return true; });
}

bool is_attacked(const Position& position, Square s, Color by) noexcept {
    const AttackTable& table = position.rules().attacks[index(by)];
    for (const LeapAttack& leap : table.leaps) {
        if (leap.attackers.contains(position[s + leap.back])) {
            return true;
        }
    }
    const auto attacks = [&](Square at, PieceSet set) { return set.contains(position[at]); };
    for (const LineAttack& line : table.lines) {
        if (walk_line(position, s, line, attacks)) {
            return true;
        }
    }
    for (const GatedAttack& attack : table.gated) {
        if (attack.attackers.contains(position[s + attack.back]) && gates_open(position, s, attack)) {
            return true;
        }
    }
    return table.has_specials && special_attacks(position, s, by);
}

std::vector<Square> attackers(const Position& position, Square s, Color by) {
    const AttackTable& table = position.rules().attacks[index(by)];
    std::vector<Square> found;
    for (const LeapAttack& leap : table.leaps) {
        if (leap.attackers.contains(position[s + leap.back])) {
            found.push_back(s + leap.back);
        }
    }
    const auto collect = [&](Square at, PieceSet set) {
        if (set.contains(position[at])) {
            found.push_back(at);
        }
        return false;
    };
    for (const LineAttack& line : table.lines) {
        walk_line(position, s, line, collect);
    }
    for (const GatedAttack& attack : table.gated) {
        if (attack.attackers.contains(position[s + attack.back]) && gates_open(position, s, attack)) {
            found.push_back(s + attack.back);
        }
    }
    visit_specials(position, s, by, [&](Square at) {
        if (std::find(found.begin(), found.end(), at) == found.end()) {
            found.push_back(at);
        }
        return false;
    });
    return found;
}

}  // namespace tenfold
