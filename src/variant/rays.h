#ifndef TENFOLD_VARIANT_RAYS_H
#define TENFOLD_VARIANT_RAYS_H

#include <array>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "core/square_set.h"

/// What slides reach, without walking: for every square the squares on the way from there, cut off behind the
/// first man. Source of the idea: chessprogramming.org "Classical Approach"; the first man upwards is found
/// by subtraction as in "Subtracting a Rook from a Blocking Piece".
namespace tenfold {

struct Ride {
    Step step;
    std::uint8_t range;
};

/// One direction.
class RayMap {
public:
    /// The first `ride.range` squares of the board on the way. REQUIRES: a step of at most three files and
    /// ranks.
    RayMap(Ride ride, const SquareSet& board);
    /// All that are on the way from `s`.
    [[nodiscard]] const SquareSet& from(Square s) const noexcept {
        return rays_[static_cast<std::size_t>(s.index())];
    }

private:
    std::array<SquareSet, Square::kCells> rays_;
};

/// Up to four directions, half of them leading to squares of higher numbers. Those of a square fill a line of
/// the processor's cache, and what they reach takes no branch.
class RayFan {
public:
    static constexpr std::size_t kHalf = 2;
    /// REQUIRES: at most kHalf rides each way, of RayMap's kind.
    RayFan(std::span<const Ride> up, std::span<const Ride> down, const SquareSet& board);

    /// From `from`, a square of the board, to the first of `men` in each direction, that included.
    [[nodiscard]] SquareSet reach(Square from, const SquareSet& men) const noexcept {
        const Rays& rays = rays_[static_cast<std::size_t>(from.index())];
        SquareSet reached;
        for (const SquareSet& ray : rays.up) {
            reached |= ray & (ray & men).up_to_lowest();
        }
        for (const SquareSet& ray : rays.down) {
            reached |= ray & (ray & men).down_to_highest();
        }
        return reached;
    }

private:
    struct alignas(64) Rays {
        std::array<SquareSet, kHalf> up;
        std::array<SquareSet, kHalf> down;
    };
    std::vector<Rays> rays_;
};

/// The maps and fans of a game, each made but once, so that what is used everywhere is in the cache once.
/// What it gives lives as long as it does.
class RayLibrary {
public:
    const RayMap& map(Ride ride, const SquareSet& board);
    /// Fans that have just these rides, those of a kind together: a queen's are a rook's and a bishop's.
    std::vector<const RayFan*> fans(std::span<const Ride> rides, const SquareSet& board);

private:
    /// Rides by their numbers, in rising order.
    using Name = std::vector<int>;
    struct NamedMap {
        int name;
        RayMap map;
    };
    struct NamedFan {
        Name name;
        RayFan fan;
    };
    const RayFan& fan(std::span<const Ride> up, std::span<const Ride> down, const SquareSet& board);

    std::deque<NamedMap> maps_;
    std::deque<NamedFan> fans_;
};

}  // namespace tenfold

#endif
