#include "variant/rays.h"

#include <algorithm>
#include <utility>

#include "core/random.h"
#include "support/catch.h"

using namespace tenfold;

namespace {

SquareSet board_of(int files, int ranks) {
    SquareSet board;
    for (int file = 0; file < files; ++file) {
        for (int rank = 0; rank < ranks; ++rank) {
            board.insert(Square::at(file, rank));
        }
    }
    return board;
}

SquareSet set_of(std::initializer_list<Square> squares) {
    SquareSet set;
    for (const Square s : squares) {
        set.insert(s);
    }
    return set;
}

/// The same by walking.
SquareSet walked(Square from, Ride ride, const SquareSet& men, const SquareSet& board) {
    SquareSet squares;
    Square at = from + ride.step;
    for (int n = 0; n < ride.range && board.contains(at); ++n, at = at + ride.step) {
        squares.insert(at);
        if (men.contains(at)) {
            break;
        }
    }
    return squares;
}

SquareSet reach(const std::vector<const RayFan*>& fans, Square from, const SquareSet& men) {
    SquareSet squares;
    for (const RayFan* fan : fans) {
        squares |= fan->reach(from, men);
    }
    return squares;
}

const Square kA1 = Square::at(0, 0);
const Square kB2 = Square::at(1, 1);
const Square kC3 = Square::at(2, 2);
const Square kD4 = Square::at(3, 3);

}  // namespace

TEST_CASE("a ray ends with its range or with the board") {
    const SquareSet board = board_of(4, 4);
    CHECK(RayMap({Step(1, 1), 9}, board).from(kA1) == set_of({kB2, kC3, kD4}));
    CHECK(RayMap({Step(1, 1), 2}, board).from(kA1) == set_of({kB2, kC3}));
    CHECK(RayMap({Step(1, 1), 9}, board).from(kD4).is_empty());
}

TEST_CASE("slides end with the first man, with their range or with the board") {
    RayLibrary library;
    const SquareSet board = board_of(4, 4);
    const std::vector<Ride> rides{{Step(1, 1), 9}};
    const auto fans = library.fans(rides, board);
    REQUIRE(fans.size() == 1);
    CHECK(fans[0]->reach(kA1, {}) == set_of({kB2, kC3, kD4}));
    CHECK(fans[0]->reach(kA1, set_of({kA1, kC3, kD4})) == set_of({kB2, kC3}));
    CHECK(fans[0]->reach(kA1, set_of({Square::at(0, 1), Square::at(3, 0)})) == set_of({kB2, kC3, kD4}));
    CHECK(fans[0]->reach(kD4, board).is_empty());
    const std::vector<Ride> back{{Step(-1, -1), 9}};
    const auto down = library.fans(back, board);
    REQUIRE(down.size() == 1);
    CHECK(down[0]->reach(kD4, set_of({kA1, kB2})) == set_of({kC3, kB2}));
}

TEST_CASE("fans reach what walking reaches, on boards of all sizes") {
    // Orthogonal, diagonal, of three lengths, a Nightrider's and one way only.
    std::vector<Ride> rides;
    for (const int sign : {1, -1}) {
        for (const Step step : {Step(1, 0), Step(0, 1), Step(1, 1), Step(1, -1)}) {
            const auto range = static_cast<std::uint8_t>(step == Step(0, 1) ? 3 : 9);
            rides.push_back({sign > 0 ? step : -step, range});
        }
        for (const Step step : {Step(1, 2), Step(2, 1), Step(2, -1), Step(1, -2)}) {
            rides.push_back({sign > 0 ? step : -step, 9});
        }
    }
    rides.push_back({Step(0, 3), 2});
    Random random(7);
    for (const auto& [files, ranks] : {std::pair{10, 10}, {8, 8}, {3, 10}, {10, 1}, {1, 1}}) {
        const SquareSet board = board_of(files, ranks);
        RayLibrary library;
        const auto fans = library.fans(rides, board);
        for (int n = 0; n < 50; ++n) {
            SquareSet men;
            board.for_each([&](Square s) {
                if (random.below(static_cast<std::uint64_t>(2 + n % 7)) == 0) {
                    men.insert(s);
                }
            });
            board.for_each([&](Square from) {
                SquareSet expected;
                for (const Ride ride : rides) {
                    expected |= walked(from, ride, men, board);
                }
                REQUIRE(reach(fans, from, men) == expected);
            });
        }
    }
}

TEST_CASE("pieces that slide alike share their fans, whatever the order of their rides") {
    RayLibrary library;
    const SquareSet board = board_of(10, 10);
    const Ride north{Step(0, 1), 9};
    const Ride south{Step(0, -1), 9};
    const Ride east{Step(1, 0), 9};
    const Ride west{Step(-1, 0), 9};
    const Ride north_east{Step(1, 1), 9};
    const Ride south_west{Step(-1, -1), 9};
    const auto rook = library.fans(std::vector{north, south, east, west}, board);
    const auto more = library.fans(std::vector{north_east, west, south, south_west, north, east}, board);
    REQUIRE(rook.size() == 1);
    REQUIRE(more.size() == 2);
    CHECK(std::find(more.begin(), more.end(), rook[0]) != more.end());
    CHECK(&library.map(north, board) == &library.map(north, board));
    CHECK(&library.map(north, board) != &library.map({Step(0, 1), 2}, board));
    CHECK(library.fans({}, board).empty());
}
