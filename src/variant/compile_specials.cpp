#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <tuple>

#include "variant/compile_parts.h"
#include "variant/piece_chains.h"

namespace tenfold::compile {

namespace {

/// From any square of the largest board to any other and one beyond: a piece may go farther than its target
/// is and come back to it, so that whatever reaches this far has no square out of its reach.
constexpr int kFarthest = 10;

LegStep leg_step(const betza::LegMove& m, Color c) {
    const int ranks = c == Color::White ? m.ranks : -m.ranks;
    return {Step(m.files, ranks),
            Step(m.files / 2, ranks / 2),
            m.over_hurdle,
            m.quiet,
            m.capture,
            m.passes,
            true};
}

auto landing_of(const LegStep& step) {
    return std::tie(step.quiet, step.capture, step.passes);
}

void group_by_landing(std::vector<LegStep>& steps) {
    std::stable_sort(steps.begin(), steps.end(),
                     [](const LegStep& a, const LegStep& b) { return landing_of(a) < landing_of(b); });
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        steps[i].ends_group = landing_of(steps[i]) != landing_of(steps[i + 1]);
    }
}

int length(int files, int ranks) {
    return std::max(std::abs(files), std::abs(ranks));
}

/// After this capture by the leg number `i`, can the piece go back and forth until all legs are made? Where
/// it came from is empty, and so is where it captured.
bool has_way_back(const betza::Chain& legs, std::size_t i, const betza::LegMove& capture) {
    for (std::size_t later = i + 1; later < legs.size(); ++later) {
        const int sign = (later - i) % 2 == 0 ? 1 : -1;
        const auto fits = [&](const betza::LegMove& m) {
            return m.quiet && m.over_hurdle == capture.over_hurdle && m.files == sign * capture.files &&
                   m.ranks == sign * capture.ranks;
        };
        if (std::none_of(legs[later].begin(), legs[later].end(), fits)) {
            return false;
        }
    }
    return true;
}

bool always_finishes(const betza::Chain& legs) {
    bool came_from_empty = true;
    for (std::size_t i = 0; i + 1 < legs.size(); ++i) {
        for (const betza::LegMove& m : legs[i]) {
            if (m.capture && (!came_from_empty || !has_way_back(legs, i, m))) {
                return false;
            }
        }
        came_from_empty =
            std::none_of(legs[i].begin(), legs[i].end(), [](const betza::LegMove& m) { return m.passes; });
    }
    return true;
}

Chain compiled(const betza::Chain& legs, Color c) {
    Chain chain;
    chain.always_finishes = always_finishes(legs);
    for (const betza::Leg& leg : legs) {
        auto& steps = chain.legs.emplace_back();
        for (const betza::LegMove& m : leg) {
            steps.push_back(leg_step(m, c));
            chain.captures = chain.captures || m.capture;
        }
        group_by_landing(steps);
    }
    return chain;
}

bool is_simple(const std::vector<Chain>& chains) {
    return chains.size() == 1 && chains[0].legs.size() == 2 &&
           std::none_of(chains[0].legs[0].begin(), chains[0].legs[0].end(),
                        [](const LegStep& step) { return step.passes; });
}

int reach_of(const betza::Chain& chain) {
    int reach = 0;
    bool captures = false;
    for (const betza::Leg& leg : chain) {
        int longest = 0;
        for (const betza::LegMove& m : leg) {
            longest = std::max(longest, length(m.files, m.ranks));
            captures = captures || m.capture;
        }
        reach += longest;
    }
    reach += always_finishes(chain) ? 0 : 1;
    return captures ? reach : 0;
}

/// In king's steps, how far the piece can capture by its legs or by burning.
int special_reach(const PieceSpec& piece, const std::vector<betza::Chain>& chains) {
    int reach = 0;
    for (const betza::Chain& chain : chains) {
        reach = std::max(reach, reach_of(chain));
    }
    if (piece.burns) {
        for (const betza::Movement& m : piece.movement.movements) {
            reach = std::max(reach, m.range * length(m.files, m.ranks) + 1);
        }
    }
    return std::min(reach, kFarthest);
}

void check_special(Context& context, const PieceSpec& piece) {
    const auto complain = [&](std::string_view what) {
        context.complain(piece.where, fmt::format("{}: {}", piece.name, what));
    };
    if (piece.burns && moves_in_legs(piece)) {
        complain("a piece that burns cannot move in legs");
    }
    const bool captures_en_passant =
        std::any_of(piece.movement.movements.begin(), piece.movement.movements.end(),
                    [](const betza::Movement& m) { return m.en_passant; });
    const bool promotes = context.rules.spec.promotion.pieces.find(piece.letter) != std::string::npos;
    if ((promotes || captures_en_passant) && (piece.burns || moves_in_legs(piece))) {
        complain("a piece that promotes or captures en passant ('e') cannot move in legs or burn");
    }
    if (piece.royal && (piece.immune || moves_in_legs(piece) || piece.burns)) {
        complain("a royal piece cannot be immune, move in legs or burn");
    }
}

void compile_special(Ruleset& rules, const PieceSpec& spec, const std::vector<betza::Chain>& chains,
                     Piece piece) {
    Mover& mover = rules.movers[static_cast<std::size_t>(piece.index())];
    for (const betza::Chain& chain : chains) {
        mover.chains.push_back(compiled(chain, piece.color()));
    }
    mover.has_simple_chain = is_simple(mover.chains);
    mover.burns = spec.burns;
    if (mover.burns || !mover.chains.empty()) {
        rules.specials.insert(piece);
    }
    if (spec.immune) {
        rules.immune.insert(piece);
    }
    AttackTable& table = rules.attacks[index(piece.color())];
    const int reach = special_reach(spec, chains);
    table.special_reach[static_cast<std::size_t>(piece.type().number())] = static_cast<std::uint8_t>(reach);
    table.has_specials = table.has_specials || reach > 0;
    rules.has_pass = rules.has_pass || (rules.spec.pass && !mover.chains.empty());
}

}  // namespace

void specials(Context& context) {
    Ruleset& rules = context.rules;
    for (std::size_t i = 0; i < rules.spec.pieces.size(); ++i) {
        const PieceSpec& spec = rules.spec.pieces[i];
        check_special(context, spec);
        const std::vector<betza::Chain> chains = whole_movement(rules.spec, spec).chains;
        for (const Color c : kColors) {
            compile_special(rules, spec, chains, Piece(c, PieceType(static_cast<int>(i) + 1)));
        }
    }
    for (const Color c : kColors) {
        rules.prey[index(c)] = PieceSet::from_bits(all_pieces(~c).bits() & ~rules.immune.bits());
    }
}

}  // namespace tenfold::compile
