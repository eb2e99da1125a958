#include "pgn/report_text.h"

#include "support/catch.h"

#include "tenfold/pgn.h"

using namespace tenfold;
using std::chrono::milliseconds;

TEST_CASE("a report is score and depth, then the time", "[report]") {
    CHECK(to_string(MoveReport{Score(35), 12, milliseconds(310)}) == "+0.35/12 0.31s");
    CHECK(to_string(MoveReport{Score(-1234), 7, {}}) == "-12.34/7");
    CHECK(to_string(MoveReport{{}, {}, milliseconds(65'432)}) == "65.43s");
    CHECK(to_string(MoveReport{{}, {}, milliseconds(9)}) == "0.009s");
    CHECK(to_string(MoveReport{Score::mate_in(5), 20, {}}) == "+M5/20");
    CHECK(to_string(MoveReport{Score::mated_in(6), 20, {}}) == "-M6/20");
    CHECK(to_string(MoveReport{Score::stalemate_in(3), 4, {}}) == "+S3/4");
    CHECK(to_string(MoveReport{Score::stalemated_in(4), 4, {}}) == "-S4/4");
    CHECK(to_string(MoveReport{}).empty());
}

TEST_CASE("a report is read as it was written, and what follows is left", "[report]") {
    for (const std::string text : {"+0.35/12 0.31s", "-12.34/7", "65.43s", "0.009s", "+M5/20", "-M6/20 1.00s",
                                   "+S3/4", "-S4/4", "0.00/1 0s", "+3/8"}) {
        INFO(text);
        for (const std::string rest : {"", "White mates"}) {
            const std::string comment = text + (rest.empty() ? "" : ", ") + rest;
            std::string_view view = comment;
            const std::optional<MoveReport> report = take_report(view);
            REQUIRE(report);
            CHECK(view == rest);
            const std::string again = to_string(*report);
            std::string_view again_view = again;
            CHECK(take_report(again_view) == report);
        }
    }
    std::string_view view = "+0.35/12 0.31s";
    CHECK(take_report(view) == MoveReport{Score(35), 12, milliseconds(310)});
}

TEST_CASE("a comment that is no report is left alone", "[report]") {
    for (const std::string text :
         {"", "book", "1/2", "12/2020 was the month", "+0.35", "+M5", "s", "+M999/3", "+9999.9/3", "0.3.1s",
          "99999999s", "+1/x", "+/3", "yes", "[%clk 0:01:00]"}) {
        INFO(text);
        std::string_view view = text;
        CHECK_FALSE(take_report(view));
        CHECK(view == text);
    }
}
