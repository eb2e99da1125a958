#include "tools/move_diagram.h"

#include "betza/parser.h"
#include "support/catch.h"

using namespace tenfold;

namespace {

std::string diagram(const std::string& betza, char letter, int board = 10) {
    const auto movement = betza::parse(betza);
    if (!movement) {
        FAIL(movement.error().message);
    }
    return move_diagram(movement.value(), letter, board);
}

}  // namespace

TEST_CASE("a knight's leaps are drawn around it", "[move_diagram]") {
    CHECK(diagram("N", 'N') ==
          ". * . * .    *  moves or captures\n"
          "* . . . *\n"
          ". . N . .\n"
          "* . . . *\n"
          ". * . * .\n");
}

TEST_CASE("a pawn's moves, captures and start moves have signs of their own", "[move_diagram]") {
    CHECK(diagram("fmWfceFifmW2", 'P') ==
          ". . i . .    x  captures, en passant too\n"
          ". x o x .    o  moves only\n"
          ". . P . .    i  moves along an open line, from a start square only\n"
          ". . . . .\n"
          ". . . . .\n");
}

TEST_CASE("unlimited lines run to the drawing's edge in their directions", "[move_diagram]") {
    CHECK(diagram("BN", 'A') ==
          "\\ . . . . . . . /    / \\  moves or captures at any distance along an open line\n"
          ". \\ . . . . . / .    *  moves or captures\n"
          ". . \\ * . * / . .\n"
          ". . * \\ . / * . .\n"
          ". . . . A . . . .\n"
          ". . * / . \\ * . .\n"
          ". . / * . * \\ . .\n"
          ". / . . . . . \\ .\n"
          "/ . . . . . . . \\\n");
}

TEST_CASE("a limited line ends inside the drawing", "[move_diagram]") {
    CHECK(diagram("R2", 'S') ==
          ". . | . .    - |  moves or captures along an open line\n"
          ". . | . .\n"
          "- - S - -\n"
          ". . | . .\n"
          ". . | . .\n");
}

TEST_CASE("a cannon's quiet moves and its captures share squares", "[move_diagram]") {
    CHECK(diagram("mRcpR", 'C') ==
          ". . . . c . . . .    o  moves at any distance along an open line\n"
          ". . . . c . . . .    c  moves at any distance along an open line; captures along a line over "
          "exactly one\n"
          ". . . . c . . . .       piece\n"
          ". . . . o . . . .\n"
          "c c c o C o c c c\n"
          ". . . . o . . . .\n"
          ". . . . c . . . .\n"
          ". . . . c . . . .\n"
          ". . . . c . . . .\n");
}

TEST_CASE("no sign has two meanings in one drawing", "[move_diagram]") {
    // Quiet leaps and quiet slides both like an 'o'.
    CHECK(diagram("mFmR2", 'X') ==
          ". . a . .    o  moves only\n"
          ". o a o .    a  moves along an open line\n"
          "a a X a a\n"
          ". o a o .\n"
          ". . a . .\n");
}

TEST_CASE("lame leaps and hurdle leaps are told apart", "[move_diagram]") {
    CHECK(diagram("nDjA", 'E') ==
          "j . n . j    j  moves or captures over a piece halfway\n"
          ". . . . .    n  moves or captures if the way is empty\n"
          "n . E . n\n"
          ". . . . .\n"
          "j . n . j\n");
}

TEST_CASE("squares that are reached in legs have a sign of their own", "[move_diagram]") {
    betza::PieceMovement walker;  // steps forward twice, or jumps
    const betza::Leg leg{{0, 1, false, true, false, false}, {0, 2, true, true, true, false}};
    walker.chains = {{leg, leg}};
    CHECK(move_diagram(walker, 'W', 10) ==
          ". . . . j . . . .    2  moves in 2 legs\n"
          ". . . . j . . . .    j  moves or captures in 2 legs, jumping on the way\n"
          ". . . . 2 . . . .\n"
          ". . . . . . . . .\n"
          ". . . . W . . . .\n"
          ". . . . . . . . .\n"
          ". . . . . . . . .\n"
          ". . . . . . . . .\n"
          ". . . . . . . . .\n");
    // The digit is for squares that legs alone lead to, wherever those are.
    CHECK(diagram("FaW", 'H')
              .starts_with(". . 2 . .    2  moves or captures in 2 legs\n"
                           ". a . a .    a  moves or captures; moves or captures in 2 legs\n"
                           "2 . H . 2\n"));
    CHECK(diagram("NaN", 'H').starts_with(". . 2 . 2 . 2 . .    2  moves or captures in 2 legs\n"));
}

TEST_CASE("a drawing is no larger than a small board needs", "[move_diagram]") {
    CHECK(diagram("R", 'R', 5) ==
          ". . | . .    - |  moves or captures at any distance along an open line\n"
          ". . | . .\n"
          "- - R - -\n"
          ". . | . .\n"
          ". . | . .\n");
}
