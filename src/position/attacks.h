#ifndef TENFOLD_POSITION_ATTACKS_H
#define TENFOLD_POSITION_ATTACKS_H

#include "position/position.h"

namespace tenfold {

/// Could a piece of `by` capture what stands (or would stand) on `s`, were it `by`'s move? Pins and
/// the king's own safety don't matter; en passant doesn't count.
[[nodiscard]] bool is_attacked(const Position& position, Square s, Color by) noexcept;

/// Visits the pieces of `by` that attack `s` by a leap; `visit(square)` returns true to stop. True if it did.
template <class Visit>
bool leaps_to(const Position& position, Square s, Color by, Visit&& visit) {
    const LeapSources& sources = position.rules().attacks[index(by)].leap_sources;
    return (sources.around(s) & position.pieces(by)).any([&](Square at) {
        return sources.attackers(at, s).contains(position[at]) && visit(at);
    });
}

/// Visits those of some pieces of `by` that would attack `s` by a slide if nothing stood between, those on
/// AttackTable::walked left out; `visit(square, between)` returns true to stop. True if it did.
template <class Visit>
bool sliders_in_line(const Position& position, Square s, Color by, const SquareSet& some, Visit&& visit) {
    const SlideSources& sources = position.rules().attacks[index(by)].slide_sources;
    return (sources.around(s) & some).any([&](Square at) {
        return sources.is_attacker(position[at], at, s) && visit(at, sources.between(at, s));
    });
}

/// Visits the pieces of `by` that attack `s` by a slide; otherwise like sliders_in_line and leaps_to.
template <class Visit>
bool slides_to(const Position& position, Square s, Color by, Visit&& visit) {
    const SquareSet men = position.pieces();
    return sliders_in_line(position, s, by, position.sliders(by), [&](Square at, const SquareSet& between) {
        return (between & men).is_empty() && visit(at);
    });
}

/// The part of is_attacked that concerns pieces moving in legs or burning.
[[nodiscard]] bool special_attacks(const Position& position, Square s, Color by) noexcept;

/// Where the pieces are that special_attacks finds.
[[nodiscard]] SquareSet special_attackers(const Position& position, Square s, Color by) noexcept;

/// Could `piece`, having gone from `from` to `at` without a capture, take on `s` in legs or by burning?
struct Arrival {
    Square from;
    Square at;
    Piece piece;
};
[[nodiscard]] bool special_attack_after(const Position& position, const Arrival& arrival, Square s) noexcept;

/// The squares of the pieces of `by` that could capture on `s`.
[[nodiscard]] SquareSet attackers(const Position& position, Square s, Color by);

[[nodiscard]] inline bool in_check(const Position& position) noexcept {
    const Color us = position.side();
    return is_attacked(position, position.king(us), ~us);
}

}  // namespace tenfold

#endif
