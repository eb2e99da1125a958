#include "variant/rays.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>

#include "core/square_offset.h"

namespace tenfold {
namespace {

SquareSet ray_from(Square from, Ride ride, const SquareSet& board) {
    SquareSet ray;
    Square to = from + ride.step;
    for (int n = 0; n < ride.range && board.contains(to); ++n, to = to + ride.step) {
        ray.insert(to);
    }
    return ray;
}

/// Rides have different numbers.
int number_of(Ride ride) {
    constexpr int kRanges = 256;
    return ride.step.raw() * kRanges + ride.range;
}

/// Rides that are alike but for their direction have the same.
std::array<int, 3> kind_of(Ride ride) {
    const StepParts parts(ride.step);
    const int files = std::abs(parts.files);
    const int ranks = std::abs(parts.ranks);
    return {std::max(files, ranks), std::min(files, ranks), ride.range};
}

std::span<const Ride> part(const std::vector<Ride>& rides, std::size_t first) {
    const std::span<const Ride> all(rides);
    return all.subspan(std::min(first, all.size()),
                       std::min(RayFan::kHalf, all.size() - std::min(first, all.size())));
}

}  // namespace

RayMap::RayMap(Ride ride, const SquareSet& board) {
    board.for_each(
        [&](Square from) { rays_[static_cast<std::size_t>(from.index())] = ray_from(from, ride, board); });
}

RayFan::RayFan(std::span<const Ride> up, std::span<const Ride> down, const SquareSet& board)
    : rays_(Square::kCells) {
    board.for_each([&](Square from) {
        Rays& rays = rays_[static_cast<std::size_t>(from.index())];
        const auto ray = [&](Ride ride) { return ray_from(from, ride, board); };
        std::transform(up.begin(), up.end(), rays.up.begin(), ray);
        std::transform(down.begin(), down.end(), rays.down.begin(), ray);
    });
}

const RayMap& RayLibrary::map(Ride ride, const SquareSet& board) {
    const int name = number_of(ride);
    const auto known =
        std::find_if(maps_.begin(), maps_.end(), [&](const NamedMap& m) { return m.name == name; });
    return known != maps_.end() ? known->map : maps_.emplace_back(NamedMap{name, RayMap(ride, board)}).map;
}

const RayFan& RayLibrary::fan(std::span<const Ride> up, std::span<const Ride> down, const SquareSet& board) {
    Name name;
    std::transform(up.begin(), up.end(), std::back_inserter(name), number_of);
    std::transform(down.begin(), down.end(), std::back_inserter(name), number_of);
    std::sort(name.begin(), name.end());
    const auto known =
        std::find_if(fans_.begin(), fans_.end(), [&](const NamedFan& f) { return f.name == name; });
    return known != fans_.end() ? known->fan
                                : fans_.emplace_back(NamedFan{name, RayFan(up, down, board)}).fan;
}

std::vector<const RayFan*> RayLibrary::fans(std::span<const Ride> rides, const SquareSet& board) {
    struct Halves {
        std::vector<Ride> up;
        std::vector<Ride> down;
    };
    std::map<std::array<int, 3>, Halves> kinds;
    for (const Ride ride : rides) {
        Halves& halves = kinds[kind_of(ride)];
        (ride.step.raw() > 0 ? halves.up : halves.down).push_back(ride);
    }
    std::vector<const RayFan*> fans;
    for (const auto& [kind, halves] : kinds) {
        for (std::size_t i = 0; i < std::max(halves.up.size(), halves.down.size()); i += RayFan::kHalf) {
            fans.push_back(&fan(part(halves.up, i), part(halves.down, i), board));
        }
    }
    return fans;
}

}  // namespace tenfold
