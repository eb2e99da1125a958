#include <algorithm>
#include <cstdint>

#include "betza/gates.h"
#include "variant/compile_parts.h"
#include "variant/piece_chains.h"

namespace tenfold::compile {

namespace {

using betza::Movement;
using betza::Path;

Step back_step(int files, int ranks, Color c) {
    return -Step(files, c == Color::White ? ranks : -ranks);
}

LineAttack& line_along(AttackTable& table, Step outward) {
    const auto same = [&](const LineAttack& line) { return line.outward == outward; };
    const auto it = std::find_if(table.lines.begin(), table.lines.end(), same);
    if (it != table.lines.end()) {
        return *it;
    }
    LineAttack& line = table.lines.emplace_back();
    line.outward = outward;
    return line;
}

void add_leap(AttackTable& table, Step back, Piece attacker) {
    const auto same = [&](const LeapAttack& leap) { return leap.back == back; };
    auto it = std::find_if(table.leaps.begin(), table.leaps.end(), same);
    if (it == table.leaps.end()) {
        it = table.leaps.insert(table.leaps.end(), LeapAttack{back, {}});
    }
    it->attackers.insert(attacker);
}

void add_gated(AttackTable& table, const Movement& m, Color c, Piece attacker, int board_ranks) {
    GatedAttack attack{back_step(m.files, m.ranks, c), {}, 0,
                       m.path == Path::Hurdle,         {}, ranks_of(m, c, board_ranks)};
    for (const auto& gate : betza::gates_of(m)) {
        // From the target the gate lies at (gate - leap).
        const int ranks = gate.ranks - m.ranks;
        attack.gates[attack.gate_count++] = Step(gate.files - m.files, c == Color::White ? ranks : -ranks);
    }
    attack.attackers.insert(attacker);
    table.gated.push_back(attack);
    table.has_gated = table.has_gated || attack.gate_count > 0;
}

void add_line(AttackTable& table, const Movement& m, Color c, Piece attacker) {
    LineAttack& line = line_along(table, back_step(m.files, m.ranks, c));
    const int range = std::min(m.range, kLongestLine);
    const bool straight = m.path == Path::Slide;
    for (int distance = straight ? 1 : 2; distance <= range; ++distance) {
        const auto d = static_cast<std::size_t>(distance);
        if (straight || m.path == Path::Ski) {
            line.slide[d].insert(attacker);
        }
        if (m.path == Path::Cannon) {
            line.over[d].insert(attacker);
        } else if (m.path == Path::Grasshopper) {
            line.behind[d].insert(attacker);
        } else if (m.path == Path::Ski) {
            line.ski[d].insert(attacker);
        }
        line.reach = std::max(line.reach, distance);
    }
    line.hops = line.hops || !straight;
    table.has_hops = table.has_hops || line.hops;
}

void add(AttackTable& table, const Movement& m, Color c, Piece attacker, int board_ranks) {
    if (m.own_ranks != 0) {
        add_gated(table, m, c, attacker, board_ranks);
        return;
    }
    switch (m.path) {
        case Path::Leap:
            add_leap(table, back_step(m.files, m.ranks, c), attacker);
            break;
        case Path::Lame:
        case Path::Hurdle:
            add_gated(table, m, c, attacker, board_ranks);
            break;
        case Path::Slide:
        case Path::Ski:
        case Path::Cannon:
        case Path::Grasshopper:
            add_line(table, m, c, attacker);
            break;
    }
}

SquareSet lines_to(const AttackTable& table, Square s) {
    SquareSet squares;
    for (const LineAttack& line : table.lines) {
        squares |= line.ray->from(s);
    }
    return squares;
}

}  // namespace

void attacks(Context& context) {
    Ruleset& rules = context.rules;
    for (const Color c : kColors) {
        AttackTable& table = rules.attacks[index(c)];
        for (std::size_t i = 0; i < rules.spec.pieces.size(); ++i) {
            const Piece attacker(c, PieceType(static_cast<int>(i) + 1));
            for (const Movement& m : rules.spec.pieces[i].movement.movements) {
                if (m.capture && !m.initial) {
                    add(table, m, c, attacker, rules.spec.ranks);
                    if (m.path == Path::Slide) {
                        rules.sliders.insert(attacker);
                    }
                }
            }
        }
        std::vector<Ride> rides;
        for (LineAttack& line : table.lines) {
            rides.push_back({line.outward, static_cast<std::uint8_t>(line.reach)});
            line.ray = &rules.rays.map(rides.back(), rules.board);
            if (!table.slide_sources.add(line, rules.board)) {
                table.walked.push_back(line);
            }
        }
        table.fans = rules.rays.fans(rides, rules.board);
        table.leap_sources = LeapSources(table.leaps, rules.board);
        if (std::any_of(rules.spec.pieces.begin(), rules.spec.pieces.end(),
                        [](const PieceSpec& p) { return p.burns || moves_in_legs(p); })) {
            table.lines_to.resize(Square::kCells);
            rules.board.for_each(
                [&](Square s) { table.lines_to[static_cast<std::size_t>(s.index())] = lines_to(table, s); });
        }
    }
}

}  // namespace tenfold::compile
