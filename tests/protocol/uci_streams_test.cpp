// How the real program treats its input, its output, its files and its memory when they end, fail or run
// short.
#include <fstream>
#include <string>

#include "protocol/gui.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold;
using namespace tenfold::test;

TEST_CASE("the end of the input ends the program, whatever it does") {
    Gui gui;
    SECTION("idle") {}
    SECTION("searching against the clock") {
        gui.say("go wtime 600000 btime 600000");
    }
    SECTION("searching for ever") {
        gui.say("go infinite");
    }
    SECTION("pondering") {
        gui.say("go ponder wtime 1000 btime 1000");
    }
    SECTION("waiting in an infinite search") {
        gui.say(kFoolsMate);
        gui.say("go infinite");
    }
    SECTION("after a half line") {
        gui.write("isready");
    }
    gui.process().close_input();
    CHECK(gui.exit_status() == 0);
}

TEST_CASE("the best move of a search cut off by the end of the input is still printed") {
    Gui gui;
    gui.say("go infinite");
    gui.process().close_input();
    CHECK(gui.hear_search().best != "(none)");
    CHECK(gui.exit_status() == 0);
}

TEST_CASE("a reader that goes away ends the program without a signal") {
    Gui gui;
    SECTION("searching") {
        gui.say("go infinite");
    }
    SECTION("counting") {
        gui.say("go perft 30");
    }
    SECTION("idle") {}
    gui.process().close_output();
    gui.say("isready");
    CHECK(gui.exit_status() == 1);
}

TEST_CASE("carriage returns, tabs and blanks are no part of commands") {
    Gui gui;
    gui.write("uci\r\n");
    gui.hear_until("uciok");
    gui.write("  position\tstartpos   moves  e2e4\t\r\n  fen \r\n");
    gui.hear_until("fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    gui.write("setoption name MultiPV value 2\r\ngo depth 2\r\n");
    CHECK(any_contains(gui.hear_search().lines, "multipv 2"));
}

TEST_CASE("standard error stays empty") {
    const TemporaryFolder folder;
    const std::string errors = folder.path("stderr");
    {
        Process shell({"sh", "-c", "exec '" + program() + "' 2>'" + errors + "'"});
        shell.send("uci");
        shell.send("position startpos moves e2e5");
        shell.send("setoption name Nonsense value 1");
        shell.send("go depth 3");
        shell.send("quit");
        CHECK(shell.wait() == 0);
    }
    std::ifstream file(errors);
    REQUIRE(file.is_open());
    CHECK(file.peek() == std::ifstream::traits_type::eof());
}

TEST_CASE("what is wrong with files named at the start is told after uci") {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.toml", "nonsense");
    Gui gui({"--variants", bad});
    gui.say("uci");
    gui.hear_until("uciok");
    CHECK(any_contains(gui.answers_to("fen"), "info string error: " + bad));
    gui.say("uci");
    gui.hear_until("uciok");
    CHECK(gui.answers_to("fen").size() == 1);
}

TEST_CASE("an input that can't be read is no silent end") {
    Process folder({"sh", "-c", "exec '" + program() + "' </"});
    CHECK(folder.read_until("info string error: input: cannot be read"));
    CHECK(folder.wait() == 1);
}

TEST_CASE("a table smaller than asked for is told, once") {
    Process poor({"sh", "-c", "ulimit -v 300000; exec '" + program() + "'"});
    poor.send("isready");
    if (!poor.read_until("readyok")) {
        WARN("a sanitizer's program can't run in so little memory");
        return;
    }
    poor.send("setoption name Hash value 4000");
    poor.send("isready");
    const auto lines = poor.read_until("readyok");
    REQUIRE(lines);
    CHECK(any_contains(*lines, "info string Hash: only "));
    poor.send("isready");
    CHECK(poor.read_until("readyok")->size() == 1);
}

TEST_CASE("threads fewer than asked for are told, once, and search all the same") {
    const auto kilobytes = GENERATE("300000", "500000", "700000");
    INFO(kilobytes);
    Process poor({"sh", "-c", std::string("ulimit -v ") + kilobytes + "; exec '" + program() + "'"});
    poor.send("isready");
    if (!poor.read_until("readyok")) {
        WARN("a sanitizer's program can't run in so little memory");
        return;
    }
    poor.send("setoption name Hash value 1");
    poor.send("setoption name Threads value 256");  // a stack of some megabytes each
    poor.send("isready");
    const auto lines = poor.read_until("readyok");
    REQUIRE(lines);
    CHECK(any_contains(*lines, "info string Threads: only "));
    poor.send("isready");
    CHECK(poor.read_until("readyok")->size() == 1);
    poor.send("go nodes 2000");
    CHECK(poor.read_until("bestmove"));
}
