#ifndef TENFOLD_POSITION_TARGETS_H
#define TENFOLD_POSITION_TARGETS_H

#include "core/square_set.h"
#include "position/position.h"

/// Walks over the squares that one piece's movement tables reach. Header-only: these loops are the engine's
/// hottest, and what is done with a target must be inlined into them.
namespace tenfold::targets {

/// The squares on which a movement may end, by kind of landing.
class Landings {
public:
    static Landings all(const Position& position, Color us) noexcept {
        return {empty_squares(position), prey(position, us), position.rules().prey[index(us)], true};
    }
    static Landings captures(const Position& position, Color us) noexcept {
        return {SquareSet{}, prey(position, us), position.rules().prey[index(us)], false};
    }
    /// Whatever stands there, own pieces included: what a piece could capture or recapture.
    static Landings attacks(const Position& position) noexcept {
        return {empty_squares(position), position.pieces(), kAnyPiece, true};
    }
    static Landings quiets(const Position& position) noexcept {
        return {empty_squares(position), SquareSet{}, PieceSet{}, true};
    }

    [[nodiscard]] const SquareSet& squares(Landing landing) const noexcept {
        return squares_[static_cast<std::size_t>(landing)];
    }
    /// What stands on them: never the edge.
    [[nodiscard]] PieceSet contents(Landing landing) const noexcept {
        return contents_[static_cast<std::size_t>(landing)];
    }

private:
    static constexpr PieceSet kAnyPiece = all_pieces(Color::White) | all_pieces(Color::Black);

    Landings(const SquareSet& empty, const SquareSet& captures, PieceSet prey, bool quiet) noexcept
        : squares_{empty | captures, empty, captures} {
        PieceSet nothing;
        if (quiet) {
            nothing.insert(Piece::empty());
        }
        contents_ = {nothing | prey, nothing, prey};
    }
    static SquareSet empty_squares(const Position& position) noexcept {
        return position.rules().board.without(position.pieces());
    }
    static SquareSet prey(const Position& position, Color us) noexcept {
        return position.pieces(~us).without(position.immune(~us));
    }
    // In Landing's order.
    std::array<SquareSet, kLandings> squares_;
    std::array<PieceSet, kLandings> contents_;
};

/// The first occupied (or edge) cell from `at` on, counting from `distance` steps and at most `range`;
/// `visit_empty` sees the cells before it. Distance range + 1: there was none.
template <class VisitEmpty>
int walk(const Position& position, Square& at, Step step, int distance, int range, VisitEmpty&& visit_empty) {
    while (++distance <= range) {
        at = at + step;
        if (!position[at].is_empty()) {
            return distance;
        }
        visit_empty(at);
    }
    return distance;
}

template <class Visit>
void hop(const Position& position, Square from, const Hop& hop, PieceSet landing, Visit& visit) {
    const auto land = [&](Square to) {
        if (landing.contains(position[to])) {
            visit(to);
        }
    };
    const auto pass = [](Square) {};
    Square at = from;
    int distance = 0;
    if (hop.kind == Hop::Kind::Ski) {
        at = at + hop.step;
        distance = 1;
        if (position[at].is_edge()) {
            return;
        }
    } else {
        distance = walk(position, at, hop.step, 0, hop.range, pass);
        if (distance > hop.range || !position[at].is_piece()) {
            return;
        }
    }
    if (hop.kind == Hop::Kind::Grasshopper) {
        if (distance < hop.range) {
            land(at + hop.step);
        }
        return;
    }
    if (walk(position, at, hop.step, distance, hop.range, land) <= hop.range) {
        land(at);
    }
}

template <class Visit>
void gated(const Position& position, Square from, const GatedLeap& leap, PieceSet landing, Visit& visit) {
    if (!leap.ranks.contains_rank_of(from)) {
        return;
    }
    for (std::size_t i = 0; i < leap.gate_count; ++i) {
        if (position[from + leap.gates[i]].is_empty() == leap.gates_occupied) {
            return;
        }
    }
    const Square to = from + leap.leap;
    if (landing.contains(position[to])) {
        visit(to);
    }
}

/// The squares on which rides may end, whatever is there.
[[nodiscard]] inline SquareSet ridden(const Position& position, Square from,
                                      std::span<const RayFan* const> fans) noexcept {
    const SquareSet men = position.pieces();
    SquareSet squares;
    for (const RayFan* fan : fans) {
        squares |= fan->reach(from, men);
    }
    return squares;
}

/// The squares on which leaps and rides of this landing may end, whatever is there.
[[nodiscard]] inline SquareSet leapt_and_ridden(const Position& position, Square from, const Mover& mover,
                                                Landing landing) noexcept {
    const auto i = static_cast<std::size_t>(landing);
    SquareSet squares = ridden(position, from, mover.fans[i]);
    if (const LeapMap* map = mover.leap_maps[i]) {
        squares |= map->from(from);
    }
    return squares;
}

/// The squares to which hops and gated leaps lead.
[[nodiscard]] inline SquareSet hopped(const Position& position, Square from, const Mover& mover,
                                      const Landings& landings) {
    SquareSet squares;
    auto insert = [&](Square to) { squares.insert(to); };
    for (const Hop& h : mover.hops) {
        hop(position, from, h, landings.contents(h.landing), insert);
    }
    for (const GatedLeap& leap : mover.gated) {
        gated(position, from, leap, landings.contents(leap.landing), insert);
    }
    return squares;
}

/// The squares that the piece on `from` can move to or capture on by its ordinary movements (not `i`, not
/// `e`). Sets rather than steps on the board: what lies between costs nothing, nor do two movements to one
/// square.
[[nodiscard]] inline SquareSet reach(const Position& position, Square from, const Mover& mover,
                                     const Landings& landings) {
    SquareSet squares =
        leapt_and_ridden(position, from, mover, Landing::Either) & landings.squares(Landing::Either);
    if (!mover.is_plain) {
        for (const Landing landing : {Landing::Quiet, Landing::Capture}) {
            squares |= leapt_and_ridden(position, from, mover, landing) & landings.squares(landing);
        }
        squares |= hopped(position, from, mover, landings);
    }
    return squares;
}

template <class Visit>
void initial_with_twins(const Position& position, Square from, const Mover& mover, Visit& visit) {
    for (const InitialRide& ride : mover.initial) {
        Square to = from;
        for (int n = 1; n <= ride.last; ++n) {
            to = to + ride.step;
            if (!position[to].is_empty()) {
                break;
            }
            if (n >= ride.first) {
                visit(to, n == ride.double_step_at);
            }
        }
    }
}

/// Calls `visit(to, is_double_step)` for the quiet moves that the piece on `from` may make if that is a
/// square from which its `i` movements hold: each square once, and none of `reach`.
template <class Visit>
void initial(const Position& position, Square from, const Mover& mover, Visit visit) {
    if (mover.initial.empty() ||
        !position.rules().initial_pieces[static_cast<std::size_t>(from.index())].contains(position[from])) {
        return;
    }
    if (!mover.has_initial_twins) {
        initial_with_twins(position, from, mover, visit);
        return;
    }
    SquareSet seen = reach(position, from, mover, Landings::quiets(position));
    auto once = [&](Square to, bool is_double_step) {
        if (!seen.contains(to)) {
            seen.insert(to);
            visit(to, is_double_step);
        }
    };
    initial_with_twins(position, from, mover, once);
}

}  // namespace tenfold::targets

#endif
