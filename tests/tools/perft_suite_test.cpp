#include "tools/perft_suite.h"

#include <sstream>

#include "support/catch.h"

using namespace tenfold;

namespace {

const std::string kStart = "chess;rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;";

struct Outcome {
    SuiteTally tally;
    std::vector<std::string> reports;
};

Outcome run(const std::string& text, int threads = 1) {
    static const VariantLibrary library;
    std::istringstream in(text);
    Outcome outcome;
    outcome.tally = run_suite(in, "S", library, threads,
                              [&](const Diagnostic& d) { outcome.reports.push_back(to_string(d)); });
    return outcome;
}

}  // namespace

TEST_CASE("a suite's line is a variant, a FEN and counts", "[perft_suite]") {
    const auto result = parse_suite_line(" opulent ; 9k/10/K9 w - - 0 1 ;D1 50; D12  7147971 \r");
    REQUIRE(result);
    CHECK(result.value().variant == "opulent");
    CHECK(result.value().fen == "9k/10/K9 w - - 0 1");
    REQUIRE(result.value().counts.size() == 2);
    CHECK(result.value().counts[1].depth == 12);
    CHECK(result.value().counts[1].nodes == 7147971);
}

TEST_CASE("a malformed line is refused at its column", "[perft_suite]") {
    struct Case {
        std::string line;
        int column;
    };
    const std::vector<Case> cases{{"", 1},
                                  {";fen;D1 2", 1},
                                  {"chess", 6},
                                  {"chess;", 7},
                                  {"chess;fen", 10},
                                  {"chess;fen;", 11},
                                  {"chess;fen;D1", 11},
                                  {"chess;fen;D1 x", 11},
                                  {"chess;fen;D0 1", 11},
                                  {"chess;fen;D100 1", 11},
                                  {"chess;fen;D1 2;1 2", 16},
                                  {"chess;fen;D1 -2", 11},
                                  {"chess;fen;D1 99999999999999999999", 11}};
    for (const Case& c : cases) {
        INFO(c.line);
        const auto result = parse_suite_line(c.line);
        REQUIRE_FALSE(result);
        CHECK(result.error().column == c.column);
    }
}

TEST_CASE("right counts pass, with any number of threads", "[perft_suite]") {
    const std::string suite = "# a comment\n\n" + kStart + "D1 20;D2 400;D3 8902\n" + kStart + "D2 400\n";
    for (const int threads : {1, 3}) {
        const Outcome outcome = run(suite, threads);
        CHECK(outcome.tally.passed == 2);
        CHECK(outcome.tally.failed == 0);
        CHECK(outcome.tally.nodes == 20 + 400 + 8902 + 400);
        CHECK(outcome.reports.empty());
    }
}

TEST_CASE("a line that differs is named with every wrong depth", "[perft_suite]") {
    const Outcome outcome = run("\n" + kStart + "D1 21;D2 400;D3 8901\n");
    CHECK(outcome.tally.passed == 0);
    CHECK(outcome.tally.failed == 1);
    CHECK(outcome.reports ==
          std::vector<std::string>{"S:2: chess D1: 20 found, 21 expected; D3: 8902 found, 8901 "
                                   "expected"});
}

TEST_CASE("lines that can't be run count as failed", "[perft_suite]") {
    const Outcome outcome = run("chess\nno-such-game;8/8;D1 1\nchess;8/8 w;D1 1\n" + kStart + "D1 20\n");
    CHECK(outcome.tally.passed == 1);
    CHECK(outcome.tally.failed == 3);
    REQUIRE(outcome.reports.size() == 3);
    CHECK(outcome.reports[0].starts_with("S:1:6: "));
    CHECK(outcome.reports[1].find("no-such-game") != std::string::npos);
    CHECK(outcome.reports[2].starts_with("S:3: "));
}

TEST_CASE("a line without end is no reason to fill the memory", "[perft_suite]") {
    CHECK_THROWS_WITH(run("#\n" + std::string(20'000, 'x')), "S:2: a line of more than 10000 bytes");
}
