#include "referee/cecp_lines.h"
#include "referee/dialect.h"
#include "referee/line_buffer.h"
#include "referee/player_clock.h"
#include "referee/uci_lines.h"
#include "support/catch.h"

namespace tenfold::referee {

TEST_CASE("lines come whole out of pieces", "[line buffer]") {
    LineBuffer buffer;
    buffer.append("ready");
    CHECK_FALSE(buffer.take_line());
    buffer.append("ok\r\nbestmove e2e4\n\nhalf");
    CHECK(buffer.take_line() == "readyok");
    CHECK(buffer.take_line() == "bestmove e2e4");
    CHECK(buffer.take_line() == "");
    CHECK_FALSE(buffer.take_line());
    CHECK(buffer.unfinished() == "half");
    buffer.append(std::string(LineBuffer::kLongest, 'x'));
    CHECK(buffer.overflows());
}

TEST_CASE("a UCI engine's options are read with blanks in their names and values", "[uci lines]") {
    const auto option = parse_uci_option("option name Move Overhead type spin default 10 min 0 max 5000");
    REQUIRE(option);
    CHECK(option->name == "Move Overhead");
    CHECK(complaint_about(*option, "20").empty());
    CHECK(complaint_about(*option, "6000") == "option Move Overhead: '6000' is not in its range, 0 to 5000");
    const auto combo =
        parse_uci_option("option name Style type combo default Very Solid var Very Solid var Wild");
    REQUIRE(combo);
    CHECK(combo->values == std::vector<std::string>{"Very Solid", "Wild"});
    CHECK(complaint_about(*combo, "wild").empty());
    CHECK_FALSE(complaint_about(*combo, "Solid").empty());
    CHECK_FALSE(parse_uci_option("id name x"));
}

TEST_CASE("of what a UCI engine tells, the last exact score of the best line counts", "[uci lines]") {
    Thought thought;
    read_info("info depth 9 seldepth 14 multipv 1 score cp 31 nodes 20134 nps 805360 time 25 pv e2e4",
              thought);
    CHECK(thought.score == EngineScore{false, 31});
    CHECK(thought.depth == 9);
    CHECK(thought.nodes == 20134);
    read_info("info depth 10 score cp 500 lowerbound nodes 30000", thought);
    read_info("info depth 10 multipv 2 score cp -9 nodes 30000", thought);
    CHECK(thought.score == EngineScore{false, 31});
    read_info("info depth 11 score mate -3 nodes 40000", thought);
    CHECK(thought.score == EngineScore{true, -3});
    read_info("info string depth 99 score cp 1", thought);
    read_info("info depth 12 currmove e2e4 currmovenumber 1", thought);  // not yet searched that deep
    CHECK(thought.depth == 11);
}

TEST_CASE("an engine is told its limits and both clocks", "[uci lines]") {
    Limits limits;
    limits.clock = TimeControl{40, Millis(8000), Millis(80)};
    const std::array clocks{PlayerClock(limits), PlayerClock(limits)};
    const std::vector<std::string> moves;
    CHECK(go_line({moves, Color::White, clocks}, limits) ==
          "go wtime 8080 btime 8080 winc 80 binc 80 movestogo 40");
    Limits fixed;
    fixed.nodes = 5000;
    fixed.depth = 9;
    const std::array none{PlayerClock(fixed), PlayerClock(fixed)};
    CHECK(go_line({moves, Color::Black, none}, fixed) == "go depth 9 nodes 5000");
}

TEST_CASE("a clock runs down, gains its increment and is filled again after its moves", "[player clock]") {
    using std::chrono::milliseconds;
    PlayerClock clock(Limits{TimeControl{2, Millis(1000), Millis(100)}, {}, {}, {}, Millis(50)});
    CHECK(clock.spend(milliseconds(600)));
    CHECK(clock.left() == Millis(600));
    CHECK(clock.moves_to_go() == 1);
    CHECK(clock.spend(milliseconds(640)));  // within the margin
    CHECK(clock.left() == Millis(1100));
    CHECK(clock.moves_to_go() == 2);
    CHECK_FALSE(clock.spend(milliseconds(1151)));
    PlayerClock fixed(Limits{{}, Millis(100), {}, {}, Millis(0)});
    CHECK(fixed.spend(milliseconds(100)));
    CHECK_FALSE(fixed.spend(milliseconds(101)));
    CHECK_FALSE(PlayerClock(Limits{}).allowance());
}

TEST_CASE("moves and positions are put into an engine's own letters and ranks", "[dialect]") {
    const Dialect dialect{"other", {{'S', 'C'}, {'C', 'S'}}, true};
    CHECK(dialect.move_to_engine("a10j1") == "a9j0");
    CHECK(dialect.move_from_engine("a9j0") == "a10j1");
    CHECK(dialect.move_to_engine("b9b10s") == "b8b9c");
    CHECK(dialect.move_from_engine("b8b9c") == "b9b10s");
    CHECK(dialect.move_to_engine("d4e6,e6f8") == "d3e5,e5f7");
    CHECK(dialect.move_from_engine("(none)") == "(none)");
    CHECK(dialect.fen_to_engine("s9/10/10/10/10/10/10/10/10/9C b KQ e3 4 20") ==
          "c9/10/10/10/10/10/10/10/10/9S b KQ e2 4 20");
    const Dialect ours;
    CHECK(ours.move_to_engine("E@g1,T@h2") == "E@g1,T@h2");
    CHECK(ours.fen_to_engine("8/8/8/8/8/8/8/8 w - e3 0 1") == "8/8/8/8/8/8/8/8 w - e3 0 1");
}

TEST_CASE("an xboard engine's features, thoughts and limits are read and told", "[cecp lines]") {
    using Feature = std::pair<std::string, std::string>;
    CHECK(parse_features(R"(feature ping=1 myname="Sjaak II" option="Hash -spin 1 0 9" done=1)") ==
          std::vector<Feature>{
              {"ping", "1"}, {"myname", "Sjaak II"}, {"option", "Hash -spin 1 0 9"}, {"done", "1"}});
    CHECK(parse_features("featureless ping=1").empty());
    Thought thought;
    read_thinking("  9    31   12    20134  1. e4 e5", thought);
    CHECK(thought.score == EngineScore{false, 31});
    CHECK(thought.depth == 9);
    read_thinking("10 -100003 15 40000 e2e4", thought);
    CHECK(thought.score == EngineScore{true, -3});
    read_thinking("# 1 2 3 4 five", thought);
    CHECK(thought.depth == 10);
    CHECK(limit_lines(Limits{TimeControl{40, Millis(150'000), Millis(500)}, {}, {}, 12, {}}) ==
          std::vector<std::string>{"level 40 2:30 0.5", "sd 12"});
    CHECK(edit_lines("k9/9P/10/10/10/10/10/10/10/1K8 w - - 0 1", Dialect{"", {}, true}) ==
          std::vector<std::string>{"edit", "#", "Pj8", "Kb0", "c", "Ka9", "."});
}

}  // namespace tenfold::referee
