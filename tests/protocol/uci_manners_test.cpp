// What managers and GUIs require of any engine, checked on the real program over pipes. Times are
// generous: the machine may be busy with other tests.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include "protocol/gui.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold;
using namespace tenfold::test;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kMateInOne = "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

/// Ticks of processor time that a process has used, user and system.
long cpu_ticks(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string skipped;
    for (int i = 0; i < 11; ++i) {
        fields >> skipped;
    }
    long user = 0;
    long system = 0;
    fields >> user >> system;
    return user + system;
}

/// Resident memory in megabytes.
long memory_mb(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    long total = 0;
    long resident = 0;
    file >> total >> resident;
    return resident * 4 / 1024;
}

std::string shuffling_moves(int rounds) {
    std::string text;
    for (int i = 0; i < rounds; ++i) {
        text += " g1f3 g8f6 f3g1 f6g8";
    }
    return text;
}

}  // namespace

TEST_CASE("uci is answered at once after the start") {
    auto best = 1'000'000ms;
    for (int i = 0; i < 5; ++i) {
        const auto start = Clock::now();
        Gui gui;
        gui.ask("uci", "uciok");
        best = std::min(best, std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start));
    }
    CHECK(best < 500ms);
}

TEST_CASE("no memory is taken for the table before isready") {
    Gui gui;
    gui.say("setoption name Hash value 1024");
    gui.ask("uci", "uciok");
    CHECK(memory_mb(gui.process().id()) < 500);
    gui.ask("isready", "readyok");
}

TEST_CASE("before uciok there are only id, option and info lines, the ids first") {
    Gui gui;
    Lines lines = gui.ask("uci", "uciok");
    lines.pop_back();
    REQUIRE(lines.size() > 2);
    CHECK(lines[0].starts_with("id name Tenfold"));
    CHECK(lines[1].starts_with("id author "));
    for (std::size_t i = 2; i < lines.size(); ++i) {
        CHECK((lines[i].starts_with("option name ") || lines[i].starts_with("info string ")));
    }
}

TEST_CASE("isready is answered at once during a search, with whole lines") {
    Gui gui;
    gui.ask("isready", "readyok");
    gui.say("go infinite");
    for (int i = 0; i < 20; ++i) {
        const auto start = Clock::now();
        for (const std::string& line : gui.ask("isready", "readyok")) {
            INFO(line);
            CHECK((line == "readyok" || line.starts_with("info ")));
        }
        CHECK(Clock::now() - start < 2s);
    }
    gui.say("stop");
    CHECK(gui.hear_search().best != "(none)");
}

TEST_CASE("unknown commands, options and words get an info string and do no harm") {
    Gui gui;
    for (const char* line : {"xboard", "protover 2", "setoption name Contempt value 3", "setoption",
                             "position", "\x01\x02\xff", "uci2"}) {
        INFO(line);
        gui.say(line);
        const Lines lines = gui.ask("isready", "readyok");
        CHECK(any_contains(lines, "info string "));
    }
    gui.say("position startpos");
    const SearchAnswer answer = gui.search("go depth 1 fast");
    CHECK(any_contains(answer.lines, "info string go: unknown word 'fast'"));
    CHECK(answer.best != "(none)");
}

TEST_CASE("an option set during a search does not disturb it") {
    Gui gui;
    gui.say("go infinite");
    gui.say("setoption name Hash value 2");
    gui.say("setoption name MultiPV value 2");
    gui.ask("isready", "readyok");
    gui.say("stop");
    gui.hear_search();
    CHECK(any_contains(gui.search("go depth 3").lines, " multipv 2 "));
}

TEST_CASE("a value outside the declared range keeps the old one") {
    Gui gui;
    gui.say("setoption name MultiPV value 2");
    for (const char* bad : {"0", "-1", "100000", "abc", "", "2.5"}) {
        const Lines lines = gui.answers_to(std::string("setoption name MultiPV value ") + bad);
        CHECK(count_of(lines, "info string MultiPV: expected a number from 1 to ") == 1);
    }
    gui.answers_to("setoption name Hash value abc");
    const Lines lines = gui.search("go depth 2").lines;
    CHECK(any_contains(lines, " multipv 2 "));
    CHECK_FALSE(any_contains(lines, " multipv 3 "));
}

TEST_CASE("ucinewgame followed by isready is ready in time, game after game") {
    Gui gui;
    for (int i = 0; i < 5; ++i) {
        gui.say("ucinewgame");
        gui.ask("isready", "readyok");
        gui.say("position startpos");
        CHECK(gui.search("go depth 3").best != "(none)");
    }
}

TEST_CASE("a position with thousands of moves is read whole") {
    Gui gui;
    gui.say("position startpos moves" + shuffling_moves(1000) + " e2e4");
    CHECK(gui.answers_to("fen") ==
          Lines{"fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2001"});
}

TEST_CASE("an illegal move rejects the position, and the next good one is played from") {
    Gui gui;
    const Lines lines = gui.answers_to("position startpos moves e2e4 e7e5 e1g1");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("info string error: illegal move e1g1 at ply 3 (position rejected): "));
    CHECK(gui.search("go movetime 50").best == "(none)");
    gui.say("position startpos moves e2e4 e7e5");
    CHECK(fault_in_line(game_of("chess"), {"e2e4", "e7e5", gui.search("go depth 2").best}).empty());
}

TEST_CASE("a bad FEN is rejected with its reason, and the program lives on") {
    Gui gui;
    for (const char* fen : {"startpos", "", "8/8/8/8/8/8/8/8", "k7/8/8/8/8/8/8/7K x", "rnbqkbnr/pppppppp w",
                            "kk6/8/8/8/8/8/8/K7 w - - 0 1", "k7/8/8/8/8/8/8/KP6 w - - 0 1 extra",
                            "8/8/8/8/8/8/8/K6k w KQkq e9 0 1", "kR6/8/8/8/8/8/8/K7 w - - 0 1"}) {
        INFO(fen);
        const Lines lines = gui.answers_to(std::string("position fen ") + fen);
        CHECK(count_of(lines, "info string error: position rejected: ") == 1);
        CHECK(gui.search("go movetime 10").best == "(none)");
    }
    gui.say("position startpos");
    CHECK(gui.search("go depth 1").best != "(none)");
}

TEST_CASE("a FEN may lack its last fields") {
    Gui gui;
    for (const char* fen : {"4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w", "4k3/8/8/8/8/8/8/4K2R w -",
                            "4k3/8/8/8/8/8/8/4K2R w - -", "4k3/8/8/8/8/8/8/4K2R w - - 0"}) {
        gui.say(std::string("position fen ") + fen);
        CHECK(gui.answers_to("fen") == Lines{"fen 4k3/8/8/8/8/8/8/4K2R w - - 0 1"});
    }
}

TEST_CASE("go without a position searches the start position") {
    Gui gui;
    CHECK(fault_in_line(game_of("chess"), {gui.search("go depth 2").best}).empty());
}

TEST_CASE("each go has exactly one bestmove and nothing else has any") {
    Gui gui;
    CHECK(gui.answers_to("stop").empty());
    gui.search("go depth 1");
    CHECK(gui.answers_to("stop").empty());
    CHECK(gui.answers_to("ponderhit").empty());
    gui.say("go infinite");
    gui.say("stop");
    gui.say("stop");
    gui.hear_search();
    CHECK(gui.answers_to("stop").empty());
}

TEST_CASE("an infinite or ponder search answers only when told to") {
    Gui gui;
    for (const char* position : {kMateInOne, kFoolsMate, "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1",
                                 "position fen 8/8/8/8/8/6k1/8/r5K1 w - - 0 1", "position startpos"}) {
        for (const char* go :
             {"go infinite", "go ponder wtime 1 btime 1", "go infinite depth 1", "go ponder movetime 1"}) {
            INFO(position << ", " << go);
            gui.say(position);
            gui.say(go);
            std::this_thread::sleep_for(100ms);
            CHECK(count_of(gui.ask("isready", "readyok"), "bestmove") == 0);
            gui.say("stop");
            gui.hear_until("bestmove ");
        }
    }
}

TEST_CASE("a search that has nothing more to do waits without using the processor") {
    Gui gui;
    gui.say("position fen 7k/8/8/8/8/8/8/K7 w - - 0 1");
    gui.say("go infinite depth 2");
    gui.ask("isready", "readyok");
    std::this_thread::sleep_for(300ms);
    const long before = cpu_ticks(gui.process().id());
    std::this_thread::sleep_for(500ms);
    CHECK(cpu_ticks(gui.process().id()) - before < 15);  // of some 50 in that time
    gui.say("stop");
    gui.hear_until("bestmove ");
}

TEST_CASE("ponderhit turns pondering into a search against the clock") {
    Gui gui;
    gui.say("position startpos moves e2e4");
    gui.say("go ponder wtime 3000 btime 3000");
    std::this_thread::sleep_for(300ms);
    CHECK(count_of(gui.ask("isready", "readyok"), "bestmove") == 0);
    const auto start = Clock::now();
    gui.say("ponderhit");
    CHECK(fault_in_line(game_of("chess"), {"e2e4", gui.hear_search().best}).empty());
    CHECK(Clock::now() - start < 3s);
}

TEST_CASE("the ponder move is legal after the best move, and there is none after mate") {
    Gui gui;
    gui.say("position startpos");
    const SearchAnswer answer = gui.search("go depth 6");
    REQUIRE_FALSE(answer.ponder.empty());
    CHECK(fault_in_line(game_of("chess"), {answer.best, answer.ponder}).empty());
    gui.say(kMateInOne);
    const SearchAnswer mate = gui.search("go depth 4");
    CHECK(mate.best == "a1a8");
    CHECK(mate.ponder.empty());
}

TEST_CASE("without a legal move there is a score and bestmove (none)") {
    Gui gui;
    gui.say(kFoolsMate);
    CHECK(gui.search("go movetime 1000").lines == Lines{"info depth 0 score mate 0", "bestmove (none)"});
    gui.say("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    CHECK(gui.search("go depth 5").lines == Lines{"info depth 0 score cp 0", "bestmove (none)"});
}

TEST_CASE("the last score before the best move is exact and has a line, however short the time") {
    Gui gui;
    for (const char* go : {"go wtime 1", "go movetime 1", "go nodes 1", "go depth 1", "go wtime 0 btime 0",
                           "go wtime 100 btime 100", "go movetime 200", "go nodes 20000"}) {
        INFO(go);
        gui.say("position startpos moves d2d4 d7d5 c2c4");
        const SearchAnswer answer = gui.search(go);
        REQUIRE_FALSE(answer.scores().empty());
        const std::string last = answer.scores().back();
        CHECK(last.find("bound") == std::string::npos);
        REQUIRE_FALSE(pv_of(last).empty());
        CHECK(pv_of(last).front() == answer.best);
    }
}

TEST_CASE("every printed line of play is legal and stops where the game does") {
    struct Start {
        const char* variant;
        const char* fen;
    };
    Gui gui;
    gui.say("setoption name MultiPV value 3");
    for (const Start& start :
         {Start{"chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 96 80"},
          Start{"chess", "7k/8/8/8/8/8/6q1/K7 b - - 97 80"}, Start{"chess", "8/8/8/8/8/5k2/7p/7K w - - 0 1"},
          Start{"chess", "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"},
          Start{"opulent", ""}, Start{"shako", ""}, Start{"grand", ""}}) {
        const Game game = game_of(start.variant, start.fen);
        INFO(game.fen());
        gui.say(std::string("setoption name UCI_Variant value ") + start.variant);
        gui.say("position fen " + game.fen());
        const SearchAnswer answer = gui.search("go movetime 300");
        for (const std::string& line : answer.scores()) {
            CHECK(fault_in_line(game, pv_of(line)).empty());
        }
    }
}

TEST_CASE("numbers in info lines are integers") {
    Gui gui;
    for (const std::string& line : gui.search("go movetime 200").scores()) {
        for (const char* key : {"depth", "seldepth", "multipv", "cp", "nodes", "nps", "hashfull", "time"}) {
            const std::string value = field(line, key);
            INFO(line << " / " << key);
            CHECK((!value.empty() || std::string(key) == "cp"));
            CHECK(value.find_first_not_of("-0123456789") == std::string::npos);
        }
    }
}
