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
