#include <algorithm>

#include "support/catch.h"
#include "support/variant_files.h"
#include "variant/compiler.h"
#include "variant/piece_chains.h"
#include "variant/spec_text.h"

using namespace tenfold;
using test::complaints;
using test::like_chess;
using test::parse_text;
using test::tiny_game;
using Strings = std::vector<std::string>;

namespace {

std::string with_legs(const std::string& legs, const std::string& more = "") {
    return like_chess("[pieces.N]\nlegs = " + legs + "\n" + more);
}

const PieceSpec& knight(const VariantSpec& spec) {
    const auto is_knight = [](const PieceSpec& p) { return p.letter == 'N'; };
    return *std::find_if(spec.pieces.begin(), spec.pieces.end(), is_knight);
}

Strings compiled(const std::string& toml) {
    const ParsedSpec parsed = parse_text(toml);
    REQUIRE(test::as_text(parsed.diagnostics) == Strings{});
    const auto rules = compile_ruleset(parsed.spec);
    return rules ? Strings{} : test::as_text(rules.error());
}

}  // namespace

TEST_CASE("legs, immunity, fire, passing and captures by jumping arrive in the spec") {
    const ParsedSpec parsed =
        parse_text(like_chess("pass = false\njump-capture = false\n[pieces.N]\n"
                              "legs = [\"KjD\", \"mN\"]\nimmune = true\nburns = true\n"));
    REQUIRE(parsed.ok());
    CHECK_FALSE(parsed.spec.pass);
    CHECK_FALSE(parsed.spec.jump_capture);
    const PieceSpec& piece = knight(parsed.spec);
    CHECK(piece.immune);
    CHECK(piece.burns);
    CHECK(piece.betza == "N");  // inherited: one leg remains possible
    CHECK(piece.leg_texts == Strings{"KjD", "mN"});
    REQUIRE(piece.legs.size() == 2);
    CHECK(piece.legs[0].size() == 12);
    CHECK(piece.legs[1].size() == 8);
    CHECK_FALSE(piece.legs[1][0].capture);
    CHECK(piece.where.line == 6);

    const VariantSpec usual = parse_text(like_chess("")).spec;
    CHECK(usual.pass);
    CHECK(usual.jump_capture);
    CHECK_FALSE(knight(usual).immune);
    CHECK_FALSE(knight(usual).burns);
}

TEST_CASE("without captures by jumping, a leg's jumps are quiet and its steps as before") {
    VariantSpec spec = parse_text(with_legs("[\"KjD\", \"KjD\"]")).spec;
    const auto captures = [&](bool over_hurdle) {
        const betza::PieceMovement whole = whole_movement(spec, knight(spec));
        int count = 0;
        for (const betza::LegMove& m : whole.chains.back().front()) {
            count += m.over_hurdle == over_hurdle && m.capture ? 1 : 0;
        }
        return count;
    };
    CHECK(captures(true) == 4);
    spec.jump_capture = false;
    CHECK(captures(true) == 0);
    CHECK(captures(false) == 8);
}

TEST_CASE("legs that are inherited can be taken away") {
    const ParsedSpec parent = parse_text(with_legs("[\"N\", \"N\"]"));
    const auto lookup = [&](std::string_view) -> Result<const VariantSpec*, std::string> {
        return &parent.spec;
    };
    const ParsedSpec child =
        parse_spec("name = \"child\"\ninherits = \"mine\"\n[pieces.N]\nlegs = []\n", "t", lookup);
    REQUIRE(child.ok());
    CHECK(knight(child.spec).legs.empty());
}

TEST_CASE("legs can take the place of an inherited movement") {
    const ParsedSpec legs_only = parse_text(with_legs("[\"N\", \"N\"]", "betza = \"\"\n"));
    REQUIRE(test::as_text(legs_only.diagnostics) == Strings{});
    CHECK(knight(legs_only.spec).betza.empty());
    CHECK(knight(legs_only.spec).movement.movements.empty());
    CHECK(knight(legs_only.spec).legs.size() == 2);
    const std::string empty = "the movement is empty; expected Betza notation, such as K or fmWfcF";
    CHECK(complaints(with_legs("[]", "betza = \"\"\n")) == Strings{"t:5:10: " + empty});
    CHECK(complaints(like_chess("[pieces.N]\nbetza = \"\"\n")) == Strings{"t:4:10: " + empty});
}

TEST_CASE("legs that are none are reported at their place") {
    const std::string no_leg =
        " is no leg: a leg is made of single leaps such as K, N or mW, and of jumps over a piece, "
        "jD and jA";
    CHECK(complaints(with_legs("\"N\"")) == Strings{"t:4:8: 'legs' must be a list of strings, not a string"});
    CHECK(complaints(with_legs("[\"N\", 2]")) ==
          Strings{"t:4:14: 'legs' must be a list of strings, not a whole number"});
    CHECK(complaints(with_legs("[\"N\"]")) == Strings{"t:4:9: 1 leg; a movement in legs has 2 to 4"});
    CHECK(complaints(with_legs("[\"N\", \"N\", \"N\", \"N\", \"N\"]")) ==
          Strings{"t:4:9: 5 legs; a movement in legs has 2 to 4"});
    for (const std::string text : {"R", "W2", "nN", "KaK", "imW", "pR", "jR", "feF", "KisO2"}) {
        CHECK(complaints(with_legs("[\"N\", \"" + text + "\"]")) ==
              Strings{"t:4:14: '" + text + "'" + no_leg});
    }
    CHECK(complaints(with_legs("[\"N\", \"KY\"]")).at(0).substr(0, 8) == "t:4:16: ");
    CHECK(complaints(tiny_game() + "[pieces.J]\nname = \"Jester\"\nlegs = []\n") ==
          Strings{"t:6:1: piece 'J' has no movement: betza = \"...\" or legs = [...]"});
    CHECK(complaints(tiny_game() + "[pieces.J]\nname = \"Jester\"\nlegs = [\"K\", \"K\"]\n") == Strings{});
}

TEST_CASE("switches that are neither true nor false are reported") {
    CHECK(complaints(like_chess("pass = 0\n")) ==
          Strings{"t:3:8: 'pass' must be true or false, not a whole number"});
    CHECK(complaints(like_chess("jump-capture = \"no\"\n")) ==
          Strings{"t:3:16: 'jump-capture' must be true or false, not a string"});
    CHECK(complaints(like_chess("[pieces.N]\nimmune = 1\n")) ==
          Strings{"t:4:10: 'immune' must be true or false, not a whole number"});
    CHECK(complaints(like_chess("[pieces.N]\nburns = []\n")) ==
          Strings{"t:4:9: 'burns' must be true or false, not a list"});
    CHECK(complaints(like_chess("[board]\npass = false\n")) ==
          Strings{"t:4:1: unknown key 'pass'; it belongs before the first section"});
    CHECK(complaints(like_chess("[pieces.N]\nimune = true\n")) ==
          Strings{"t:4:1: unknown key 'imune'; did you mean 'immune'?"});
}

TEST_CASE("powers that do not go together are reported") {
    const std::string royal = "King: a royal piece cannot be immune, move in legs or burn";
    const auto king = [](const std::string& more) {
        return like_chess("[pieces.K]\nbetza = \"K\"\n" + more);
    };
    CHECK(compiled(with_legs("[\"N\", \"N\"]", "burns = true\n")) ==
          Strings{"t:4:8: Knight: a piece that burns cannot move in legs"});
    CHECK(compiled(like_chess("[pieces.N]\nbetza = \"NaN\"\nburns = true\n")) ==
          Strings{"t:4:9: Knight: a piece that burns cannot move in legs"});
    CHECK(compiled(king("immune = true\n")) == Strings{"t:4:9: " + royal});
    CHECK(compiled(king("burns = true\n")) == Strings{"t:4:9: " + royal});
    CHECK(compiled(king("legs = [\"K\", \"K\"]\n")) == Strings{"t:4:9: " + royal});
    CHECK(compiled(like_chess("[pieces.K]\nbetza = \"KaK\"\n")) == Strings{"t:4:9: " + royal});
    CHECK(compiled(like_chess("[pieces.N]\nburns = true\nimmune = true\n")) == Strings{});
    const std::string pawn = "a piece that promotes or captures en passant ('e') cannot move in legs or burn";
    CHECK(compiled(like_chess("[pieces.P]\nbetza = \"fmWfcF\"\nburns = true\n")) ==
          Strings{"t:4:9: Pawn: " + pawn});
    CHECK(compiled(like_chess("[pieces.P]\nbetza = \"fmWfcFafmW\"\n")) == Strings{"t:4:9: Pawn: " + pawn});
    CHECK(compiled(like_chess("[pieces.N]\nbetza = \"NfeF\"\nburns = true\n")) ==
          Strings{"t:4:9: Knight: " + pawn});
}
