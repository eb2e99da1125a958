#include "tools/move_diagram.h"

#include "betza/parser.h"
#include "support/catch.h"

using namespace tenfold;

namespace {

std::string diagram(const std::string& betza, char letter) {
    const auto movement = betza::parse(betza);
    if (!movement) {
        FAIL(movement.error().message);
    }
    return move_diagram(movement.value(), letter);
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
          ". x o x .    o  moves\n"
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
          "exactly "
          "one piece\n"
          ". . . . c . . . .\n"
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
          ". . a . .    o  moves\n"
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
