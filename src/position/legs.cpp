#include "position/legs.h"

#include <algorithm>
#include <tuple>

#include "position/targets.h"

namespace tenfold::legs {

namespace {

/// Can the piece make all legs from `leg` on? `at`: where it may be before them, a square or a set of
/// squares.
template <class Start>
bool can_finish(const Chain& chain, std::size_t leg, const Start& at, const Ground& ground) noexcept {
    if (leg == chain.legs.size()) {
        return true;
    }
    const Landings landings = one_leg(chain.legs[leg], at, ground);
    const SquareSet quiet = landings.quiet | landings.passes;
    bool found = !quiet.is_empty() && can_finish(chain, leg + 1, quiet, ground);
    landings.captures.for_each([&](Square stop) {
        if (!found) {
            Ground after = ground;
            after.capture(stop);
            found = can_finish(chain, leg + 1, stop, after);
        }
    });
    return found;
}

/// The same after a capture on `stop` by the leg `leg`.
bool can_finish_after(const Chain& chain, std::size_t leg, Square stop, Ground ground) noexcept {
    if (chain.always_finishes) {
        return true;
    }
    ground.capture(stop);
    return can_finish(chain, leg + 1, stop, ground);
}

/// Does it capture on `target` with one of the legs from `leg` on, and finish its move? `at` as above.
template <class Start>
bool attacks_from(const Chain& chain, std::size_t leg, const Start& at, const Ground& ground,
                  Square target) noexcept {
    const Landings landings = one_leg(chain.legs[leg], at, ground);
    if (landings.captures.contains(target) && can_finish_after(chain, leg, target, ground)) {
        return true;
    }
    if (leg + 1 == chain.legs.size()) {
        return false;
    }
    bool found = false;
    landings.captures.for_each([&](Square stop) {
        if (!found && stop != target) {
            Ground after = ground;
            after.capture(stop);
            found = attacks_from(chain, leg + 1, stop, after, target);
        }
    });
    const SquareSet quiet = landings.quiet | landings.passes;
    return found || (!quiet.is_empty() && attacks_from(chain, leg + 1, quiet, ground, target));
}

/// Follows every path of a piece and keeps the least one for each outcome.
class PathFinder {
public:
    PathFinder(const Position& position, Square from, const Mover& mover)
        : position_(position), from_(from), mover_(mover), start_(position, from) {}

    std::vector<Move> find() {
        for (const Chain& chain : mover_.chains) {
            if (chain.captures) {
                chain_ = &chain;
                follow(0, from_, start_);
            }
        }
        // There may be many thousands: sorted, those of one outcome stand side by side, the least first.
        std::sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
            return std::tie(a.to, a.victims, a.stops) < std::tie(b.to, b.victims, b.stops);
        });
        found_.erase(std::unique(found_.begin(), found_.end(),
                                 [](const Found& a, const Found& b) {
                                     return a.to == b.to && a.victims == b.victims;
                                 }),
                     found_.end());
        const SquareSet captures = found_.empty() ? SquareSet{} : plain_captures();
        std::vector<Move> moves;
        for (const Found& f : found_) {
            if (!f.is_like_capture_on_arrival() || !captures.contains(f.to)) {
                moves.push_back(Move::path(from_, f.to, f.stops, f.takes_target));
            }
        }
        return moves;
    }

private:
    using Stops = std::array<Square, Move::kMaxStops>;
    using Victims = std::array<Square, Move::kMaxStops + 1>;
    struct Found {
        Square to;
        bool takes_target;
        Victims victims;  ///< sorted
        Stops stops;

        /// Comes back to where it made its only capture.
        [[nodiscard]] bool is_like_capture_on_arrival() const {
            return victims.back() == to && victims[victims.size() - 2].is_none();
        }
    };

    /// Where the piece captures without having captured on its way, by legs or otherwise.
    [[nodiscard]] SquareSet plain_captures() const {
        const SquareSet captures = plain_targets(position_, from_, mover_);
        const auto landings = targets::Landings::captures(position_, position_[from_].color());
        return captures | targets::reach(position_, from_, mover_, landings);
    }

    void follow(std::size_t leg, Square at, const Ground& ground) {
        const Landings landings = one_leg(chain_->legs[leg], at, ground);
        landings.quiet.for_each([&](Square to) { arrive(leg, to, false, ground); });
        landings.captures.for_each([&](Square to) { arrive(leg, to, true, ground); });
        landings.passes.for_each([&](Square over) { follow(leg + 1, over, ground); });
    }

    void arrive(std::size_t leg, Square to, bool takes, const Ground& ground) {
        if (leg + 1 == chain_->legs.size()) {
            if (victim_count_ > 0) {
                keep(to, takes);
            }
            return;
        }
        stops_[stop_count_++] = to;
        if (takes) {
            Ground after = ground;
            after.capture(to);
            victims_[victim_count_++] = to;
            follow(leg + 1, to, after);
            victims_[--victim_count_] = Square::none();
        } else {
            follow(leg + 1, to, ground);
        }
        stops_[--stop_count_] = Square::none();
    }

    void keep(Square to, bool takes) {
        Found& found = found_.emplace_back(Found{to, takes, victims_, stops_});
        if (takes) {
            found.victims[victim_count_] = to;
        }
        std::sort(found.victims.begin(), found.victims.end());
    }

    const Position& position_;
    Square from_;
    const Mover& mover_;
    Ground start_;
    const Chain* chain_ = nullptr;
    Stops stops_{};
    std::size_t stop_count_ = 0;
    Victims victims_{};
    std::size_t victim_count_ = 0;
    std::vector<Found> found_;
};

std::optional<Outcome> walk_from(const Chain& chain, std::size_t leg, Square at, const Ground& ground,
                                 std::span<const Square> ends) {
    if (leg == chain.legs.size() || ends.empty()) {
        return leg == chain.legs.size() && ends.empty() ? std::optional(Outcome{at, {}}) : std::nullopt;
    }
    const Landings landings = one_leg(chain.legs[leg], at, ground);
    const Square end = ends.front();
    std::optional<Outcome> outcome;
    if (landings.quiet.contains(end)) {
        outcome = walk_from(chain, leg + 1, end, ground, ends.subspan(1));
    } else if (landings.captures.contains(end)) {
        Ground after = ground;
        after.capture(end);
        outcome = walk_from(chain, leg + 1, end, after, ends.subspan(1));
        if (outcome) {
            outcome->victims.insert(end);
        }
    }
    landings.passes.for_each(
        [&](Square over) { outcome = outcome ? outcome : walk_from(chain, leg + 1, over, ground, ends); });
    return outcome;
}

}  // namespace

bool attacks(const Position& position, const Arrival& arrival, const Mover& mover, Square target) noexcept {
    Ground ground(position, arrival.from);
    ground.occupied.insert(target);  // whatever stands there now: the question is what would stand there
    ground.prey.insert(target);
    ground.empty.erase(target);
    return std::any_of(mover.chains.begin(), mover.chains.end(), [&](const Chain& chain) {
        return chain.captures && attacks_from(chain, 0, arrival.at, ground, target);
    });
}

std::vector<Move> all_paths(const Position& position, Square from, const Mover& mover) {
    return PathFinder(position, from, mover).find();
}

std::optional<Outcome> walk(const Position& position, Square from, const Mover& mover,
                            std::span<const Square> ends) {
    const Ground ground(position, from);
    for (const Chain& chain : mover.chains) {
        if (const std::optional<Outcome> outcome = walk_from(chain, 0, from, ground, ends)) {
            return outcome;
        }
    }
    return std::nullopt;
}

}  // namespace tenfold::legs
