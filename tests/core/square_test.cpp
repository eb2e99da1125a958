#include "tenfold/square.h"

#include <vector>

#include "core/square_set.h"
#include "support/catch.h"

using namespace tenfold;

namespace {

SquareSet whole_board() {
    SquareSet board;
    for (int file = 0; file < kMaxFiles; ++file) {
        for (int rank = 0; rank < kMaxRanks; ++rank) {
            board.insert(Square::at(file, rank));
        }
    }
    return board;
}

/// Every leap of up to three files and ranks from every square: `visit(from, files, ranks)`.
template <class Visit>
void for_each_leap(Visit&& visit) {
    whole_board().for_each([&](Square from) {
        for (int df = -3; df <= 3; ++df) {
            for (int dr = -3; dr <= 3; ++dr) {
                visit(from, df, dr);
            }
        }
    });
}

}  // namespace

TEST_CASE("squares are written and read with ranks of one or two digits") {
    for (int file = 0; file < kMaxFiles; ++file) {
        for (int rank = 0; rank < kMaxRanks; ++rank) {
            const Square s = Square::at(file, rank);
            const std::string text = to_string(s);
            std::string_view rest = text;
            REQUIRE(take_square(rest) == s);
            REQUIRE(rest.empty());
        }
    }
    CHECK(to_string(Square::at(0, 0)) == "a1");
    CHECK(to_string(Square::at(9, 9)) == "j10");
}

TEST_CASE("reading a square leaves what follows it") {
    std::string_view text = "a10b9q";
    CHECK(take_square(text) == Square::at(0, 9));
    CHECK(take_square(text) == Square::at(1, 8));
    CHECK(text == "q");
}

TEST_CASE("what is no square is not read and not removed") {
    for (const std::string_view text : {"", "a", "k1", "A1", "a0", "1a", "a-1", " a1",
                                        "\xc3\xa4"
                                        "1"}) {
        std::string_view rest = text;
        CHECK_FALSE(take_square(rest).has_value());
        CHECK(rest == text);
    }
}

TEST_CASE("a leap of three from any edge leads where it should or into the rim") {
    const SquareSet board = whole_board();
    for_each_leap([&](Square from, int df, int dr) {
        const Square to = from + Step(df, dr);
        const int file = from.file() + df;
        const int rank = from.rank() + dr;
        const bool on_board = file >= 0 && file < kMaxFiles && rank >= 0 && rank < kMaxRanks;
        REQUIRE(board.contains(to) == on_board);
        REQUIRE(to == Square::at(file, rank));
        if (file >= 0) {
            REQUIRE(to.file() == file);
            REQUIRE(to.rank() == rank);
        }
    });
}

TEST_CASE("a set is moved as its members are, and none comes back on the other side") {
    const SquareSet board = whole_board();
    for_each_leap([&](Square from, int df, int dr) {
        SquareSet one;
        one.insert(from);
        SquareSet expected;
        expected.insert(from + Step(df, dr));
        REQUIRE((one.moved(Step(df, dr)) & board) == (expected & board));
    });
}

TEST_CASE("the square that is none is in no set and on no board") {
    CHECK(Square() == Square::none());
    CHECK_FALSE(whole_board().contains(Square::none()));
    SquareSet above;
    above.insert(Square::at(4, kMaxRanks));
    above.insert(Square::at(4, -1));
    CHECK(above.is_empty());
}

TEST_CASE("a set of squares is visited in rising order") {
    SquareSet set;
    for (const Square s : {Square::at(9, 9), Square::at(0, 0), Square::at(4, 3), Square::at(3, 4)}) {
        set.insert(s);
    }
    std::vector<Square> visited;
    set.for_each([&](Square s) { visited.push_back(s); });
    CHECK(visited == std::vector{Square::at(0, 0), Square::at(4, 3), Square::at(3, 4), Square::at(9, 9)});
    CHECK(set.size() == 4);
    SquareSet first;
    first.insert(Square::at(0, 0));
    SquareSet last;
    last.insert(Square::at(9, 9));
    CHECK((set & set.up_to_lowest()) == first);
    CHECK((set & set.down_to_highest()) == last);
    set.erase(Square::at(4, 3));
    CHECK_FALSE(set.contains(Square::at(4, 3)));
    set.flip(Square::at(0, 0));
    set.flip(Square::at(3, 4));
    set.flip(Square::at(9, 9));
    CHECK(set.is_empty());
}
