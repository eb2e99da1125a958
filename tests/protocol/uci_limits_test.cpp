// What "go" promises about its limits and about time, checked on the real program over pipes.
#include <algorithm>
#include <chrono>
#include <string>

#include "protocol/gui.h"
#include "support/catch.h"

using namespace tenfold;
using namespace tenfold::test;
using namespace std::chrono_literals;

namespace {

/// The shortest of three tries: a busy machine may spoil one.
std::chrono::milliseconds shortest_time(Gui& gui, const std::string& go) {
    auto best = 1'000'000ms;
    for (int i = 0; i < 3; ++i) {
        best = std::min(best, gui.search(go).time);
    }
    return best;
}

std::string deepest(const SearchAnswer& answer) {
    return field(answer.scores().back(), "depth");
}

}  // namespace

TEST_CASE("searchmoves restricts the search and ends at the next keyword") {
    Gui gui;
    CHECK(gui.search("go searchmoves a2a3 depth 4").best == "a2a3");
    CHECK(gui.search("go depth 3 searchmoves h2h4").best == "h2h4");
    const std::string best = gui.search("go searchmoves a2a3 h2h3 movetime 50").best;
    CHECK((best == "a2a3" || best == "h2h3"));
}

TEST_CASE("searchmoves without a legal move is passed over") {
    Gui gui;
    const SearchAnswer answer = gui.search("go searchmoves e2e5 xyz depth 2");
    CHECK(count_of(answer.lines, "info string go: searchmoves ") == 2);
    CHECK(fault_in_line(game_of("chess"), {answer.best}).empty());
}

TEST_CASE("of several limits the first one reached ends the search") {
    Gui gui;
    CHECK(deepest(gui.search("go depth 2 movetime 100000 nodes 100000000")) == "2");
    CHECK(gui.search("go depth 90 movetime 100").time < 10s);
    CHECK(gui.search("go nodes 500 movetime 100000 wtime 1000000").time < 10s);
    CHECK(gui.search("go infinite depth 90 nodes 5 movetime 1\nstop").best != "(none)");
}

TEST_CASE("a search of so many nodes is the same each time") {
    const auto run = [] {
        Gui gui;
        gui.say("position startpos moves e2e4 c7c5");
        return gui.search("go nodes 20000");
    };
    const SearchAnswer first = run();
    const SearchAnswer second = run();
    CHECK(first.best == second.best);
    CHECK(field(first.scores().back(), "nodes") == field(second.scores().back(), "nodes"));
    CHECK(field(first.scores().back(), "cp") == field(second.scores().back(), "cp"));
    CHECK(std::stol(field(first.scores().back(), "nodes")) <= 20000);
}

TEST_CASE("a depth below one is searched as one") {
    Gui gui;
    for (const char* go : {"go depth 0", "go depth -3"}) {
        const SearchAnswer answer = gui.search(go);
        CHECK(deepest(answer) == "1");
        CHECK(answer.best != "(none)");
    }
}

TEST_CASE("a clock at zero, below it or missing still gives a move soon") {
    Gui gui;
    for (const char* moves : {"", " moves e2e4"}) {
        for (const char* go :
             {"go wtime 0 btime 0", "go wtime -1000 btime -1000", "go wtime 100", "go btime 100",
              "go wtime 1 btime 1 movestogo 1", "go movetime 0", "go movetime -5",
              "go wtime 50 btime 50 winc 1000 binc 1000", "go wtime x btime y"}) {
            INFO(go << moves);
            gui.say(std::string("position startpos") + moves);
            const SearchAnswer answer = gui.search(go);
            CHECK(answer.best != "(none)");
            CHECK(answer.time < 5s);
        }
    }
}

TEST_CASE("movetime ends before its time is up, up to the pipe and a busy machine") {
    Gui gui;
    gui.ask("isready", "readyok");
    CHECK(shortest_time(gui, "go movetime 300") < 400ms);
    CHECK(shortest_time(gui, "go movetime 300") > 100ms);
    CHECK(shortest_time(gui, "go movetime 20") < 120ms);
}

TEST_CASE("a short clock is not overstepped") {
    Gui gui;
    gui.ask("isready", "readyok");
    for (const char* variant : {"chess", "opulent"}) {
        gui.say(std::string("setoption name UCI_Variant value ") + variant);
        CHECK(shortest_time(gui, "go wtime 200 btime 200") < 200ms);
        CHECK(shortest_time(gui, "go wtime 1000 btime 1000 movestogo 1") < 1000ms);
    }
}

TEST_CASE("stop ends a search at once") {
    Gui gui;
    gui.say("setoption name UCI_Variant value opulent");
    gui.say("go infinite");
    gui.ask("isready", "readyok");
    CHECK(gui.search("stop").time < 2s);
}

TEST_CASE("mate distances count moves, from the side to move") {
    Gui gui;
    const auto score_of = [&](const std::string& fen, const std::string& go) {
        gui.say("position fen " + fen);
        return gui.search(go).scores().back();
    };
    CHECK(field(score_of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go depth 4"), "mate") == "1");
    CHECK(field(score_of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "go depth 8"), "mate") == "2");
    CHECK(field(score_of("7k/1R6/R7/8/8/8/8/6K1 b - - 0 1", "go depth 6"), "mate") == "-1");
    CHECK(field(score_of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "go mate 2"), "mate") == "2");
}

TEST_CASE("go perft counts the moves of the position and ends with the sum") {
    Gui gui;
    gui.say("setoption name UCI_Variant value opulent");
    const Lines lines = gui.ask("go perft 3", "Nodes searched: ");
    CHECK(lines.back() == "Nodes searched: 133829");
    CHECK(any_contains(lines, "e3e5: "));
}
