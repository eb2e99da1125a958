#include "search/quarters.h"

#include "search/game_end.h"
#include "search/wdl.h"
#include "support/catch.h"

#include "tenfold/variants.h"

namespace tenfold {

namespace {

bool exist_in(const char* name) {
    return quarters::exist(VariantLibrary().find(name).value().rules());
}

}  // namespace

TEST_CASE("only games in which stalemate is no draw have quarters", "[quarters]") {
    CHECK(exist_in("supremo"));
    CHECK_FALSE(exist_in("opulent"));
    CHECK_FALSE(exist_in("shatranj"));
}

TEST_CASE("three quarters are worth the evaluation at which they are to be expected", "[quarters]") {
    CHECK(quarters::three_in(quarters::kPlies - 1) == score_of_expectation(0.75));
    CHECK(quarters::three_in(10) == score_of_points(0.75, 10));
    CHECK(quarters::one_in(10) == score_of_points(0.25, 10));
}

TEST_CASE("the nearer three quarters are, the better; the further one is", "[quarters]") {
    CHECK(quarters::three_in(1) > quarters::three_in(3));
    CHECK(quarters::one_in(1) < quarters::one_in(3));
    CHECK(quarters::three_in(400) == quarters::three_in(200));
}

TEST_CASE("no evaluation is taken for a quarter, and none changes its rank or what is shown of it",
          "[quarters]") {
    Score last = quarters::outside(Score(-Score::kMaxEval - 1));
    for (int cp = -Score::kMaxEval; cp <= Score::kMaxEval; ++cp) {
        const Score moved = quarters::outside(Score(cp));
        const Score shown = quarters::shown(moved);
        if (moved <= last || shown != Score(cp)) {
            FAIL(cp);
        }
        last = moved;
    }
    CHECK(quarters::outside(Score(12)) == Score(12));
}

TEST_CASE("a quarter is shown with its distance", "[quarters]") {
    for (const int plies : {0, 1, 2, 7, 40}) {
        CHECK(quarters::shown(quarters::three_in(plies)) == Score::stalemate_in(plies));
        CHECK(quarters::shown(quarters::one_in(plies)) == Score::stalemated_in(plies));
    }
    CHECK(quarters::shown(Score::mate_in(3)) == Score::mate_in(3));
    CHECK(quarters::shown(Score::mated_in(4)) == Score::mated_in(4));
}

TEST_CASE("distances in the transposition table count from the position", "[quarters]") {
    const Score here = quarters::three_in(9);
    CHECK(quarters::to_table(here, 4) == quarters::three_in(5));
    CHECK(quarters::from_table(quarters::to_table(here, 4), 6) == quarters::three_in(11));
    CHECK(quarters::to_table(-here, 4) == quarters::one_in(5));
    CHECK(quarters::to_table(Score(20), 4) == Score(20));
    CHECK(quarters::from_table(Score(-2000), 4) == Score(-2000));
}

}  // namespace tenfold
