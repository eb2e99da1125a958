#include "protocol/go_command.h"

#include <string>
#include <vector>

#include "support/catch.h"

using namespace tenfold;

namespace {

GoCommand parse(std::string_view text) {
    return parse_go(Words(text));
}

Game chess(std::string_view fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") {
    return Game::from_fen(VariantLibrary().find("chess").value(), fen).value();
}

}  // namespace

TEST_CASE("go understands every limit, several at once") {
    const GoCommand go =
        parse("wtime 1000 btime 2000 winc 10 binc 20 movestogo 30 depth 5 nodes 600 mate 3 movetime 700");
    CHECK(go.limits.time[0] == Milliseconds(1000));
    CHECK(go.limits.time[1] == Milliseconds(2000));
    CHECK(go.limits.increment[0] == Milliseconds(10));
    CHECK(go.limits.increment[1] == Milliseconds(20));
    CHECK(go.limits.moves_to_go == 30);
    CHECK(go.limits.depth == 5);
    CHECK(go.limits.nodes == 600U);
    CHECK(go.limits.mate == 3);
    CHECK(go.limits.move_time == Milliseconds(700));
    CHECK_FALSE(go.limits.infinite);
    CHECK_FALSE(go.limits.ponder);
    CHECK_FALSE(go.perft.has_value());
    CHECK(go.complaints.empty());
    CHECK(parse("infinite").limits.infinite);
    CHECK(parse("ponder wtime 1").limits.ponder);
    CHECK(parse("perft 4").perft == 4);
}

TEST_CASE("go without a word has no limit and no complaint") {
    const GoCommand go = parse("");
    CHECK(go.complaints.empty());
    CHECK_FALSE(go.limits.depth.has_value());
    CHECK_FALSE(go.limits.move_time.has_value());
}

TEST_CASE("searchmoves ends at the next keyword") {
    const GoCommand go = parse("searchmoves e2e4 d2d4 depth 3 infinite");
    CHECK(go.search_moves == std::vector<std::string>{"e2e4", "d2d4"});
    CHECK(go.limits.depth == 3);
    CHECK(go.limits.infinite);
    CHECK(parse("searchmoves depth 3").limits.depth == 3);
    CHECK(parse("searchmoves depth 3").complaints.size() == 1);
}

TEST_CASE("limits too small become the smallest that makes sense") {
    CHECK(parse("depth 0").limits.depth == 1);
    CHECK(parse("depth -7").limits.depth == 1);
    CHECK(parse("depth 100000").limits.depth == Score::kMaxPly);
    CHECK(parse("nodes 0").limits.nodes == 1U);
    CHECK(parse("nodes -5").limits.nodes == 1U);
    CHECK(parse("mate 0").limits.mate == 1);
    CHECK(parse("movetime -1").limits.move_time == Milliseconds(1));
    CHECK(parse("perft 0").perft == 0);
    CHECK(parse("perft 0").complaints.empty());
    CHECK_FALSE(parse("movestogo 0").limits.moves_to_go.has_value());
    CHECK(parse("wtime -250").limits.time[0] == Milliseconds(-250));
    CHECK(parse("wtime 9223372036854775807").limits.time[0] > Milliseconds(1'000'000));
}

TEST_CASE("a perft without a depth counts nothing and is no search") {
    for (const char* text : {"perft -1", "perft abc", "perft", "perft depth 3"}) {
        INFO(text);
        const GoCommand go = parse(text);
        CHECK(go.perft == -1);
        CHECK(go.complaints.back() == "go: perft needs a depth of 0 or more; nothing is counted");
    }
}

TEST_CASE("a bad number is as if it were not there") {
    for (const char* bad : {"x", "1e5", "0x10", "99999999999999999999", "1.5"}) {
        INFO(bad);
        const GoCommand go = parse(std::string("nodes ") + bad + " depth 4");
        CHECK_FALSE(go.limits.nodes.has_value());
        CHECK(go.limits.depth == 4);
        REQUIRE(go.complaints.size() == 1);
        CHECK(go.complaints[0] == "go: nodes needs a number, not '" + std::string(bad) + "'; passed over");
    }
    const GoCommand missing = parse("wtime btime 500");
    CHECK_FALSE(missing.limits.time[0].has_value());
    CHECK(missing.limits.time[1] == Milliseconds(500));
    CHECK(missing.complaints == std::vector<std::string>{"go: wtime needs a number; passed over"});
}

TEST_CASE("a search whose only limits were unreadable answers at once and does not run for ever") {
    const GoCommand go = parse("wtime 1e5 btime 1e5");
    CHECK(go.limits.move_time.has_value());
    CHECK(go.complaints.size() == 3);
    CHECK_FALSE(parse("infinite depth x").limits.move_time.has_value());
}

TEST_CASE("unknown words are passed over and named") {
    const GoCommand go = parse("fast depth 3");
    CHECK(go.limits.depth == 3);
    CHECK(go.complaints == std::vector<std::string>{"go: unknown word 'fast'; passed over"});
}

TEST_CASE("searchmoves keeps the legal moves once each") {
    GoCommand go = parse("searchmoves e2e4 e2e5 e2e4 d2d4 nonsense");
    const SearchLimits limits = limits_for(go, chess());
    CHECK(limits.search_moves.size() == 2);
    REQUIRE(go.complaints.size() == 2);
    CHECK(go.complaints[0].find("'e2e5'") != std::string::npos);
    CHECK(go.complaints[1].find("'nonsense'") != std::string::npos);
}

TEST_CASE("when no move of searchmoves is legal, all are searched") {
    GoCommand go = parse("searchmoves e2e5");
    CHECK(limits_for(go, chess()).search_moves.empty());
    CHECK(go.complaints.back().find("all moves are searched") != std::string::npos);
}

TEST_CASE("a side without a clock shares the other side's") {
    GoCommand go = parse("wtime 100");
    const Game black = chess("4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    CHECK(limits_for(go, black).time[1] == Milliseconds(100));
    CHECK(limits_for(go, chess()).time[0] == Milliseconds(100));
    GoCommand both = parse("wtime 100 btime 200");
    CHECK(limits_for(both, black).time[1] == Milliseconds(200));
}
