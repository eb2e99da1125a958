#include "position/legs.h"

#include <algorithm>

namespace tenfold::legs {

namespace {

/// Captures of the legs from `leg` on; `at`: where the piece may be before them, a square or a set of
/// squares.
template <class Start>
bool attacks_from(const Chain& chain, std::size_t leg, const Start& at, const Ground& ground,
                  Square target) noexcept {
    const Landings landings = one_leg(chain.legs[leg], at, ground);
    if (landings.captures.contains(target)) {
        return true;
    }
    if (leg + 1 == chain.legs.size()) {
        return false;
    }
    bool found = false;
    landings.captures.for_each([&](Square stop) {
        if (!found) {
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
    PathFinder(const Position& position, Square from) : from_(from), start_(position, from) {}

    std::vector<Move> find(const Mover& mover) {
        for (const Chain& chain : mover.chains) {
            if (chain.captures) {
                chain_ = &chain;
                follow(0, from_, start_);
            }
        }
        std::vector<Move> moves;
        for (const Found& f : found_) {
            moves.push_back(Move::path(from_, f.to, f.stops, f.takes_target));
        }
        return moves;
    }

private:
    using Stops = std::array<Square, Move::kMaxStops>;
    struct Found {
        Square to;
        bool takes_target;
        SquareSet victims;
        Stops stops;
    };

    void follow(std::size_t leg, Square at, const Ground& ground) {
        const Landings landings = one_leg(chain_->legs[leg], at, ground);
        landings.quiet.for_each([&](Square to) { arrive(leg, to, false, ground); });
        landings.captures.for_each([&](Square to) { arrive(leg, to, true, ground); });
        landings.passes.for_each([&](Square over) { follow(leg + 1, over, ground); });
    }

    void arrive(std::size_t leg, Square to, bool takes, const Ground& ground) {
        if (leg + 1 == chain_->legs.size()) {
            if (!victims_.is_empty()) {
                keep(to, takes);
            }
            return;
        }
        stops_[stop_count_++] = to;
        if (takes) {
            Ground after = ground;
            after.capture(to);
            victims_.insert(to);
            follow(leg + 1, to, after);
            victims_.erase(to);
        } else {
            follow(leg + 1, to, ground);
        }
        stops_[--stop_count_] = Square::none();
    }

    void keep(Square to, bool takes) {
        Found candidate{to, takes, victims_, stops_};
        if (takes) {
            candidate.victims.insert(to);
        }
        for (Found& f : found_) {
            if (f.to == candidate.to && f.victims == candidate.victims) {
                f = candidate.stops < f.stops ? candidate : f;
                return;
            }
        }
        found_.push_back(candidate);
    }

    Square from_;
    Ground start_;
    const Chain* chain_ = nullptr;
    Stops stops_{};
    std::size_t stop_count_ = 0;
    SquareSet victims_;
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
    return PathFinder(position, from).find(mover);
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
