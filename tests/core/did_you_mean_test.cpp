#include "core/did_you_mean.h"

#include "support/catch.h"

using namespace tenfold;
using Strings = std::vector<std::string>;

TEST_CASE("slips are counted as a typist makes them") {
    CHECK(edit_distance("", "") == 0);
    CHECK(edit_distance("ranks", "rank") == 1);
    CHECK(edit_distance("title", "titel") == 1);
    CHECK(edit_distance("ab", "") == 2);
    CHECK(edit_distance("kitten", "sitting") == 3);
    CHECK(near_misses("grnd", {"gardner", "grand", "chess"}) == Strings{"grand"});
    CHECK(did_you_mean("rook", {"book", "cook", "king"}) == "; did you mean 'book' or 'cook'?");
    CHECK(did_you_mean(std::string(1000, 'a'), {std::string(1000, 'b')}).empty());
}
