#include <fstream>
#include <string>

#include "support/catch.h"
#include "support/games.h"
#include "tools/puzzle_search.h"

using namespace tenfold;

namespace {

std::vector<Puzzle> tactics_of(const std::string& variant) {
    const std::string file = variant + ".tactics";
    std::ifstream in(TENFOLD_TEST_DATA "/" + file);
    return read_puzzles(in, file, test::built_in_library(), test::variant_of("chess"),
                        [](const Diagnostic& d) { FAIL(to_string(d)); });
}

void check_tactics(const std::string& variant, int least) {
    const std::vector<Puzzle> puzzles = tactics_of(variant);
    CHECK(puzzles.size() == 60);
    Engine engine;
    SearchLimits limits;
    limits.nodes = 5'000;  // a hundredth of a second, so that there is room for getting better
    int solved = 0;
    for (const Puzzle& puzzle : puzzles) {
        const bool is_solved = attempt(engine, puzzle, limits).solved();
        solved += is_solved ? 1 : 0;
        if (!is_solved) {
            UNSCOPED_INFO(puzzle.id << " missed");
        }
    }
    CHECK(solved >= least);
}

}  // namespace

TEST_CASE("most tactics of games of our own are found with little work", "[tactics]") {
    check_tactics("opulent", 37);
    check_tactics("supremo", 35);
    check_tactics("superchess", 29);
}
