#include <string>
#include <vector>

#include "support/catch.h"
#include "variant/compiler.h"
#include "variant/spec_text.h"

using namespace tenfold;
using test::complaints;
using test::like_chess;
using test::parse_text;
using Texts = std::vector<std::string>;

namespace {

/// The complaints about a piece with these moves on certain ranks; they begin in line 5.
Texts of_ranks(const std::string& on_ranks) {
    return complaints(
        like_chess("[pieces.H]\nname = \"Herald\"\nbetza = \"FA\"\non-ranks = " + on_ranks + "\n"));
}

/// The movements that a piece has besides on certain ranks.
std::vector<betza::Movement> on_ranks(const PieceSpec& piece) {
    std::vector<betza::Movement> found;
    for (const betza::Movement& m : piece.movement.movements) {
        if (m.own_ranks != 0) {
            found.push_back(m);
        }
    }
    return found;
}

/// The Herald of a game that inherits from a game with one; `more` begins in line 4.
ParsedSpec heir(const std::string& more) {
    static const ParsedSpec parent = parse_text(like_chess(
        "[pieces.H]\nname = \"Herald\"\nbetza = \"FA\"\non-ranks = { ranks = [8], betza = \"sW\" }\n"));
    return parse_spec(
        "name = \"heir\"\ninherits = \"mine\"\n[pieces.H]\n" + more, "t",
        [](std::string_view) -> Result<const VariantSpec*, std::string> { return &parent.spec; });
}

}  // namespace

TEST_CASE("moves on certain ranks are added to the piece's own") {
    const ParsedSpec parsed = parse_text(like_chess(
        "[pieces.H]\nname = \"Herald\"\nbetza = \"FA\"\non-ranks = { ranks = [8, 1], betza = \"sR3mD\" }\n"));
    REQUIRE(parsed.diagnostics.empty());
    const PieceSpec& herald = parsed.spec.pieces.back();
    CHECK(herald.letter == 'H');
    CHECK(herald.ranks == std::vector<int>{8, 1});
    CHECK(herald.rank_betza == "sR3mD");
    int leaps = 0;
    int lame = 0;
    for (const betza::Movement& m : herald.movement.movements) {
        if (m.own_ranks != 0) {
            CHECK(m.own_ranks == 0b1000'0001);
            CHECK(m.range == 1);
            leaps += m.path == betza::Path::Leap ? 1 : 0;
            lame += m.path == betza::Path::Lame ? 1 : 0;
        }
    }
    CHECK(leaps == 2 + 4);  // one square sideways; the Dabbaba
    CHECK(lame == 4);       // two squares and three, if those before them are empty
    REQUIRE(compile_ruleset(parsed.spec).ok());
}

TEST_CASE("moves on certain ranks that cannot be are complained of at their place") {
    CHECK(of_ranks("{ betza = \"W\" }") == Texts{"t:6:12: 'ranks' is missing: on which ranks?"});
    CHECK(of_ranks("{ ranks = [8] }") == Texts{"t:6:12: 'betza' is missing: which movement?"});
    CHECK(of_ranks("{ ranks = [9], betza = \"W\" }").size() == 1);
    CHECK(of_ranks("{ ranks = [0], betza = \"W\" }").size() == 1);
    CHECK(of_ranks("{ ranks = [8, 8], betza = \"W\" }").size() == 1);
    CHECK(of_ranks("{ ranks = 8, betza = \"W\" }").size() == 1);
    CHECK(of_ranks("{ ranks = [8], betza = 1 }").size() == 1);
    CHECK(of_ranks("{ ranks = [8], betza = \"sX\" }").size() == 1);
    CHECK(of_ranks("{ ranks = [8], betza = \"W\", rank = 1 }").size() == 1);
    CHECK(of_ranks("\"W\"").size() == 1);
    for (const std::string betza :
         {"R", "R4", "sB5", "N2", "imW2", "feF", "jR", "pR", "KisO2", "gQ", "NN", "mWimD"}) {
        CHECK(of_ranks("{ ranks = [8], betza = \"" + betza + "\" }") ==
              Texts{"t:6:35: '" + betza +
                    "': on certain ranks a piece may have leaps, and slides of 3 squares at most"});
    }
    for (const std::string betza : {"W", "sW", "N", "R3", "mQ2", "jD", "nD", "nA", "cF"}) {
        CHECK(of_ranks("{ ranks = [8], betza = \"" + betza + "\" }") == Texts{});
    }
}

TEST_CASE("an heir may change the ranks, the moves on them or the moves elsewhere, each by itself") {
    const auto herald = [](const std::string& more) {
        const ParsedSpec parsed = heir(more);
        INFO(more);
        REQUIRE(parsed.diagnostics.empty());
        REQUIRE(compile_ruleset(parsed.spec).ok());
        return parsed.spec.pieces.back();
    };
    CHECK(on_ranks(herald("name = \"Envoy\"\n")).size() == 2);
    const PieceSpec other_ranks = herald("on-ranks = { ranks = [1, 2] }\n");
    REQUIRE(on_ranks(other_ranks).size() == 2);
    CHECK(on_ranks(other_ranks)[0].own_ranks == 0b11);
    const PieceSpec other_moves = herald("on-ranks = { betza = \"fW\" }\n");
    REQUIRE(on_ranks(other_moves).size() == 1);
    CHECK(on_ranks(other_moves)[0].own_ranks == 0b1000'0000);
    const PieceSpec elsewhere = herald("betza = \"W\"\n");
    CHECK(on_ranks(elsewhere).size() == 2);
    CHECK(elsewhere.movement.movements.size() == 4 + 2);
    CHECK(on_ranks(herald("on-ranks = { ranks = [] }\n")).empty());
}
