#include <string>

#include "app/run_tenfold.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold::test;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

// White mates; the second line asks for a move that doesn't.
const std::string kSolved = "chess;6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1;bm Re8;id mate\n";
const std::string kMissed = "chess;6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1;bm e1e2;id nothing\n";

}  // namespace

TEST_CASE("puzzles are a line each, and the share of those solved comes last", "[app]") {
    const TemporaryFolder folder;
    const std::string file = folder.write("f", kSolved + kMissed + kSolved);
    const Run run = run_tenfold({"solve", file, "--depth", "4", "--hash", "1"});
    CHECK(run.exit_status == 0);
    CHECK(run.err.empty());
    CHECK_THAT(run.out, StartsWith("mate     solved  e1e8      expected e1e8      settled at depth ") &&
                            Contains("\nnothing  missed  e1e8      expected e1e2\n") &&
                            EndsWith("\n2 of 3 solved, 66.7 %\n"));
}

TEST_CASE("fewer solved puzzles than asked for make the exit status 1", "[app]") {
    const TemporaryFolder folder;
    const std::string good = folder.write("good", kSolved);
    const std::string bad = folder.write("bad", kMissed);
    CHECK(run_tenfold({"solve", good, bad, "--nodes", "2000", "--least", "50"}).exit_status == 0);
    CHECK(run_tenfold({"solve", good, bad, "--nodes", "2000", "--least", "51"}).exit_status == 1);
    CHECK(run_tenfold({"solve", good, "--movetime", "20", "--least", "100"}).exit_status == 0);
}

TEST_CASE("puzzles of plain EPD are those of the game that --variant names", "[app]") {
    const TemporaryFolder folder;
    const std::string file =
        folder.write("f", "9k/10/8K1/10/10/10/10/10/10/R9 w - - bm Ra10; id \"mate 1\";\n");
    const Run run = run_tenfold({"--variant", "opulent", "solve", file, "--depth", "3", "--least", "100"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.out, StartsWith("mate 1  solved  a1a10 "));
}

TEST_CASE("nothing is searched while a line of a file is wrong", "[app]") {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad", kSolved + "rubbish\nchess;8/8 w;bm e4\n");
    const Run run = run_tenfold({"solve", bad, "--depth", "1"});
    CHECK(run.exit_status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err,
               StartsWith("tenfold: " + bad + ":2:8: expected a FEN") && Contains("\n" + bad + ":3: "));
    std::string many;
    for (int i = 0; i < 12; ++i) {
        many += "rubbish\n";
    }
    CHECK_THAT(run_tenfold({"solve", folder.write("many", many)}).err, EndsWith("\n... and 2 more\n"));
    CHECK(run_tenfold({"solve", folder.write("empty", "# nothing\n")}).exit_status == 2);
}
