#include "tools/rules_text.h"

#include "registry/registry.h"
#include "support/catch.h"
#include "support/positions.h"

using namespace tenfold;
using Catch::Matchers::Contains;

namespace {

std::string rules_of(const std::string& variant) {
    return rules_text(test::rules_of(variant));
}

}  // namespace

TEST_CASE("the rules say what moves in legs, burns, cannot be captured and passes", "[rules_text]") {
    const std::string text = rules_of("supremo");
    CHECK_THAT(text,
               Contains("S  Super Protector  (legs mKmjDmjA, mKmjDmjA, mKmjDmjA)\n  moves in 3 legs, each") &&
                   Contains("  Cannot be captured.\n") && Contains("3  moves in 3 legs\n") &&
                   Contains("  Burns: right after its move, every enemy on the eight squares around it "
                            "is captured,\n    but not a Super Protector.\n"
                            "  A promotion to it burns nothing.\n") &&
                   Contains("stalemating scores\nthree quarters. The start position is a reconstruction.") &&
                   Contains("comes back to its start without capturing passes the turn (0000)"));
    CHECK_THAT(rules_of("supremo-nopass"), Contains("must not come back to its start without capturing"));
    CHECK_THAT(rules_of("chess"), !Contains("legs"));
}

TEST_CASE("the rules call pieces by their names and count in English", "[rules_text]") {
    CHECK_THAT(rules_of("shatranj"), Contains("A bare Shah loses") && Contains("It becomes a Ferz."));
    CHECK_THAT(rules_of("opulent"), Contains("Draw when the same position occurs for the third time.") &&
                                        Contains("without a capture or a Pawn's move") &&
                                        Contains("Worth to the engine: ") && Contains("ranks 8 or 9"));
    CHECK_THAT(rules_of("makruk"), !Contains("a Pawn's move"));
}

TEST_CASE("the rules of a prelude say what can be replaced, as far as there is anything", "[rules_text]") {
    Registry registry;
    (void)registry.load_text(
        "name = \"few\"\ninherits = \"superchess\"\n"
        "board = { start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[FTft] w KQkq - 0 1\" }\n"
        "[prelude]\nset = \"FT\"\n",
        "t");
    const std::string inherited = rules_text(*registry.find("few").value());
    CHECK_THAT(inherited, Contains("on e2, f2, g2 and h2 by Fast Pawn (F) or T-Pawn (T)\n") &&
                              !Contains("on f1") && Contains("Written as F@e2;"));
    (void)registry.load_text(
        "name = \"two\"\ninherits = \"few\"\n"
        "[[prelude.plies]]\nreplace = [{ squares = [\"g2\", \"h2\"], by = \"F\" }]\nmin = 3\n"
        "[[prelude.plies]]\nreplace = [{ squares = [\"a7\"], by = \"T\" }]\n",
        "t");
    CHECK_THAT(rules_text(*registry.find("two").value()), Contains("1. White replaces 2 pieces:\n"));
}
