#include "protocol/session.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <vector>

#include "protocol/conversation.h"
#include "protocol/gui.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold;
using tenfold::test::any_contains;
using tenfold::test::Conversation;
using tenfold::test::count_of;
using tenfold::test::kFoolsMate;
using tenfold::test::Lines;

namespace {

constexpr auto kStalemate = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

}  // namespace

TEST_CASE("uci names the engine first and its options before uciok") {
    Conversation talk;
    const Lines lines = talk.ask("uci", "uciok");
    CHECK(lines[0] == "id name Tenfold test");
    CHECK(lines[1].starts_with("id author "));
    CHECK(lines.size() == 3 + 18);
    CHECK(count_of(lines, "option name ") == 18);
}

TEST_CASE("an idle session says nothing to stop, ponderhit and empty lines") {
    Conversation talk;
    CHECK(talk.answers_to("stop").empty());
    CHECK(talk.answers_to("ponderhit").empty());
    CHECK(talk.answers_to("").empty());
    CHECK(talk.answers_to(" \t\r").empty());
    CHECK(talk.answers_to("debug on").empty());
}

TEST_CASE("an unknown command is answered with an info string") {
    Conversation talk;
    const Lines lines = talk.answers_to("xyzzy \x1b[2J");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("info string unknown command 'xyzzy'"));
    CHECK(talk.answers_to("QUIT").size() == 1);
}

TEST_CASE("commands may be indented, spread out and end in a carriage return") {
    Conversation talk;
    CHECK(talk.answers_to("  position \t startpos   moves e2e4\r").empty());
    CHECK(talk.answers_to("\tfen\r") ==
          Lines{"fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"});
}

TEST_CASE("each go has one bestmove, and a second one ends the first") {
    Conversation talk;
    talk.say("go infinite");
    talk.say("go infinite");
    talk.say("go depth 1");
    talk.hear_until("bestmove ");
    talk.hear_until("bestmove ");
    talk.hear_until("bestmove ");
    CHECK(talk.answers_to("stop").empty());
}

TEST_CASE("isready is answered while a search goes on") {
    Conversation talk;
    talk.say("go infinite");
    CHECK(count_of(talk.ask("isready", "readyok"), "bestmove") == 0);
    CHECK(count_of(talk.ask("isready", "readyok"), "bestmove") == 0);
    talk.ask("stop", "bestmove ");
}

TEST_CASE("a mated side is told so and has no best move") {
    Conversation talk;
    talk.say(kFoolsMate);
    CHECK(talk.answers_to("go depth 3") == Lines{"info depth 0 score mate 0", "bestmove (none)"});
}

TEST_CASE("a stalemated side has a level score and no best move") {
    Conversation talk;
    talk.say(kStalemate);
    CHECK(talk.answers_to("go movetime 10") == Lines{"info depth 0 score cp 0", "bestmove (none)"});
}

TEST_CASE("even without a legal move an infinite search waits for stop") {
    Conversation talk;
    talk.say(kFoolsMate);
    CHECK(talk.answers_to("go infinite") == Lines{"info depth 0 score mate 0"});
    CHECK(talk.answers_to("stop") == Lines{"bestmove (none)"});
    CHECK(talk.answers_to("stop").empty());
    CHECK(talk.answers_to("go ponder wtime 100 btime 100") == Lines{"info depth 0 score mate 0"});
    CHECK(talk.answers_to("ponderhit") == Lines{"bestmove (none)"});
    talk.say("go infinite");
    CHECK(count_of(talk.answers_to("go depth 1"), "bestmove (none)") == 2);
}

TEST_CASE("after a rejected position go finds no move until a good position comes") {
    Conversation talk;
    const Lines complaint = talk.answers_to("position startpos moves e2e4 e2e4");
    REQUIRE(complaint.size() == 1);
    CHECK(complaint[0].starts_with("info string error: illegal move e2e4 at ply 2 (position rejected): "));
    Lines lines = talk.answers_to("go depth 2");
    CHECK(lines.back() == "bestmove (none)");
    CHECK(any_contains(lines, "info string error: there is no position"));
    CHECK(count_of(talk.answers_to("go infinite"), "bestmove") == 0);
    CHECK(talk.answers_to("stop") == Lines{"bestmove (none)"});
    CHECK(talk.answers_to("go perft 2").back() == "Nodes searched: 0");
    talk.say("position startpos moves e2e4");
    lines = talk.ask("go depth 1", "bestmove ");
    CHECK(lines.back() != "bestmove (none)");
}

TEST_CASE("what was mended in a FEN is mentioned") {
    Conversation talk;
    const Lines lines = talk.answers_to("position fen 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1");
    CHECK(count_of(lines, "info string notice: ") >= 1);
    CHECK(talk.answers_to("fen") == Lines{"fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1"});
}

TEST_CASE("an option set during a search takes effect after its best move") {
    Conversation talk;
    talk.say("go infinite");
    CHECK(count_of(talk.answers_to("setoption name UCI_Variant value opulent"), "info string variant") == 0);
    talk.say("position startpos moves e3e5");  // legal only in Opulent Chess
    const Lines lines = talk.ask("stop", "info string variant opulent files 10 ranks 10 ");
    CHECK(count_of(lines, "bestmove ") == 1);
    CHECK_FALSE(any_contains(lines, "error"));
    CHECK(any_contains(talk.answers_to("fen"), "10/10/4P5/10"));
}

TEST_CASE("a go that ends a search sees what was set before it") {
    Conversation talk;
    talk.say("go infinite");
    talk.say("setoption name UCI_Variant value opulent");
    talk.say("position startpos moves e3e5");
    talk.say("go perft 1");
    const Lines lines = talk.hear_until("Nodes searched: ");
    CHECK(count_of(lines, "bestmove ") == 1);
    CHECK(lines.back() == "Nodes searched: 50");
}

TEST_CASE("changing the variant announces it and sets up its start position") {
    Conversation talk;
    talk.say("position startpos moves e2e4");
    const Lines lines = talk.answers_to("setoption name uci_variant value OPULENT");
    const Variant opulent = VariantLibrary().find("opulent").value();
    CHECK(lines == Lines{"info string variant opulent files 10 ranks 10 pocket 0 template fairy startpos " +
                         opulent.start_fen()});
    CHECK(talk.answers_to("fen") == Lines{"fen " + opulent.start_fen()});
}

TEST_CASE("a variant that is unknown changes nothing") {
    Conversation talk("opulent");
    const Lines lines = talk.answers_to("setoption name UCI_Variant value opulant");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("info string UCI_Variant: expected one of: "));
    CHECK(talk.answers_to("fen") == Lines{"fen " + VariantLibrary().find("opulent").value().start_fen()});
}

TEST_CASE("perft lists the moves sorted and ends with their sum") {
    Conversation talk;
    const Lines lines = talk.ask("go perft 3", "Nodes searched: ");
    CHECK(lines.size() == 21);
    CHECK(lines[0] == "a2a3: 380");
    CHECK(std::is_sorted(lines.begin(), lines.end() - 1));
    CHECK(lines.back() == "Nodes searched: 8902");
}

TEST_CASE("commands after a perft wait for it, so that a script gets all it asked for") {
    Conversation talk;
    talk.say("go perft 4");
    talk.say("position startpos moves e2e4 e7e5");
    talk.say("go perft 1");
    talk.say("quit");
    CHECK(talk.hear_until("Nodes searched: ").back() == "Nodes searched: 197281");
    CHECK(talk.hear_until("Nodes searched: ").back() == "Nodes searched: 29");
    CHECK(talk.result());
}

TEST_CASE("the end of the input lets a perft finish too") {
    Conversation talk;
    talk.say("go perft 4");
    talk.end_input();
    CHECK(talk.hear_until("Nodes searched: ").back() == "Nodes searched: 197281");
    CHECK(talk.result());
}

TEST_CASE("stop ends a perft, and isready is answered during it") {
    Conversation talk;
    talk.say("go perft 40");
    talk.ask("isready", "readyok");
    talk.ask("stop", "info string perft stopped");
    CHECK(talk.ask("go perft 1", "Nodes searched: ").back() == "Nodes searched: 20");
}

TEST_CASE("quit and the end of the input end a search with its best move") {
    Conversation talk;
    talk.say("go infinite");
    SECTION("quit") {
        talk.say("quit");
    }
    SECTION("end of input") {
        talk.end_input();
    }
    talk.hear_until("bestmove ");
    CHECK(talk.result());
}

TEST_CASE("losing the output ends the session, also when no input comes any more") {
    Conversation talk;
    SECTION("while idle") {
        talk.break_output();
        talk.say("isready");
    }
    SECTION("while searching") {
        talk.say("go infinite");
        talk.break_output();
    }
    SECTION("while counting") {
        talk.say("go perft 40");
        talk.break_output();
        talk.say("isready");
    }
    CHECK_FALSE(talk.result());
}

TEST_CASE("the console commands tell what a program needs to know of the rules") {
    Conversation talk;
    talk.say("position fen 7k/8/8/8/8/8/8/K6R b - - 0 1");
    CHECK(talk.answers_to("legalmoves") == Lines{"legalmoves h8g7 h8g8"});
    CHECK(talk.answers_to("result") == Lines{"result * ongoing"});
    CHECK(any_contains(talk.answers_to("d"), "Checkers:   h1"));
    CHECK(any_contains(talk.answers_to("d"), "7k/8/8/8/8/8/8/K6R b - - 0 1"));
    talk.say("makemove h8g7 h1h2");
    CHECK(talk.answers_to("fen") == Lines{"fen 8/6k1/8/8/8/8/7R/K7 b - - 2 2"});
    CHECK(any_contains(talk.answers_to("makemove g7g6 g6g1"),
                       "illegal move g6g1 at ply 2 (position unchanged)"));
    CHECK(talk.answers_to("fen") == Lines{"fen 8/6k1/8/8/8/8/7R/K7 b - - 2 2"});
    talk.say("flip");
    CHECK(talk.answers_to("fen") == Lines{"fen k7/7r/8/8/8/8/6K1/8 w - - 2 2"});
    CHECK(count_of(talk.answers_to("eval"), "eval cp -") == 1);
    talk.say(kFoolsMate);
    CHECK(talk.answers_to("result") == Lines{"result 0-1 checkmate"});
    CHECK(talk.answers_to("legalmoves") == Lines{"legalmoves"});
    CHECK(count_of(talk.answers_to("help"), "info string ") > 15);
}

TEST_CASE("the console commands say when there is no position") {
    Conversation talk;
    talk.say("position fen nonsense");
    CHECK(talk.answers_to("fen").back() == "fen none");
    CHECK(talk.answers_to("result").back() == "result none");
    CHECK(talk.answers_to("legalmoves").back() == "legalmoves");
    for (const char* command : {"d", "eval", "flip", "makemove e2e4"}) {
        INFO(command);
        CHECK(any_contains(talk.answers_to(command), "info string error: there is no position"));
    }
}

TEST_CASE("the debug log records both directions with the time") {
    const test::TemporaryFolder folder;
    const std::string path = folder.path("uci log.txt");
    {
        Conversation talk;
        talk.say("setoption name Debug Log File value " + path);
        talk.ask("isready", "readyok");
        talk.say("setoption name Debug Log File value <empty>");
        talk.ask("isready", "readyok");
    }
    std::ifstream file(path);
    Lines lines;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(line);
    }
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].ends_with(" << isready"));
    CHECK(lines[1].ends_with(" >> readyok"));
    CHECK(lines[0].size() == std::string("2026-03-01 12:00:00.123 << isready").size());
}

TEST_CASE("a log file that can't be written is reported") {
    Conversation talk;
    const Lines lines = talk.answers_to("setoption name Debug Log File value /nowhere/at/all.log");
    CHECK(any_contains(lines, "info string error: Debug Log File: cannot write '/nowhere/at/all.log': "));
}

TEST_CASE("variants from a file can be chosen, and its errors are reported") {
    const test::TemporaryFolder folder;
    const std::string good = folder.write("good.toml", "name = \"mygame\"\ninherits = \"chess\"\n");
    const std::string bad = folder.write("bad.toml", "name = \"other\"\ninherits = \"chass\"\n");
    Conversation talk;
    CHECK(talk.answers_to("setoption name VariantPath value " + good) ==
          Lines{"info string VariantPath: 1 variant added"});
    CHECK(any_contains(talk.ask("uci", "uciok"), " var mygame"));
    CHECK(any_contains(talk.answers_to("setoption name UCI_Variant value mygame"), "variant mygame files 8"));
    const Lines lines = talk.answers_to("setoption name VariantPath value " + bad);
    CHECK(count_of(lines, "info string error: ") >= 1);
    CHECK(any_contains(lines, "bad.toml:2"));
    CHECK(lines.back() == "info string VariantPath: 0 variants added");
    CHECK(count_of(talk.answers_to("setoption name VariantPath value /nowhere"), "info string error: ") == 1);
}

TEST_CASE("a debug log that can't be written any more is told once and ends") {
    Conversation talk;
    talk.say("setoption name Debug Log File value /dev/full");
    CHECK(count_of(talk.answers_to("fen"), "info string error: Debug Log File: cannot be written") == 1);
    CHECK(talk.answers_to("fen").size() == 1);
    const tenfold::test::TemporaryFolder folder;
    REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
    CHECK(any_contains(talk.answers_to("setoption name Debug Log File value " + folder.path("pipe")),
                       "it is not an ordinary file"));
}

TEST_CASE("perft counts from depth 0 on") {
    Conversation talk;
    CHECK(talk.ask("go perft 0", "Nodes searched: ") == Lines{"Nodes searched: 1"});
    CHECK(talk.ask("go perft x", "Nodes searched: ").back() == "Nodes searched: 0");
    CHECK(talk.ask("go perft -1", "Nodes searched: ").back() == "Nodes searched: 0");
}

TEST_CASE("a benchmark can be stopped") {
    Conversation talk;
    talk.say("bench");
    talk.ask("stop", "info string bench stopped");
    CHECK(talk.ask("fen", "fen ").size() == 1);
}

TEST_CASE("a benchmark of one game, with a depth and threads of its own") {
    Conversation talk;
    const Lines lines = talk.ask("bench supremo threads 2 depth 2", "3 positions, 2 threads: ");
    CHECK(count_of(lines, "info string") == 0);
    CHECK(any_contains(lines, "supremo"));
    CHECK_FALSE(any_contains(lines, "chess"));
    const Lines complaints = talk.ask("bench suprem chess depth 2 threads 0", "3 positions, 1 thread: ");
    CHECK(any_contains(complaints, "did you mean 'supremo'?"));
    CHECK(any_contains(complaints, "bench: threads: expected a number from 1 to 256, not '0'"));
}

TEST_CASE("a search by several threads gives one best move, and counts in its nodes") {
    Conversation talk("opulent");
    talk.say("setoption name Threads value 3");
    for (const char* go : {"go depth 5", "go nodes 3000", "go movetime 50"}) {
        CHECK(count_of(talk.ask(go, "bestmove"), "bestmove") == 1);
    }
    CHECK(
        any_contains(talk.answers_to("setoption name Threads value 257"), "expected a number from 1 to 256"));
}

TEST_CASE("a button that is given a value works and says that it takes none") {
    Conversation talk;
    CHECK(talk.answers_to("setoption name Clear Hash value x") ==
          Lines{"info string Clear Hash takes no value; 'x' passed over"});
}

TEST_CASE("a move after mate is refused because the game is over") {
    Conversation talk;
    talk.say(kFoolsMate);
    CHECK(any_contains(talk.answers_to("makemove a2a3"), "the game is over: checkmate, 0-1"));
}
