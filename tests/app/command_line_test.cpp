#include <sstream>

#include "app/run_tenfold.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

constexpr auto kGood = R"(name = "wazir-knights"
title = "Chess with stepping Knights"
inherits = "chess"

[pieces.N]
name = "Stepping Knight"
betza = "NW"
)";

}  // namespace

TEST_CASE("the version and the help go to stdout", "[app]") {
    const Run version = run_tenfold({"--version"});
    CHECK(version.exit_status == 0);
    CHECK_THAT(version.out, StartsWith("Tenfold "));
    CHECK(version.err.empty());

    const Run help = run_tenfold({"--help"});
    CHECK(help.exit_status == 0);
    for (const char* command : {"uci", "bench", "analyze", "solve", "show", "moves", "apply", "perft",
                                "check", "pgn", "variants", "rules", "Examples"}) {
        CHECK_THAT(help.out, Contains(command));
    }
    CHECK(run_tenfold({"perft", "--help"}).exit_status == 0);
}

TEST_CASE("a command line that makes no sense is refused with status 2 and a reason on stderr", "[app]") {
    const std::vector<std::vector<std::string>> lines{
        {"no-such-command"},
        {"show"},
        {"show", "chess", "--no-such-option"},
        {"perft", "chess"},
        {"perft", "chess", "x"},
        {"perft", "chess", "-1"},
        {"perft", "chess", "3", "--threads", "0"},
        {"perft", "chess", "3", "--suite", "x"},
        {"perft", "--suite", "/no/such/file"},
        {"analyze", "chess", "--depth", "0"},
        {"analyze", "chess", "--depth", "1", "--multipv", "0"},
        {"moves", "no-such-game"},
        {"rules", "no-such-game"},
        {"--variants", "/no/such/file.toml", "variants"},
        {"--variant", "no-such-game"},
        {"check"},
        {"pgn"},
        {"pgn", "/no/such/file"},
        {"pgn", "--to", "png", "-"},
        {"--variant", "no-such-game", "pgn", "-"},
        {"solve"},
        {"solve", "/no/such/file"},
        {"solve", "x", "--least", "101"},
        {"solve", "x", "--multipv", "2"},
        {"solve", TENFOLD_TEST_DATA "/games.pgn"},
        {"--variant", "no-such-game", "solve", TENFOLD_TEST_DATA "/opulent.tactics"},
    };
    for (const auto& line : lines) {
        INFO(line.back());
        const Run run = run_tenfold(line);
        CHECK(run.exit_status == 2);
        CHECK(run.out.empty());
        CHECK_FALSE(run.err.empty());
    }
}

TEST_CASE("an unknown game's near misses are named", "[app]") {
    CHECK_THAT(run_tenfold({"show", "opulant"}).err, Contains("opulant") && Contains("opulent"));
}

TEST_CASE("without a command the program speaks UCI until its input ends", "[app]") {
    const Run run = run_tenfold({});
    CHECK(run.exit_status == 0);
    CHECK(run.err.empty());
    CHECK(run_tenfold({"uci"}).exit_status == 0);
}

TEST_CASE("the games are listed with board and title", "[app]") {
    const Run run = run_tenfold({"variants"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.out, Contains("10x10  Opulent Chess\n") && Contains("8x8  ") && Contains("capablanca"));
    CHECK(run.err.empty());
}

TEST_CASE("every built-in game's rules can be printed and its board drawn", "[app]") {
    std::istringstream names(run_tenfold({"variants"}).out);
    int games = 0;
    for (std::string name, rest; names >> name && std::getline(names, rest); ++games) {
        INFO(name);
        const Run rules = run_tenfold({"rules", name});
        CHECK(rules.exit_status == 0);
        CHECK_THAT(rules.out, Contains("(" + name + ")") && Contains("Checkmate wins"));
        CHECK(run_tenfold({"show", name}).exit_status == 0);
    }
    CHECK(games >= 9);
}

TEST_CASE("a user's games come from options and the environment", "[app]") {
    const TemporaryFolder folder;
    const std::string file = folder.write("wazir-knights.toml", kGood);
    CHECK_THAT(run_tenfold({"--variants", file, "variants"}).out, Contains("wazir-knights"));
    CHECK_THAT(run_tenfold({"variants", "--variants", file}).out, Contains("wazir-knights"));
    CHECK_THAT(run_tenfold({"variants"}, "TENFOLD_VARIANTS=" + file).out, Contains("wazir-knights"));
    CHECK_THAT(run_tenfold({"variants"}, "TENFOLD_VARIANTS=:" + folder.path("") + ":").out,
               Contains("wazir-knights"));
    const Run moves = run_tenfold({"--variants", file, "moves", "wazir-knights"});
    CHECK(moves.exit_status == 0);
    CHECK_THAT(moves.out, Contains("b1c3\n") && !Contains("b1b2\n"));
    CHECK(run_tenfold({"moves", "wazir-knights"}).exit_status == 2);
}

TEST_CASE("a sound variant file is named with its variant", "[app]") {
    const TemporaryFolder folder;
    const std::string file = folder.write("a.toml", kGood);
    const Run run = run_tenfold({"check", file});
    CHECK(run.exit_status == 0);
    CHECK(run.out == file + ": ok (variant wazir-knights)\n");
}

TEST_CASE("every problem of every file is reported with its place", "[app]") {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.toml", kGood);
    const std::string bad = folder.write("bad.toml",
                                         "name = \"bad\"\ninherits = \"chess\"\ntitel = \"Bad\"\n\n"
                                         "[pieces.N]\nbetza = \"NY\"\n");
    const Run run = run_tenfold({"check", bad, good, folder.path("missing.toml")});
    CHECK(run.exit_status == 2);  // one of the files could not be read
    CHECK(run_tenfold({"check", bad, good}).exit_status == 1);
    CHECK_THAT(run.out, Contains(bad + ":3:1: ") && Contains("title") && Contains(bad + ":6:") &&
                            Contains(good + ": ok (variant wazir-knights)\n") &&
                            Contains(folder.path("missing.toml")));
    CHECK_THAT(run.out, !Contains(bad + ": ok"));
}

TEST_CASE("the shipped variant files are sound", "[app]") {
    const Run run = run_tenfold({"check", TENFOLD_SOURCE_DIR "/variants"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.out, Contains("opulent.toml: ok (variant opulent)") && !Contains("note"));
}

TEST_CASE("a file can be checked although the environment names a bad one", "[app]") {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.toml", "nonsense");
    const Run run = run_tenfold({"check", folder.write("good.toml", kGood)}, "TENFOLD_VARIANTS=" + bad);
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.err, Contains(bad));
}

TEST_CASE("numbers are decimal, within a range that is told", "[app]") {
    struct Case {
        std::vector<std::string> line;
        std::string complaint;
    };
    const std::vector<Case> cases{
        {{"perft", "chess", "0x2"}, "DEPTH: expected a number from 0 to 99, not '0x2'"},
        {{"perft", "chess", "99x"}, "DEPTH: expected a number from 0 to 99, not '99x'"},
        {{"perft", "chess", "2", "--threads", "0x2"},
         "--threads: expected a number from 1 to 256, not '0x2'"},
        {{"analyze", "chess", "--nodes", "0x10"},
         "--nodes: expected a number from 1 to 18446744073709551615"},
        {{"analyze", "chess", "--nodes", "18446744073709551617"}, "not '18446744073709551617'"},
        {{"analyze", "chess", "--nodes", "-1"}, "not '-1'"},
        {{"analyze", "chess", "--movetime", "9223372036854775807"}, "from 1 to 1000000000000"},
        {{"analyze", "chess", "--depth", "1.5"}, "not '1.5'"},
        {{"analyze", "chess", "--hash", "0x10", "--depth", "1"}, "--hash: expected a number from 1 to 65536"},
        {{"analyze", "chess", "--depth", "1", "--threads", "0"},
         "--threads: expected a number from 1 to 256"},
        {{"bench", "--threads", "257"}, "--threads: expected a number from 1 to 256, not '257'"},
        {{"bench", "chess", "--depth", "0"}, "--depth: expected a number from 1 to "},
        {{"solve", "x", "--least", "101"}, "--least: expected a number from 0 to 100, not '101'"},
    };
    for (const Case& c : cases) {
        const Run run = run_tenfold(c.line);
        INFO(run.err);
        CHECK(run.exit_status == 2);
        CHECK_THAT(run.err, StartsWith("tenfold: ") && Contains(c.complaint));
    }
    CHECK(run_tenfold({"analyze", "chess", "--hash", "010", "--depth", "010"}).exit_status == 0);
}

TEST_CASE("a word that the program doesn't know is named, and the nearest that it does", "[app]") {
    struct Case {
        std::vector<std::string> line;
        std::string complaint;
    };
    const std::vector<Case> cases{
        {{"analyse"}, "tenfold: unknown command 'analyse'; did you mean 'analyze'?\n"},
        {{"xyzzy"}, "tenfold: unknown command 'xyzzy'; 'tenfold --help' lists them\n"},
        {{""}, "tenfold: unknown command ''; 'tenfold --help' lists them\n"},
        {{"show", "chess", "--fem", "x"}, "tenfold: unknown option '--fem'; did you mean '--fen'?\n"},
        {{"show", "chess", "a", "b"}, "tenfold: show: 'a' is one word too many"},
        {{"rules"}, "tenfold: VARIANT is missing: the name of a game, as 'tenfold variants' lists them\n"},
        {{"--variants=", "show", "chess"}, "tenfold: --variants: nothing follows the '='\n"},
        {{"apply", "chess", "--after", "e2e4"}, "apply takes its moves without --after"},
        {{"--variant", "x", "show", "chess"},
         "tenfold: --variant is for UCI sessions; 'show' takes the game"},
        {{"apply", "chess", "--fen", ""}, "tenfold: --fen: no position given\n"},
        {{"show", "chess", "--svg", ""}, "tenfold: --svg: no file name given\n"},
        {{"perft", "chess", "3", "--suite", "x"}, "--suite"},
    };
    for (const Case& c : cases) {
        const Run run = run_tenfold(c.line);
        INFO(run.err);
        CHECK(run.exit_status == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, StartsWith("tenfold: ") && Contains(c.complaint));
    }
}

TEST_CASE("each command's help has its own examples and tells defaults", "[app]") {
    const std::string help = run_tenfold({"analyze", "--help"}).out;
    CHECK_THAT(help, Contains("--multipv N") && Contains("(default 1)") && Contains("--variants PATH") &&
                         Contains("tenfold analyze opulent --movetime 5000"));
    CHECK_THAT(run_tenfold({"tune", "--help"}).out,
               Contains("of the position (default 50)") && Contains("--games N"));
    CHECK_THAT(run_tenfold({"perft", "--help"}).out, !Contains("(default 0)"));
    CHECK_THAT(run_tenfold({"solve", "--help"}).out,
               Contains("tenfold solve puzzles.epd --nodes 50000 --least 90") && Contains("FILE...") &&
                   Contains("1000 if nothing else limits the search") && Contains("(default 0)") &&
                   !Contains("--multipv"));
    CHECK_THAT(help, !Contains("INT") && !Contains("Excludes") && !Contains("tenfold show"));
    const Run merge = run_tenfold({"match", "merge", "--help"});
    CHECK(merge.exit_status == 0);
    CHECK_THAT(merge.out, Contains("-pgnout FILE") && Contains("RECORD..."));
}

TEST_CASE("output that can't be written ends the program with a reason", "[app]") {
    for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
             {"analyze", "chess"},
             {"bench"},
             {"moves", "chess"},
             {"check", "/no/such/file"},
             {"solve", TENFOLD_TEST_DATA "/opulent.tactics", "--nodes", "100"},
             {"pgn", TENFOLD_TEST_DATA "/games.pgn"}}) {
        INFO(line.front());
        const Run run = run_tenfold(line, "", "/dev/full");
        CHECK(run.exit_status == 2);
        CHECK(run.err == "tenfold: cannot write to standard output\n");
    }
}
