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
