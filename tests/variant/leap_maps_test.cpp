#include "support/catch.h"
#include "variant/tables.h"

using namespace tenfold;

namespace {

SquareSet small_board() {
    SquareSet board;
    for (int file = 0; file < 4; ++file) {
        for (int rank = 0; rank < 4; ++rank) {
            board.insert(Square::at(file, rank));
        }
    }
    return board;
}

}  // namespace

TEST_CASE("a leap map holds the targets on the board and no others") {
    const std::vector<Step> leaps{Step(1, 2), Step(2, 1), Step(-1, 2), Step(3, 0)};
    const LeapMap map(leaps, small_board());
    SquareSet expected;
    expected.insert(Square::at(1, 2));
    expected.insert(Square::at(2, 1));
    expected.insert(Square::at(3, 0));
    CHECK(map.from(Square::at(0, 0)) == expected);
    CHECK(map.from(Square::at(3, 3)).is_empty());
    CHECK(LeapMap().from(Square::at(0, 0)).is_empty());
}

TEST_CASE("leap sources tell where attackers may stand and which attack from there") {
    const Piece knight(Color::White, PieceType(1));
    const Piece camel(Color::White, PieceType(2));
    const Step to_knight(-1, -2);
    const Step to_camel(-1, -3);
    std::vector<LeapAttack> leaps{{to_knight, {}}, {to_camel, {}}};
    leaps[0].attackers.insert(knight);
    leaps[1].attackers.insert(camel);
    const LeapSources sources(leaps, small_board());
    const Square target = Square::at(1, 3);
    CHECK(sources.around(target).size() == 2);
    CHECK(sources.around(target).contains(target + to_knight));
    CHECK(sources.attackers(target + to_knight, target).contains(knight));
    CHECK_FALSE(sources.attackers(target + to_knight, target).contains(camel));
    CHECK(sources.attackers(target + to_camel, target).contains(camel));
    CHECK(sources.around(Square::at(0, 3)).is_empty());
    CHECK(LeapSources().around(target).is_empty());
}

TEST_CASE("a ray ends with the first man, with its range or with the board") {
    const SquareSet board = small_board();
    const auto set_of = [](std::initializer_list<Square> squares) {
        SquareSet set;
        for (const Square s : squares) {
            set.insert(s);
        }
        return set;
    };
    const Square a1 = Square::at(0, 0);
    const Square d4 = Square::at(3, 3);
    const Square b2 = Square::at(1, 1);
    const Square c3 = Square::at(2, 2);
    const RayMap up(Step(1, 1), 9, board);
    const RayMap down(Step(-1, -1), 9, board);
    const RayMap short_one(Step(1, 1), 2, board);
    CHECK(up.reach(a1, {}) == set_of({b2, c3, d4}));
    CHECK(up.reach(a1, set_of({a1, c3, d4})) == set_of({b2, c3}));
    CHECK(up.first(a1, set_of({a1, c3, d4})) == c3);
    CHECK(down.reach(d4, set_of({a1, b2, c3})) == set_of({c3}));
    CHECK(down.first(d4, set_of({a1, b2})) == b2);
    CHECK(short_one.reach(a1, set_of({d4})) == set_of({b2, c3}));
    CHECK(short_one.reach(a1, set_of({b2})) == set_of({b2}));
    CHECK(up.first(a1, set_of({Square::at(0, 1), Square::at(3, 0)})).is_none());
    CHECK(up.reach(d4, board).is_empty());
}
