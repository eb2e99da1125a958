#include "betza/describe.h"

#include <string>
#include <string_view>
#include <vector>

#include "betza/movements.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

using Lines = std::vector<std::string>;

Lines described(std::string_view text) {
    return describe(testing::movements(text));
}

}  // namespace

TEST_CASE("movements are described in words") {
    CHECK(described("KO2") == Lines{"one square diagonally", "one square straight"});
    CHECK(described("R") == Lines{"any number of squares straight"});
    CHECK(described("B3") == Lines{"up to 3 squares diagonally"});
    CHECK(described("N") == Lines{"a (2,1) leap in all directions"});
    CHECK(described("NN") == Lines{"any number of (2,1) leaps in all directions"});
    CHECK(described("DD") == Lines{"any number of leaps of 2 squares straight"});
    CHECK(described("H") == Lines{"a leap of 3 squares straight"});
    CHECK(described("rfN") == Lines{"a (2,1) leap 2 forward 1 right"});
    CHECK(described("fsW") == Lines{"one square left, forward or right"});
    CHECK(described("lA") == Lines{"a leap of 2 squares backward left or forward left"});
    CHECK(described("frpB") == Lines{"any number of squares forward right, over exactly one piece"});
    CHECK(described("gR") ==
          Lines{"any number of squares straight, over a piece to the place right behind it"});
    CHECK(described("jR4") ==
          Lines{"up to 4 squares straight from the second on, whatever stands on the first"});
    CHECK(described("nA") == Lines{"a leap of 2 squares diagonally, if the squares on the way are empty"});
    CHECK(described("jD") == Lines{"a leap of 2 squares straight, over a piece"});
    CHECK(described("feF") == Lines{"one square forward left or forward right, to capture en passant"});
    CHECK(described("fmWfceFifmW2") ==
          Lines{"one square forward left or forward right, to capture, also en passant",
                "one square forward, without capture",
                "up to 2 squares forward, without capture, from a start square only"});
}

TEST_CASE("legs that do not depend on each other are described by where they go") {
    const auto legs = [](int files, int ranks) {
        Leg leg;
        for (const int sign : {1, -1}) {
            leg.push_back({sign * files, sign * ranks, false, true, false, false});
            leg.push_back({-sign * ranks, sign * files, false, true, false, false});
        }
        return leg;
    };
    CHECK(describe_chains({{legs(1, 0), legs(1, 0)}}) ==
          Lines{"2 legs, each one square straight, without capture"});
    CHECK(describe_chains({{legs(1, 0), legs(1, 1)}}) ==
          Lines{"2 legs: one square straight, without capture; then one square diagonally, without capture"});
}

TEST_CASE("moves in several legs are described in words, those that differ in direction together") {
    const auto legs = [](std::string_view text) { return describe_chains(testing::chains(text)); };
    CHECK(legs("K").empty());
    CHECK(legs("NaNcaNcabNabN") == Lines{"2 legs, each a (2,1) leap in any direction, capturing or not"});
    CHECK(legs("aK") == Lines{"2 legs: one square in any direction, without capture; "
                              "then one square in any direction but back, capturing or not"});
    CHECK(legs("fcafmF") == Lines{"2 legs: one square forward right or forward left, capturing; "
                                  "then one square straight on, without capture"});
    CHECK(legs("afsW") == Lines{"2 legs: one square straight, without capture; "
                                "then one square half right or half left, capturing or not"});
    CHECK(legs("cabF") ==
          Lines{"2 legs: one square diagonally, capturing; then one square back, capturing or not"});
    CHECK(legs("mapafcN") ==
          Lines{"3 legs: a (2,1) leap in any direction, without capture; then a (2,1) leap in any direction "
                "but back, onto a piece, which stays; then a (2,1) leap straight on, capturing"});
    CHECK(legs("mafpafcK") == Lines{"2 legs: one square in any direction, without capture; "
                                    "then a leap of 2 squares over a piece straight on, capturing"});
    CHECK(legs("fcafcWfcafpafmW") ==
          Lines{"2 legs: one square forward, capturing; then one square straight on (capturing) "
                "or a leap of 2 squares over a piece straight on (without capture)"});

    SECTION("also chains that no text of one atom makes") {
        const Leg forward{{0, 1, false, true, false, false}};
        const Leg right{{1, 0, false, true, false, false}};
        const Leg knight{{1, 2, false, true, false, false}};
        CHECK(describe_chains({{{forward.front(), right.front()}, forward}}) ==
              Lines{"2 legs: one square forward or right, without capture; "
                    "then one square forward, without capture"});
        CHECK(describe_chains({{forward, knight}}) ==
              Lines{"2 legs: one square forward, without capture; "
                    "then a (2,1) leap 2 forward 1 right, without capture"});
        CHECK(describe_chains({{forward, forward, right}, {forward, right, right}}) ==
              Lines{"3 legs: one square forward, without capture; "
                    "then one square in a direction that depends on the legs before, without capture; "
                    "then one square in a direction that depends on the legs before, without capture"});
    }
}

}  // namespace tenfold::betza
