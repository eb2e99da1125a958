// Input that no sane program sends, and endings that no user wants, on the real program over pipes.
#include <chrono>
#include <random>
#include <string>
#include <thread>

#include "protocol/gui.h"
#include "support/catch.h"

using namespace tenfold;
using namespace tenfold::test;
using namespace std::chrono_literals;

namespace {

/// Bytes of every value, a line end now and then; no "quit" by chance worth speaking of.
std::string noise(std::mt19937& random, std::size_t size) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) {
        bytes += static_cast<char>(random() % 256);
    }
    return bytes + "\n";
}

/// A line made of words that mean something, in an order that mostly means nothing.
std::string word_salad(std::mt19937& random) {
    static const Lines words{"position",
                             "startpos",
                             "fen",
                             "moves",
                             "e2e4",
                             "e7e5",
                             "go",
                             "depth",
                             "1",
                             "0",
                             "-1",
                             "nodes",
                             "100",
                             "movetime",
                             "5",
                             "infinite",
                             "ponder",
                             "stop",
                             "name",
                             "setoption",
                             "value",
                             "Hash",
                             "MultiPV",
                             "2",
                             "uci",
                             "isready",
                             "debug",
                             "ponderhit",
                             "ucinewgame",
                             "searchmoves",
                             "d",
                             "eval",
                             "flip",
                             "legalmoves",
                             "result",
                             "wtime",
                             "99999999999999999999",
                             "perft",
                             "UCI_Variant",
                             "opulent",
                             "8/8/8/8/8/8/8/8",
                             "w",
                             "-",
                             "KQkq",
                             "\t",
                             "makemove",
                             "help",
                             "\x80"};
    std::string line;
    for (auto n = random() % 8; n > 0; --n) {
        line += words[random() % words.size()] + " ";
    }
    return line + "\n";
}

/// The program still plays.
void check_alive(Gui& gui) {
    gui.say("stop");
    gui.ask("isready", "readyok");
    gui.say("setoption name UCI_Variant value chess");
    gui.hear_until("info string variant chess ");
    gui.say("position startpos");
    CHECK(fault_in_line(game_of("chess"), {gui.search("go depth 1").best}).empty());
}

/// Reads all that comes until `prefix` while another thread writes, so that neither side waits for the other.
Lines exchange(Gui& gui, const std::string& input, const std::string& prefix) {
    std::thread writer([&] { gui.write(input); });
    Lines lines;
    try {
        lines = gui.hear_until(prefix, 120s);
    } catch (...) {
        writer.join();
        throw;
    }
    writer.join();
    return lines;
}

}  // namespace

TEST_CASE("a line of a megabyte is taken like any other") {
    Gui gui;
    std::string long_line(1'000'000, 'x');
    long_line += "\nisready\n";
    exchange(gui, long_line, "readyok");
    exchange(gui, "position fen " + std::string(1'000'000, '8') + "\nisready\n", "readyok");
    std::string moves = "position startpos moves";
    for (int i = 0; i < 50'000; ++i) {
        moves += " g1f3 g8f6 f3g1 f6g8";
    }
    exchange(gui, moves + "\nisready\n", "readyok");
    CHECK(gui.answers_to("fen").size() == 1);
    CHECK(gui.search("go nodes 100").best != "(none)");
    check_alive(gui);
}

TEST_CASE("random bytes are survived") {
    std::mt19937 random(11);
    Gui gui;
    for (int i = 0; i < 20; ++i) {
        exchange(gui, noise(random, 10'000) + "isready\n", "readyok");
    }
    check_alive(gui);
}

TEST_CASE("random commands are survived") {
    std::mt19937 random(12);
    Gui gui;
    std::string input;
    for (int i = 0; i < 2000; ++i) {
        input += word_salad(random);
    }
    exchange(gui, input + "stop\nsetoption name Hash value x\nisready\n", "info string Hash: expected");
    check_alive(gui);
}

TEST_CASE("ten thousand commands at once are all answered in order") {
    Gui gui;
    std::string input;
    for (int i = 0; i < 10'000; ++i) {
        input += i % 2 == 0 ? "isready\n" : "position startpos moves e2e4\n";
    }
    const Lines lines = exchange(gui, input + "fen\n", "fen ");
    CHECK(count_of(lines, "readyok") == 5000);
    CHECK(lines.size() == 5001);
}

TEST_CASE("a flood of go gives one best move each") {
    Gui gui;
    std::string input;
    for (int i = 0; i < 200; ++i) {
        input += i % 3 == 0 ? "go infinite\n" : i % 3 == 1 ? "go depth 2\n" : "go wtime 1000 btime 1000\n";
    }
    const Lines lines = exchange(gui, input + "stop\nsetoption name Hash value x\n", "info string Hash: ");
    CHECK(count_of(lines, "bestmove ") == 200);
    check_alive(gui);
}

TEST_CASE("a flood of stop gives no best move of its own") {
    Gui gui;
    std::string input = "go infinite\n";
    for (int i = 0; i < 5000; ++i) {
        input += "stop\n";
    }
    exchange(gui, input, "bestmove ");
    CHECK(gui.answers_to("stop").empty());
}

TEST_CASE("go and stop hand in hand give one best move each") {
    Gui gui;
    for (int i = 0; i < 200; ++i) {
        gui.say(i % 2 == 0 ? "go infinite" : "go ponder wtime 100 btime 100");
        gui.say("stop");
        CHECK(gui.hear_search().best != "(none)");
    }
    CHECK(gui.answers_to("stop").empty());
}

TEST_CASE("quit ends the program at once, whatever it does") {
    for (const char* before :
         {"go infinite", "go movetime 100000", "go ponder wtime 9 btime 9", "isready", "go depth 100",
          "go infinite\ngo infinite\nsetoption name Hash value 8\ngo infinite"}) {
        INFO(before);
        Gui gui;
        gui.say(before);
        const auto start = std::chrono::steady_clock::now();
        gui.say("quit");
        CHECK(gui.exit_status() == 0);
        CHECK(std::chrono::steady_clock::now() - start < 5s);
    }
}

TEST_CASE("the input may end in the middle of anything") {
    std::mt19937 random(13);
    for (int i = 0; i < 20; ++i) {
        Gui gui;
        const std::string script =
            "uci\nposition startpos moves e2e4\ngo infinite\nisready\nstop\ngo movetime 50\n";
        gui.write(script.substr(0, random() % script.size()));
        gui.process().close_input();
        CHECK(gui.exit_status() == 0);
    }
}

TEST_CASE("output that nobody reads ends the program when its pipe is closed") {
    for (int i = 0; i < 10; ++i) {
        Gui gui;
        gui.say("setoption name MultiPV value 20");
        gui.say("go infinite");
        std::this_thread::sleep_for(std::chrono::milliseconds(10 * i));
        gui.process().close_output();
        gui.process().close_input();
        CHECK(gui.exit_status() != 1000);
    }
}
