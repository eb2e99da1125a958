#include "position/attacks.h"

#include <algorithm>

#include "movegen/movegen.h"
#include "position/fen.h"
#include "support/catch.h"
#include "support/small_games.h"

using namespace tenfold;
using test::compile_or_throw;
using test::small_game;

namespace {

/// Squares of the pieces of `by` attacking `target`, as text, sorted.
std::string attackers_of(const std::string& movement, const std::string& fen, const std::string& target) {
    const auto rules = compile_or_throw(small_game({{'K', "K"}, {'X', movement}}));
    const auto parsed = parse_fen(fen, *rules);
    REQUIRE(parsed.ok());
    std::string_view text = target;
    const Square s = *take_square(text);
    const SquareSet found = attackers(parsed.value().position, s, Color::White);
    CHECK(is_attacked(parsed.value().position, s, Color::White) == !found.is_empty());
    std::string list;
    found.for_each([&](Square f) { list += to_string(f); });
    return list;
}

}  // namespace

TEST_CASE("leapers attack over pieces, sliders don't") {
    CHECK(attackers_of("N", "7k/8/8/8/1X6/8/K7/8 w", "d5") == "b4");
    CHECK(attackers_of("R", "7k/8/8/8/X2X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("R", "7k/8/3x4/8/X2X4/8/K7/8 w", "d8").empty());
    CHECK(attackers_of("R", "7k/8/3x4/8/X2X4/8/K7/8 w", "d6") == "d4");
}

TEST_CASE("ranges of riders are respected") {
    CHECK(attackers_of("R2", "7k/8/8/8/3X4/8/K7/8 w", "d6") == "d4");
    CHECK(attackers_of("R2", "7k/8/8/8/3X4/8/K7/8 w", "d7").empty());
    CHECK(attackers_of("NN", "7k/8/8/8/X7/8/K7/8 w", "e6") == "a4");
    CHECK(attackers_of("NN", "7k/8/8/2x5/X7/8/K7/8 w", "e6").empty());
}

TEST_CASE("riders that take other steps over the same squares are stopped by other pieces") {
    CHECK(attackers_of("RDD", "7k/8/8/8/3X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("RDD", "7k/8/8/3x4/3X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("RDD", "7k/8/3x4/8/3X4/8/K7/8 w", "d8").empty());
    CHECK(attackers_of("RDD", "7k/8/8/3x4/3X4/8/K7/8 w", "d7").empty());
    CHECK(attackers_of("DDR2", "7k/8/8/3x4/3X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("DDR2", "7k/8/8/8/3X4/8/K7/8 w", "d7").empty());
    CHECK(attackers_of("BAA", "k7/8/8/4x3/3X4/8/K7/8 w", "f6") == "d4");
    CHECK(attackers_of("BAA", "k7/8/8/4x3/3X4/8/K7/8 w", "g7").empty());
}

TEST_CASE("hoppers attack over exactly one piece") {
    CHECK(attackers_of("mRcpR", "7k/8/8/8/3X4/8/K7/8 w", "d8").empty());
    CHECK(attackers_of("mRcpR", "7k/8/3x4/8/3X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("mRcpR", "7k/3x4/3x4/8/3X4/8/K7/8 w", "d8").empty());
    CHECK(attackers_of("gR", "7k/3x4/8/8/3X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("gR", "7k/8/3x4/8/3X4/8/K7/8 w", "d8").empty());
    CHECK(attackers_of("jR", "7k/8/8/3x4/3X4/8/K7/8 w", "d8") == "d4");
    CHECK(attackers_of("jR", "7k/8/3x4/8/3X4/8/K7/8 w", "d8").empty());
}

TEST_CASE("lame leapers and leapers over hurdles look at their way") {
    CHECK(attackers_of("nN", "7k/8/8/8/1X6/8/K7/8 w", "d5") == "b4");
    CHECK(attackers_of("nN", "7k/8/8/8/1Xx5/8/K7/8 w", "d5").empty());
    CHECK(attackers_of("jD", "7k/8/8/8/1X6/8/K7/8 w", "d4").empty());
    CHECK(attackers_of("jD", "7k/8/8/8/1Xx5/8/K7/8 w", "d4") == "b4");
}

TEST_CASE("a move without capture attacks nothing") {
    CHECK(attackers_of("mQcN", "7k/8/8/8/3X4/8/K7/8 w", "d8").empty());
    CHECK(attackers_of("mQcN", "7k/8/8/8/3X4/8/K7/8 w", "e6") == "d4");
}

TEST_CASE("with every kind of path, attack detection agrees with the generator's captures") {
    // A piece of all kinds on each square against every target: the target holds an enemy, and the move
    // generator must capture it exactly if the square is attacked.
    const char* movement = "nNjDRmBcpBgRjBHnAcWWmF3cF";
    const auto rules = compile_or_throw(small_game({{'K', "W"}, {'X', movement}, {'O', "mW"}}));
    const auto parsed = parse_fen("8/1o3O2/2O1o3/k7/3X1o2/1oO5/5o2/7K w", *rules);
    REQUIRE(parsed.ok());
    const Position& position = parsed.value().position;
    MoveList moves;
    generate(position, MoveClass::Tactical, moves);
    int captures = 0;
    position.pieces(Color::Black).for_each([&](Square target) {
        const bool by_generator =
            std::any_of(moves.begin(), moves.end(), [&](Move m) { return m.to() == target; });
        CHECK(is_attacked(position, target, Color::White) == by_generator);
        captures += by_generator ? 1 : 0;
    });
    CHECK(captures > 0);
}
