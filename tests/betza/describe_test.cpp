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

}  // namespace tenfold::betza
