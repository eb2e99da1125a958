// Options, info lines and the variants dialect, checked on the real program over pipes.
#include <algorithm>
#include <cstdlib>
#include <regex>
#include <string>

#include "protocol/gui.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold;
using namespace tenfold::test;

namespace {

constexpr auto kMyGame = "name = \"mygame\"\ninherits = \"chess\"\n";

std::string variant_option(Gui& gui) {
    const Lines lines = gui.ask("uci", "uciok");
    const auto found = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
        return line.starts_with("option name UCI_Variant ");
    });
    REQUIRE(found != lines.end());
    return *found;
}

}  // namespace

TEST_CASE("the options that GUIs look for are there under their exact names") {
    Gui gui;
    const Lines lines = gui.ask("uci", "uciok");
    for (const char* option :
         {"Hash type spin default ", "Clear Hash type button", "Threads type spin default 1 min 1 max ",
          "MultiPV type spin default 1 min 1 max ", "Ponder type check default false",
          "Move Overhead type spin default ", "UCI_Variant type combo default chess var ",
          "VariantPath type string default <empty>", "UCI_AnalyseMode type check default false",
          "UCI_ShowWDL type check default false", "Debug Log File type string default <empty>",
          "UCI_EngineAbout type string default Tenfold"}) {
        INFO(option);
        CHECK(count_of(lines, std::string("option name ") + option) == 1);
    }
}

TEST_CASE("the ends of the declared ranges are accepted") {
    Gui gui;
    const std::regex range(
        "option name (Threads|MultiPV|Move Overhead) type spin default \\d+ min (\\d+) max (\\d+)");
    for (const std::string& line : gui.ask("uci", "uciok")) {
        std::smatch parts;
        if (std::regex_match(line, parts, range)) {
            for (const std::size_t end : {2U, 3U}) {
                CHECK(gui.answers_to("setoption name " + parts[1].str() + " value " + parts[end].str())
                          .empty());
            }
        }
    }
    CHECK(gui.answers_to("setoption name Hash value 1").empty());
    CHECK(gui.search("go depth 2").best != "(none)");
}

TEST_CASE("info lines have the fields of other engines in their order") {
    Gui gui;
    const std::regex form(
        "info depth \\d+ seldepth \\d+ multipv \\d+ score (cp -?\\d+|mate -?\\d+)( lowerbound| upperbound)?"
        " nodes \\d+ nps \\d+ hashfull \\d+ time \\d+ pv( [a-h][1-8][a-h][1-8][nbrq]?)+");
    const SearchAnswer answer = gui.search("go movetime 200");
    for (const std::string& line : answer.lines) {
        INFO(line);
        CHECK((std::regex_match(line, form) || line == answer.lines.back()));
    }
}

TEST_CASE("win, draw and loss are shown on request and sum to a thousand") {
    Gui gui;
    CHECK_FALSE(any_contains(gui.search("go depth 3").lines, " wdl "));
    gui.say("setoption name UCI_ShowWDL value true");
    const std::regex wdl(".* score (?:cp|mate) \\S+(?: \\S+bound)? wdl (\\d+) (\\d+) (\\d+) nodes .*");
    for (const std::string& line : gui.search("go depth 5").scores()) {
        std::smatch parts;
        INFO(line);
        REQUIRE(std::regex_match(line, parts, wdl));
        CHECK(std::stoi(parts[1]) + std::stoi(parts[2]) + std::stoi(parts[3]) == 1000);
    }
}

TEST_CASE("MultiPV gives that many lines, the best one first") {
    Gui gui;
    gui.say("setoption name MultiPV value 4");
    const Lines lines = gui.search("go depth 4").scores();
    REQUIRE(lines.size() >= 4);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(field(lines[lines.size() - 4 + i], "multipv") == std::to_string(i + 1));
    }
    CHECK(pv_of(lines[lines.size() - 4])[0] != pv_of(lines.back())[0]);
}

TEST_CASE("all variants are offered in one line, in lower case and without blanks") {
    Gui gui;
    const std::string line = variant_option(gui);
    const std::regex form("option name UCI_Variant type combo default chess( var [a-z0-9_-]+)+");
    CHECK(std::regex_match(line, form));
    for (const char* name :
         {"chess", "opulent", "opulent-modern", "opulent-literal", "capablanca", "grand", "shako"}) {
        CHECK((line + " ").find(std::string(" var ") + name + " ") != std::string::npos);
    }
}

TEST_CASE("a chosen variant is announced before anything else") {
    Gui gui;
    gui.say("setoption name UCI_Variant value opulent");
    CHECK(gui.ask("isready", "readyok") ==
          Lines{"info string variant opulent files 10 ranks 10 pocket 0 template fairy startpos "
                "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1",
                "readyok"});
}

TEST_CASE("every offered variant can be chosen and searched") {
    Gui gui;
    const std::string line = variant_option(gui);
    const std::regex name(" var (\\S+)");
    for (std::sregex_iterator i(line.begin(), line.end(), name), end; i != end; ++i) {
        const std::string variant = (*i)[1];
        INFO(variant);
        CHECK(count_of(gui.answers_to("setoption name UCI_Variant value " + variant),
                       "info string variant " + variant + " files ") == 1);
        CHECK(fault_in_line(game_of(variant), {gui.search("go nodes 2000").best}).empty());
    }
}

TEST_CASE("changing the variant leaves no position of the old one behind") {
    Gui gui;
    gui.say("position startpos moves e2e4");
    gui.say("setoption name UCI_Variant value shako");
    CHECK(fault_in_line(game_of("shako"), {gui.search("go depth 2").best}).empty());
}

TEST_CASE("ranks are counted to ten in squares and gaps") {
    Gui gui({"--variant", "opulent"});
    gui.say("position fen k9/10/10/10/10/10/10/10/10/K8R w - - 0 1 moves j1j10");
    CHECK(gui.answers_to("fen") == Lines{"fen k8R/10/10/10/10/10/10/10/10/K9 b - - 1 1"});
    CHECK(gui.answers_to("legalmoves") == Lines{"legalmoves a10a9 a10b9"});
    gui.say("position fen k9/7P2/10/10/10/10/10/10/10/9K w - - 0 1 moves h9h10c");
    CHECK(gui.answers_to("fen") == Lines{"fen k6C2/10/10/10/10/10/10/10/10/9K b - - 0 1"});
}

TEST_CASE("a session may begin in another variant") {
    Gui gui({"--variant", "opulent"});
    CHECK(variant_option(gui).find("default opulent ") != std::string::npos);
    CHECK(gui.answers_to("fen") == Lines{"fen " + game_of("opulent").fen()});
}

TEST_CASE("variants named on the command line are in the first list of variants") {
    const TemporaryFolder folder;
    const std::string file = folder.write("mygame.toml", kMyGame);
    Gui gui({"--variants", file});
    CHECK(variant_option(gui).find(" var mygame") != std::string::npos);
    gui.say("setoption name UCI_Variant value mygame");
    CHECK(gui.search("go depth 2").best != "(none)");
}

TEST_CASE("variants of the environment are in the first list of variants") {
    const TemporaryFolder folder;
    Process shell({"env", "TENFOLD_VARIANTS=" + folder.write("mygame.toml", kMyGame), program()});
    shell.send("uci");
    const auto lines = shell.read_until("uciok");
    REQUIRE(lines.has_value());
    CHECK(any_contains(*lines, " var mygame"));
}

TEST_CASE("VariantPath adds variants to a running session") {
    const TemporaryFolder folder;
    const std::string file = folder.write("mygame.toml", kMyGame);
    Gui gui;
    CHECK(variant_option(gui).find("mygame") == std::string::npos);
    gui.say("setoption name VariantPath value " + file);
    CHECK(variant_option(gui).find(" var mygame") != std::string::npos);
    CHECK(count_of(gui.answers_to("setoption name UCI_Variant value mygame"),
                   "info string variant mygame ") == 1);
}

TEST_CASE("the program speaks UCI by itself and as a command") {
    CHECK(Gui().ask("uci", "uciok").size() > 3);
    CHECK(Gui({"uci"}).ask("uci", "uciok").size() > 3);
}

TEST_CASE("bench searches in a session, too, and leaves it able to answer") {
    Gui gui;
    gui.say("bench");
    const auto first = gui.process().read_line();
    REQUIRE(first.has_value());
    CHECK(first->find(" nodes ") != std::string::npos);
    gui.ask("isready", "readyok");
}

TEST_CASE("a runner that knows no rules learns the result from the search") {
    Gui gui;
    gui.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    CHECK(field(gui.search("go depth 3").scores().back(), "mate") == "1");
    gui.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 moves a1a8");
    CHECK(gui.search("go depth 3").lines == Lines{"info depth 0 score mate 0", "bestmove (none)"});
    gui.say("position fen k7/8/1K6/8/8/8/8/2Q5 w - - 0 1 moves c1c7");
    CHECK(gui.search("go depth 3").lines == Lines{"info depth 0 score cp 0", "bestmove (none)"});
}

TEST_CASE("a whole game at a fixed number of nodes never stalls or breaks the rules") {
    for (const char* variant : {"chess", "opulent"}) {
        Gui gui({"--variant", variant});
        Game game = game_of(variant);
        std::string moves;
        for (int ply = 0; ply < 60 && !game.status().over(); ++ply) {
            gui.say("position startpos" + (moves.empty() ? "" : " moves" + moves));
            const std::string best = gui.search("go nodes 1000").best;
            const Result<Move> move = game.parse_move(best);
            INFO(game.fen() << " " << best);
            REQUIRE(move.ok());
            game.play(move.value());
            moves += " " + best;
        }
    }
}
