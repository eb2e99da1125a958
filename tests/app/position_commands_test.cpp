#include <fstream>
#include <sstream>
#include <sys/stat.h>

#include "app/run_tenfold.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

using namespace tenfold::test;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

TEST_CASE("legal moves are listed one a line, sorted bytewise", "[app]") {
    const Run run = run_tenfold(
        {"moves", "opulent", "--fen", "k9/9P/10/10/10/10/10/10/10/K8R w - - 0 1", "--after", "a1b1 a10a9"});
    CHECK(run.exit_status == 0);
    CHECK(run.err.empty());
    CHECK_THAT(run.out, StartsWith("b1a1\nb1a2\nb1b2\n") && Contains("\nj1c1\n") && Contains("\nj1j8\n"));
}

TEST_CASE("moves of two-digit ranks and promotions are spelled as UCI does", "[app]") {
    const Run run =
        run_tenfold({"moves", "opulent-literal", "--fen", "k9/9P/10/10/10/10/10/10/10/K9 w - - 0 1"});
    CHECK(run.out == "a1a2\na1b1\na1b2\nj9j10a\nj9j10b\nj9j10c\nj9j10l\nj9j10n\nj9j10q\nj9j10r\nj9j10w\n");
}

TEST_CASE("a mated side has no moves, and that is no failure", "[app]") {
    const Run run = run_tenfold({"moves", "chess", "--fen", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"});
    CHECK(run.exit_status == 0);
    CHECK(run.out.empty());
}

TEST_CASE("playing moves prints the FEN and how the game stands", "[app]") {
    const Run ongoing = run_tenfold({"apply", "opulent", "e3e5", "f8f6"});
    CHECK(ongoing.exit_status == 0);
    CHECK(ongoing.out ==
          "rw6wr/clbnqknbla/ppppp1pppp/10/5p4/4P5/10/PPPP1PPPPP/CLBNQKNBLA/RW6WR w - - 0 2\nongoing\n");
    CHECK(run_tenfold({"apply", "chess", "f2f3", "e7e5", "g2g4", "d8h4"}).out ==
          "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\ncheckmate, 0-1\n");
    CHECK_THAT(run_tenfold({"apply", "chess", "e2e4", "f7f6", "d1h5"}).out,
               EndsWith("\nongoing, in check\n"));
}

TEST_CASE("an illegal move is refused with its number, its text and the position", "[app]") {
    const Run run = run_tenfold({"apply", "chess", "e2e4", "e7e4"});
    CHECK(run.exit_status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, StartsWith("tenfold: move 2 of 2: ") && Contains("e7e4") &&
                            Contains("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"));
    CHECK(run_tenfold({"moves", "chess", "--after", "e2e5"}).exit_status == 2);
}

TEST_CASE("a bad FEN is shown with a caret under the place", "[app]") {
    const Run run = run_tenfold({"show", "chess", "--fen", "8/8/4x3/8/8/8/8/8 w - - 0 1"});
    CHECK(run.exit_status == 2);
    CHECK_THAT(run.err,
               StartsWith("tenfold: FEN:6: ") && EndsWith("\n  8/8/4x3/8/8/8/8/8 w - - 0 1\n       ^\n"));
}

TEST_CASE("what is mended in a FEN is said on stderr", "[app]") {
    const Run run = run_tenfold({"apply", "chess", "--fen", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.err, StartsWith("tenfold: note: "));
    CHECK_THAT(run.out, StartsWith("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"));
}

TEST_CASE("a position is shown as text", "[app]") {
    const Run run = run_tenfold({"show", "opulent", "--after", "e3e5"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.out, StartsWith("Opulent Chess (opulent)\n") && Contains("  5 | . . . . P . . . . .\n") &&
                            Contains("Black to move, move 1\n") && Contains("Status:     ongoing\n"));
}

TEST_CASE("a position in a prelude tells how many pieces are replaced", "[app]") {
    CHECK_THAT(run_tenfold({"show", "superchess", "--prelude-min", "2", "--prelude-max", "3,2"}).out,
               Contains("Prelude:    ply 1 of 2, which replaces 2 to 3 pieces\n"));
    CHECK_THAT(run_tenfold({"show", "superchess-corus", "--after", "A@g1"}).out,
               Contains("Prelude:    ply 2 of 4, which replaces 1 piece\n"));
}

TEST_CASE("openings can be preludes alone, of as many pieces as were agreed", "[app]") {
    const Run run = run_tenfold({"openings", "superchess", "--prelude-max", "1,0", "--prelude-min", "0",
                                 "--plies", "0", "--count", "3", "--nodes", "50", "--balance", "1000"});
    CHECK(run.exit_status == 0);
    std::istringstream lines(run.out);
    std::string fen;
    int count = 0;
    for (; std::getline(lines, fen); ++count) {
        CAPTURE(fen);
        CHECK(fen.find('[') == std::string::npos);
        CHECK_THAT(fen, StartsWith("rnbqk") && Contains(" w "));  // Black's wing stays as it is
    }
    CHECK(count == 3);
}

TEST_CASE("a position is drawn as SVG, to a file or to stdout", "[app]") {
    const TemporaryFolder folder;
    const std::string file = folder.path("board.svg");
    const Run to_file = run_tenfold({"show", "opulent", "--svg", file});
    CHECK(to_file.exit_status == 0);
    CHECK(to_file.out.empty());
    const Run to_stdout = run_tenfold({"show", "opulent", "--svg", "-"});
    std::ostringstream written;
    written << std::ifstream(file).rdbuf();
    CHECK(written.str() == to_stdout.out);
    CHECK_THAT(to_stdout.out, StartsWith("<svg ") && EndsWith("</svg>\n"));
    CHECK(run_tenfold({"show", "opulent", "--svg", folder.path("no/such/folder.svg")}).exit_status == 2);
}

TEST_CASE("perft ends with the count and tells the speed", "[app]") {
    const Run run = run_tenfold({"perft", "opulent", "3"});
    CHECK(run.exit_status == 0);
    CHECK_THAT(run.out, Contains("Nodes per second: ") && EndsWith("\nNodes searched: 133829\n"));
    CHECK(run.err.empty());
    CHECK_THAT(run_tenfold({"perft", "opulent", "3", "--threads", "3"}).out,
               EndsWith("\nNodes searched: 133829\n"));
    CHECK_THAT(run_tenfold({"perft", "opulent", "0"}).out, Catch::Equals("Nodes searched: 1\n"));
}

TEST_CASE("perft can be divided among the first moves", "[app]") {
    const Run run =
        run_tenfold({"perft", "chess", "2", "--divide", "--fen", "7k/8/8/8/8/8/6PP/6BK w - - 0 1"});
    CHECK_THAT(run.out, StartsWith("g1a7: 3\ng1b6: 3\n") && Contains("\nh2h4: 3\n\n"));
}

TEST_CASE("a suite's differences are named, and decide the exit status", "[app]") {
    const TemporaryFolder folder;
    const std::string start = "chess;rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;";
    const std::string good = folder.write("good", start + "D1 20;D2 400\n");
    const std::string bad =
        folder.write("bad", "# wrong\n" + start + "D1 20;D2 401\nno-such-game;8/8;D1 1\nrubbish\n");
    const Run passed = run_tenfold({"perft", "--suite", good});
    CHECK(passed.exit_status == 0);
    CHECK_THAT(passed.out, EndsWith("\n1 passed, 0 failed\n"));
    const Run failed = run_tenfold({"perft", "--suite", good, bad});
    CHECK(failed.exit_status == 1);
    CHECK_THAT(failed.out, StartsWith(bad + ":2: chess D2: 400 found, 401 expected\n") &&
                               Contains(bad + ":3: ") && Contains(bad + ":4:") &&
                               EndsWith("\n1 passed, 3 failed\n"));
    const Run empty = run_tenfold({"perft", "--suite", folder.write("empty", "# nothing\n")});
    CHECK(empty.exit_status == 2);
    CHECK(run_tenfold({"perft", "--suite", folder.path("")}).exit_status == 2);
}

TEST_CASE("an analysis is a table and a best move", "[app]") {
    const Run run = run_tenfold({"analyze", "chess", "--fen", "6k1/5ppp/8/8/8/8/8/K6R w - - 0 1", "--depth",
                                 "4", "--after", "h1e1 g8h8"});
    CHECK(run.exit_status == 0);
    CHECK(run.err.empty());
    CHECK_THAT(run.out, Contains("White to move") &&
                            Contains("  depth     score         time     nodes  line\n") &&
                            Contains("      #1  ") && EndsWith("\nBest move: e1e8\n"));
    CHECK_THAT(run.out, !Contains("\x1b"));
}

TEST_CASE("an analysis shows as many lines as asked for", "[app]") {
    const Run run = run_tenfold({"analyze", "chess", "--nodes", "3000", "--multipv", "2", "--hash", "1"});
    CHECK(run.exit_status == 0);
    std::istringstream rows(run.out);
    int first_depth = 0;
    for (std::string depth, line; rows >> depth && std::getline(rows, line);) {
        first_depth += depth.starts_with("1/") ? 1 : 0;
    }
    CHECK(first_depth == 2);
}

TEST_CASE("where no move is legal there is nothing to analyze", "[app]") {
    const Run run =
        run_tenfold({"analyze", "chess", "--depth", "3", "--fen", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"});
    CHECK(run.exit_status == 0);
    CHECK(run.out == "No legal moves: checkmate, 1-0\n");
}

TEST_CASE("a bad FEN is shown so that no terminal obeys it, and only where it is wrong", "[app]") {
    CHECK_THAT(run_tenfold({"show", "chess", "--fen", "\x1b[31mfoo"}).err, EndsWith("\n  ?[31mfoo\n  ^\n"));
    CHECK_THAT(run_tenfold({"show", "chess", "--fen", "8/8\n/8"}).err, !Contains("8/8\n/8"));
    CHECK(run_tenfold({"show", "chess", "--fen", std::string(100'000, 'x')}).err.size() < 200);
    const Run late = run_tenfold({"show", "chess", "--fen", std::string(500, ' ') + "8/8/4x3/8/8/8/8/8"});
    CHECK_THAT(late.err, Contains("8/8/4x3/8/8") && EndsWith("\n" + std::string(55, ' ') + "^\n"));
    CHECK_THAT(run_tenfold({"show", "chess", "--fen", "8/\xC3\x84"}).err,
               Contains("'\xC3\x84'") && EndsWith("\n  8/\xC3\x84\n    ^\n"));
}

TEST_CASE("after the end of the game there are no more moves, and that is the reason given", "[app]") {
    CHECK_THAT(run_tenfold({"apply", "chess", "f2f3", "e7e5", "g2g4", "d8h4", "a2a3"}).err,
               StartsWith("tenfold: move 5 of 5: the game is over: checkmate, 0-1\n"));
    CHECK_THAT(run_tenfold({"apply", "chess", "--fen", "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1", "a8b8"}).err,
               Contains("the game is over: stalemate, 1/2-1/2"));
    CHECK(run_tenfold({"apply", "chess", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2"}).exit_status == 0);
}

TEST_CASE("what is no ordinary file is neither read nor written", "[app]") {
    const TemporaryFolder folder;
    const std::string pipe = folder.path("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK_THAT(run_tenfold({"show", "chess", "--svg", pipe}).err, Contains("it is not an ordinary file"));
    CHECK_THAT(run_tenfold({"perft", "--suite", pipe}).err, Contains("it is not an ordinary file"));
    CHECK_THAT(run_tenfold({"perft", "--suite", folder.path("")}).err, Contains("it is a folder"));
    CHECK_THAT(run_tenfold({"perft", "--suite", "/dev/zero"}).err,
               StartsWith("tenfold: /dev/zero:1: a line of more than 10000 bytes"));
    CHECK_THAT(run_tenfold({"perft", "--suite", "/dev/stdin"}).err, Contains("no positions"));
}

TEST_CASE("a caption tells the result of a game that is over", "[app]") {
    CHECK_THAT(run_tenfold({"show", "chess", "--svg", "-", "--after", "f2f3 e7e5 g2g4 d8h4"}).out,
               Contains("Chess: checkmate, 0-1<"));
}
