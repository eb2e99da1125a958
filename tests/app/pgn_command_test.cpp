#include "app/run_tenfold.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold::test;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

const std::string kGames = TENFOLD_TEST_DATA "/games.pgn";

}  // namespace

TEST_CASE("games that keep to the rules are counted", "[app]") {
    const Run run = run_tenfold({"pgn", kGames});
    CHECK(run.exit_status == 0);
    CHECK(run.out == kGames + ": 3 games, none with errors\n");
    CHECK(run.err.empty());
}

TEST_CASE("each error of a game is told with game, move and reason, and makes the status 1", "[app]") {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.pgn",
                                         "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf4 1-0\n\n1. e4 *\n\n"
                                         "1. f3 e5 2. g4 Qh4 1-0\n");
    const Run run = run_tenfold({"pgn", bad, kGames});
    CHECK(run.exit_status == 1);
    CHECK(run.out == bad + ":4: game 1 (A - B): 2. 'Nf4': no Knight can move to f4\n" + bad +
                         ":8: game 3: the game ends with checkmate, 0-1, but its result is 1-0\n" + bad +
                         ": 3 games, 2 with errors\n" + kGames + ": 3 games, none with errors\n");
    CHECK(run.err.empty());
    const Run converted = run_tenfold({"pgn", "--to", "uci", bad});
    CHECK(converted.exit_status == 1);
    CHECK(converted.out == "setoption name UCI_Variant value chess\nposition startpos moves e2e4\n");
    CHECK_THAT(converted.err, StartsWith(bad + ":4: game 1") && Contains(":8: game 3"));
}

TEST_CASE("a file that can't be read or has no games doesn't keep the others from being read", "[app]") {
    const TemporaryFolder folder;
    const Run run =
        run_tenfold({"pgn", "/no/such/file", folder.write("empty.pgn", "\n"), folder.path(""), kGames});
    CHECK(run.exit_status == 2);
    CHECK(run.out == kGames + ": 3 games, none with errors\n");
    CHECK_THAT(run.err,
               Contains("cannot read '/no/such/file'") && Contains("no games in") && Contains("is a folder"));
}

TEST_CASE("the usual variant can be told, and games be read from standard input", "[app]") {
    const TemporaryFolder folder;
    const std::string game = folder.write("opulent.pgn", "1. e5 f6 2. exf6 *\n");
    CHECK(run_tenfold({"pgn", "-"}, "", "", game).exit_status == 1);
    const Run run = run_tenfold({"--variant", "opulent", "pgn", "-"}, "", "", game);
    CHECK(run.exit_status == 0);
    CHECK(run.out == "stdin: 1 game, none with errors\n");
    CHECK(run_tenfold({"pgn", "--variant", "opulent", game}).exit_status == 0);
    CHECK_THAT(run_tenfold({"pgn", "-"}).err, EndsWith("no games in 'stdin'\n"));
}

TEST_CASE("games become PGN with SAN that is read again without a complaint", "[app]") {
    const Run run = run_tenfold({"pgn", "--to", "san", kGames});
    CHECK(run.exit_status == 0);
    CHECK(run.err.empty());
    CHECK_THAT(run.out,
               Contains("\n1. f3 {+0.35/12 0.31s, book} 1... e5 2. g4 $4 (2. e4 Nc6 $14) 2... Qh4# 0-1\n") &&
                   Contains("[Variant \"Opulent\"]\n\n1. e5 f6 2. exf6 *\n") &&
                   Contains("[WhiteScore \"0.75\"]\n[BlackScore \"0.25\"]\n\n41. Qb8 1-0\n"));
    const TemporaryFolder folder;
    CHECK(run_tenfold({"pgn", "--to", "san", folder.write("again.pgn", run.out)}).out == run.out);
}

TEST_CASE("games become commands for an engine", "[app]") {
    CHECK(run_tenfold({"pgn", "--to", "uci", kGames}).out == R"(setoption name UCI_Variant value chess
position startpos moves f2f3 e7e5 g2g4 d8h4
setoption name UCI_Variant value opulent
position startpos moves e3e5 f8f6 e5f6
setoption name UCI_Variant value supremo
position fen k9/10/10/10/10/10/10/10/10/1Q7K w - - 0 41 moves b1b8
)");
}

TEST_CASE("games become positions", "[app]") {
    CHECK_THAT(run_tenfold({"pgn", "--to", "fen", kGames}).out,
               StartsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                          "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1\n") &&
                   EndsWith("\n\nk9/10/10/10/10/10/10/10/10/1Q7K w - - 0 41\n"
                            "k9/10/1Q8/10/10/10/10/10/10/9K b - - 1 41\n"));
}

TEST_CASE("games become JSON, one object a line", "[app]") {
    const std::string out = run_tenfold({"pgn", "--to", "json", kGames}).out;
    CHECK_THAT(out,
               StartsWith(R"({"variant":"chess","tags":{"Event":"Mate","White":"Alice","Black":"Bob"},)"
                          R"("start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","moves":[)"
                          R"({"uci":"f2f3","san":"f3","cp":35,"depth":12,"time_ms":310,"comment":"book"},)"
                          R"({"uci":"e7e5","san":"e5"},)"
                          R"({"uci":"g2g4","san":"g4","glyphs":[4],"variations":[{"moves":[)"
                          R"({"uci":"e2e4","san":"e4"},{"uci":"b8c6","san":"Nc6","glyphs":[14]}]}]},)"
                          R"({"uci":"d8h4","san":"Qh4#"}],"white_scores":0.0})"
                          "\n") &&
                   EndsWith("\"white_scores\":0.75}\n"));
    const TemporaryFolder folder;
    CHECK_THAT(run_tenfold({"pgn", "--to", "json", folder.write("latin.pgn", "[White \"Andr\xE9\"]\n*")}).out,
               Contains("Andr\xEF\xBF\xBD"));
}
