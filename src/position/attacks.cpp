#include "position/attacks.h"

#include "position/legs.h"
#include "position/targets.h"

namespace tenfold {

namespace {

/// Does the leap hold on the attacker's rank, and are all gates empty, or all occupied, as it needs them?
bool gates_open(const Position& position, Square s, const GatedAttack& attack) noexcept {
    if (!attack.ranks.contains_rank_of(s + attack.back)) {
        return false;
    }
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
bool burns(const Position& position, const Arrival& arrival, const Mover& mover, Square s) noexcept {
    const auto landings = targets::Landings::all(position, arrival.piece.color());
    const SquareSet reach = targets::reach(position, arrival.at, mover, landings);
    bool found = reach.any([&](Square to) { return are_neighbours(to, s); });
    targets::initial(position, arrival.at, mover,
                     [&](Square to, bool) { found = found || are_neighbours(to, s); });
    return found;
}

/// Visits the special pieces of `by` that attack `s`; `visit(square)` returns true to stop.
template <class Visit>
bool visit_specials(const Position& position, Square s, Color by, Visit&& visit) noexcept {
    bool stopped = false;
    position.specials(by).for_each([&](Square at) {
        stopped = stopped || (special_attack_after(position, {at, at, position[at]}, s) && visit(at));
    });
    return stopped;
}

}  // namespace

bool special_attack_after(const Position& position, const Arrival& arrival, Square s) noexcept {
    const AttackTable& table = position.rules().attacks[index(arrival.piece.color())];
    const auto type = static_cast<std::size_t>(arrival.piece.type().number());
    if (king_distance(arrival.at, s) > table.special_reach[type]) {
        return false;
    }
    const Mover& mover = position.rules().mover(arrival.piece);
    return (!mover.chains.empty() && legs::attacks(position, arrival, mover, s)) ||
           (mover.burns && burns(position, arrival, mover, s));
}

bool special_attacks(const Position& position, Square s, Color by) noexcept {
    return visit_specials(position, s, by, [](Square) { return true; });
}

SquareSet special_attackers(const Position& position, Square s, Color by) noexcept {
    SquareSet found;
    visit_specials(position, s, by, [&](Square at) {
        found.insert(at);
        return false;
    });
    return found;
}

bool is_attacked(const Position& position, Square s, Color by) noexcept {
    const AttackTable& table = position.rules().attacks[index(by)];
    const auto any = [](Square) { return true; };
    if (leaps_to(position, s, by, any) || slides_to(position, s, by, any)) {
        return true;
    }
    const auto attacks = [&](Square at, PieceSet set) { return set.contains(position[at]); };
    for (const LineAttack& line : table.walked) {
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

SquareSet attackers(const Position& position, Square s, Color by) {
    const AttackTable& table = position.rules().attacks[index(by)];
    SquareSet found;
    const auto add = [&](Square at) {
        found.insert(at);
        return false;
    };
    leaps_to(position, s, by, add);
    slides_to(position, s, by, add);
    for (const LineAttack& line : table.walked) {
        walk_line(position, s, line,
                  [&](Square at, PieceSet set) { return set.contains(position[at]) && add(at); });
    }
    for (const GatedAttack& attack : table.gated) {
        if (attack.attackers.contains(position[s + attack.back]) && gates_open(position, s, attack)) {
            add(s + attack.back);
        }
    }
    visit_specials(position, s, by, add);
    return found;
}

}  // namespace tenfold
