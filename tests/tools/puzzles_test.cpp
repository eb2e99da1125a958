#include "tools/puzzles.h"

#include <sstream>

#include "support/catch.h"
#include "support/games.h"
#include "tools/puzzle_search.h"

using namespace tenfold;

namespace {

const std::string kBackRank = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";

Result<Puzzle> parse(const std::string& line) {
    return parse_puzzle(line, test::built_in_library(), test::variant_of("chess"));
}

Puzzle parsed(const std::string& line) {
    Result<Puzzle> puzzle = parse(line);
    if (!puzzle) {
        FAIL(line << ": " << to_string(puzzle.error()));
    }
    return std::move(puzzle).value();
}

std::vector<std::string> solutions_of(const Puzzle& puzzle) {
    std::vector<std::string> texts;
    for (const Move move : puzzle.solutions) {
        texts.push_back(puzzle.game.to_text(move));
    }
    return texts;
}

using Texts = std::vector<std::string>;

struct File {
    std::vector<Puzzle> puzzles;
    Texts reports;
};

File read(const std::string& text) {
    std::istringstream in(text);
    File file;
    file.puzzles = read_puzzles(in, "F", test::built_in_library(), test::variant_of("chess"),
                                [&](const Diagnostic& d) { file.reports.push_back(to_string(d)); });
    return file;
}

Attempt attempt_to_depth(const Puzzle& puzzle, int depth) {
    Engine engine;
    SearchLimits limits;
    limits.depth = depth;
    return attempt(engine, puzzle, limits);
}

}  // namespace

TEST_CASE("a puzzle is a variant, a FEN, best moves and a name", "[puzzles]") {
    const Puzzle puzzle = parsed(" chess ; " + kBackRank + " ; bm e1e8 Re7 ;c0 \"a;b\";id  back rank 1 \r");
    CHECK(puzzle.id == "back rank 1");
    CHECK(puzzle.game.fen() == kBackRank);
    CHECK(solutions_of(puzzle) == Texts{"e1e8", "e1e7"});
    CHECK(
        parsed("opulent;rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1;bm e5")
            .game.variant()
            .name() == "opulent");
}

TEST_CASE("a line of plain EPD is a puzzle of the usual game", "[puzzles]") {
    for (const char* counters : {"", " 0 1"}) {
        const Puzzle puzzle = parsed("6k1/5ppp/8/8/8/8/8/K3R3 w - -" + std::string(counters) +
                                     " bm Re8 Rd1; id \"a; b\"; acd 3;");
        CHECK(puzzle.game.variant().name() == "chess");
        CHECK(puzzle.game.fen() == kBackRank);
        CHECK(puzzle.id == "a; b");
        CHECK(solutions_of(puzzle) == Texts{"e1e8", "e1d1"});
    }
    CHECK(parsed("6k1/5ppp/8/8/8/8/8/K3R3 w - - acd 3; bm Re8;").id.empty());
}

TEST_CASE("what is wrong with a puzzle is told", "[puzzles]") {
    struct Case {
        std::string line;
        std::string complaint;
    };
    const std::vector<Case> cases{
        {";" + kBackRank + ";bm e1e8", "1: expected a variant's name or a position"},
        {"chess", "6: expected a FEN after the variant's name and ';'"},
        {"chess;" + kBackRank, "40: expected 'bm' and the best move after the position"},
        {"chess;" + kBackRank + ";id x", "expected 'bm'"},
        {"chess;" + kBackRank + ";bm", "expected 'bm'"},
        {"chess;" + kBackRank + ";am e1e8", "expected 'bm'"},
        {kBackRank + "; id x", "expected 'bm'"},
        {"ches;" + kBackRank + ";bm e1e8", "did you mean 'chess'?"},
        {"chess;8/8 w;bm e1e8", "FEN:"},
        {"chess;" + kBackRank + ";bm e1e8 e8e7", "bm 'e8e7': "},
        {"chess;" + kBackRank + ";bm Nf3", "bm 'Nf3': "},
    };
    for (const Case& c : cases) {
        INFO(c.line);
        const Result<Puzzle> puzzle = parse(c.line);
        REQUIRE_FALSE(puzzle);
        INFO(to_string(puzzle.error()));
        CHECK(to_string(puzzle.error()).find(c.complaint) != std::string::npos);
    }
}

TEST_CASE("a file's puzzles are read in their order and what is wrong is told with its line", "[puzzles]") {
    const File file = read("# comment\n\nchess;" + kBackRank + ";bm e1e8\nrubbish\nchess;" + kBackRank +
                           ";bm e1e7;id two\nchess;6k1/5ppp/8/8/8/8/8/K3R3 w K - 0 1;bm e1e7");
    REQUIRE(file.puzzles.size() == 3);
    CHECK(file.puzzles[0].id == "F:3");
    CHECK(file.puzzles[1].id == "two");
    REQUIRE(file.reports.size() == 2);
    CHECK(file.reports[0].find("F:4:8: ") == 0);
    CHECK(file.reports[1].find("F:6: ") == 0);  // a castling right without its King in place
    CHECK_THROWS_WITH(read(std::string(20'000, 'x')), "F:1: a line of more than 10000 bytes");
}

TEST_CASE("a puzzle is solved if the search ends with one of its moves", "[puzzles]") {
    const Puzzle puzzle = parsed("chess;" + kBackRank + ";bm e1e7 e1e8");
    const Attempt made = attempt_to_depth(puzzle, 4);
    REQUIRE(made.solved());
    CHECK(puzzle.game.to_text(made.found) == "e1e8");
    CHECK(made.settled->depth >= 1);
    CHECK(made.settled->depth <= 4);
    CHECK(made.settled->nodes > 0);
    CHECK(attempt_text(puzzle, made, 3)
              .find("     solved  e1e8      expected e1e7 or e1e8  settled at depth") == 0);
}

TEST_CASE("a puzzle is missed if the search ends with another move, whatever came before", "[puzzles]") {
    const Puzzle puzzle = parsed("chess;" + kBackRank + ";bm e1e7;id x");
    const Attempt made = attempt_to_depth(puzzle, 4);
    CHECK_FALSE(made.solved());
    CHECK(attempt_text(puzzle, made, 1) == "x  missed  e1e8      expected e1e7");
}

TEST_CASE("attempts don't learn from each other", "[puzzles]") {
    Engine engine;
    SearchLimits limits;
    limits.nodes = 3000;
    const Puzzle puzzle =
        parsed("chess;rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;bm e4 d4 Nf3 Nc3 c4");
    const Attempt first = attempt(engine, puzzle, limits);
    const Attempt second = attempt(engine, puzzle, limits);
    CHECK(first.found == second.found);
    REQUIRE(first.solved() == second.solved());
    CHECK((!first.solved() || first.settled->nodes == second.settled->nodes));
}
