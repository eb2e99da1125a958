#include "betza/gates.h"

#include <string_view>
#include <vector>

#include "betza/movements.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

std::vector<Gate> gates(std::string_view text) {
    std::vector<Gate> all;
    for (const Movement& m : testing::movements(text)) {
        const Gates some = gates_of(m);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

}  // namespace

TEST_CASE("the gates of a straight leap are the squares of its line") {
    CHECK(gates("fnD") == std::vector<Gate>{{0, 1}});
    CHECK(gates("lnD") == std::vector<Gate>{{-1, 0}});
    CHECK(gates("blnA") == std::vector<Gate>{{-1, -1}});
    CHECK(gates("bnH") == std::vector<Gate>{{0, -1}, {0, -2}});
    CHECK(gates("frnG") == std::vector<Gate>{{1, 1}, {2, 2}});
    CHECK(gates("fjD") == std::vector<Gate>{{0, 1}});
    CHECK(gates("lfjA") == std::vector<Gate>{{-1, 1}});
}

TEST_CASE("the gates of an oblique leap begin with the straight neighbour") {
    CHECK(gates("rfnN") == std::vector<Gate>{{0, 1}});
    CHECK(gates("frnN") == std::vector<Gate>{{1, 0}});
    CHECK(gates("lbnN") == std::vector<Gate>{{0, -1}});
    CHECK(gates("blnN") == std::vector<Gate>{{-1, 0}});
    CHECK(gates("rfnZ") == std::vector<Gate>{{0, 1}, {1, 2}});
    CHECK(gates("blnZ") == std::vector<Gate>{{-1, 0}, {-2, -1}});
}

TEST_CASE("only lame leaps and jumps over a hurdle have gates") {
    for (const char* text : {"W", "N", "D", "H", "Q", "jR", "pB", "gQ", "NN"}) {
        CAPTURE(text);
        CHECK(gates(text).empty());
    }
    CHECK(way_of(1, 3).empty());
    CHECK(way_of(0, 1).empty());
    CHECK(way_of(1, -1).empty());
}

}  // namespace tenfold::betza
