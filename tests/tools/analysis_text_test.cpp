#include "tools/analysis_text.h"

#include "support/catch.h"
#include "support/rules.h"

using namespace tenfold;

TEST_CASE("scores are shown in pawns, mates in moves", "[analysis_text]") {
    CHECK(readable_score(Score(34)) == "+0.34");
    CHECK(readable_score(Score(-120)) == "-1.20");
    CHECK(readable_score(Score(0)) == "+0.00");
    CHECK(readable_score(Score::mate_in(1)) == "#1");
    CHECK(readable_score(Score::mate_in(5)) == "#3");
    CHECK(readable_score(Score::mated_in(2)) == "-#1");
    CHECK(readable_score(Score::mated_in(0)) == "-#0");
}

TEST_CASE("times are shown in the unit that fits", "[analysis_text]") {
    CHECK(readable_time(Milliseconds(7)) == "0.00 s");
    CHECK(readable_time(Milliseconds(12345)) == "12.34 s");
    CHECK(readable_time(Milliseconds(125'000)) == "2:05 min");
    CHECK(readable_time(Milliseconds(3'725'000)) == "1:02:05 h");
}

TEST_CASE("counts are shown in thousands, millions and billions", "[analysis_text]") {
    CHECK(readable_count(999) == "999");
    CHECK(readable_count(12'345) == "12.35 k");
    CHECK(readable_count(1'234'567) == "1.23 M");
    CHECK(readable_count(7'890'000'000) == "7.89 G");
}

TEST_CASE("a row holds depth, score, time, nodes and line under its headings", "[analysis_text]") {
    SearchInfo info;
    info.depth = 12;
    info.selective_depth = 18;
    info.score = Score(34);
    info.time = Milliseconds(1230);
    info.nodes = 2'500'000;
    info.line = {Move::double_step(Square::at(4, 1), Square::at(4, 3)),
                 Move::double_step(Square::at(4, 6), Square::at(4, 4))};
    CHECK(analysis_heading() == "  depth     score         time     nodes  line");
    CHECK(analysis_row(info, test::rules_of("chess")) ==
          "  12/18     +0.34       1.23 s    2.50 M  e2e4 e7e5");
    info.bound = Bound::Lower;
    CHECK(analysis_row(info, test::rules_of("chess")).find(" >+0.34 ") != std::string::npos);
    info.bound = Bound::Upper;
    CHECK(analysis_row(info, test::rules_of("chess")).find(" <+0.34 ") != std::string::npos);
}
