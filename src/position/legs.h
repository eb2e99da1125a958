#ifndef TENFOLD_POSITION_LEGS_H
#define TENFOLD_POSITION_LEGS_H

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "position/attacks.h"
#include "position/position.h"

/// Movement in several legs (Mover::chains). Whole sets of squares move at once: what a piece can reach
/// without capturing on its way depends only on where it is after each leg, not on how it came there.
namespace tenfold::legs {

/// The board as a mover in legs sees it: without itself and without what it has captured so far.
struct Ground {
    SquareSet occupied;
    SquareSet prey;  ///< what may be captured
    SquareSet empty;

    Ground(const Position& position, Square from) {
        const Color us = position[from].color();
        occupied = position.pieces();
        occupied.erase(from);
        empty = position.rules().board.without(occupied);
        prey = position.pieces(~us).without(position.immune(~us));
    }
    void capture(Square s) noexcept {
        occupied.erase(s);
        prey.erase(s);
        empty.insert(s);
    }
};

struct Landings {
    SquareSet quiet;
    SquareSet captures;
    SquareSet passes;
};

/// Where a step leads from any of `starts`, whatever is there.
inline SquareSet ends_of(const LegStep& step, const SquareSet& starts, const Ground& ground) noexcept {
    return step.over_hurdle ? (starts.moved(step.half) & ground.occupied).moved(step.half)
                            : starts.moved(step.step);
}
inline SquareSet ends_of(const LegStep& step, Square start, const Ground& ground) noexcept {
    SquareSet end;
    if (!step.over_hurdle || ground.occupied.contains(start + step.half)) {
        end.insert(start + step.step);
    }
    return end;
}

/// Where one leg can end that begins on `start`: a square, or any of a set of squares.
template <class Start>
Landings one_leg(const std::vector<LegStep>& leg, const Start& start, const Ground& ground) noexcept {
    Landings landings;
    SquareSet ends;
    for (const LegStep& step : leg) {
        ends |= ends_of(step, start, ground);
        if (!step.ends_group) {
            continue;
        }
        if (step.quiet) {
            landings.quiet |= ends & ground.empty;
        }
        if (step.capture) {
            landings.captures |= ends & ground.prey;
        }
        if (step.passes) {
            landings.passes |= ends & ground.occupied;
        }
        ends = SquareSet{};
    }
    return landings;
}

/// Where the piece can end having captured nothing before its last leg; `from` itself if it can come back.
inline SquareSet plain_targets(const Position& position, Square from, const Mover& mover) noexcept {
    const Ground ground(position, from);
    SquareSet targets;
    for (const Chain& chain : mover.chains) {
        const Landings first = one_leg(chain.legs.front(), from, ground);
        SquareSet at = first.quiet | first.passes;
        for (std::size_t i = 1; i + 1 < chain.legs.size(); ++i) {
            const Landings landings = one_leg(chain.legs[i], at, ground);
            at = landings.quiet | landings.passes;
        }
        const Landings last = one_leg(chain.legs.back(), at, ground);
        targets |= last.quiet | last.captures;
    }
    return targets;
}

/// Could the piece capture on `target` with one of its legs, in a move that it can finish?
[[nodiscard]] bool attacks(const Position& position, const Arrival& arrival, const Mover& mover,
                           Square target) noexcept;

/// The moves that capture before their last leg, each outcome once, spelled by its least path. Not those
/// whose outcome is that of a capture on arrival which the piece can make as well.
[[nodiscard]] std::vector<Move> all_paths(const Position& position, Square from, const Mover& mover);

/// Calls `consume(Move)` for every such move.
template <class Consume>
void paths(const Position& position, Square from, const Mover& mover, Consume&& consume) {
    if (!mover.has_simple_chain) {
        for (const Move m : all_paths(position, from, mover)) {
            consume(m);
        }
        return;
    }
    // With two legs, the stop is the only possible victim on the way: different stops, different outcomes.
    const Chain& chain = mover.chains.front();
    const Ground ground(position, from);
    one_leg(chain.legs[0], from, ground).captures.for_each([&](Square stop) {
        Ground after = ground;
        after.capture(stop);
        const Landings last = one_leg(chain.legs[1], stop, after);
        last.quiet.for_each([&](Square to) { consume(Move::path(from, to, {stop}, false)); });
        last.captures.for_each([&](Square to) { consume(Move::path(from, to, {stop}, true)); });
    });
}

/// What comes of a movement in legs.
struct Outcome {
    Square to;
    SquareSet victims;
};

/// Walks legs that end on these squares one after the other, if the piece can (squares that it only passes
/// over are no ends). Right in everything but the own king's safety.
[[nodiscard]] std::optional<Outcome> walk(const Position& position, Square from, const Mover& mover,
                                          std::span<const Square> ends);

}  // namespace tenfold::legs

#endif
