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
    for (const char* command : {"uci", "bench", "analyze", "show", "moves", "apply", "perft", "check",
                                "variants", "rules", "Examples"}) {
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
    CHECK(run.exit_status == 1);
    CHECK_THAT(run.out, Contains(bad + ":3:1: ") && Contains("title") && Contains(bad + ":6:") &&
                            Contains(good + ": ok (variant wazir-knights)\n") &&
                            Contains(folder.path("missing.toml")));
    CHECK_THAT(run.out, !Contains(bad + ": ok"));
}

TEST_CASE("the shipped variant files are sound", "[app]") {
    const Run run = run_tenfold({"check", TENFOLD_SOURCE_DIR "/variants"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.out, Contains("opulent.toml: ok (variant opulent)"));
}
