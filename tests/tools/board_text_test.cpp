#include "tools/board_text.h"

#include "support/catch.h"
#include "support/positions.h"
#include "support/rules.h"

using namespace tenfold;
using test::position_of;
using test::rules_of;

TEST_CASE("a board of ten ranks has its ranks and files named", "[board_text]") {
    CHECK(board_text(start_position(rules_of("opulent"))) ==
          " 10 | r w . . . . . . w r\n"
          "  9 | c l b n q k n b l a\n"
          "  8 | p p p p p p p p p p\n"
          "  7 | . . . . . . . . . .\n"
          "  6 | . . . . . . . . . .\n"
          "  5 | . . . . . . . . . .\n"
          "  4 | . . . . . . . . . .\n"
          "  3 | P P P P P P P P P P\n"
          "  2 | C L B N Q K N B L A\n"
          "  1 | R W . . . . . . W R\n"
          "    +--------------------\n"
          "      a b c d e f g h i j\n");
}

TEST_CASE("a board of eight ranks is drawn as high and as wide as it is", "[board_text]") {
    CHECK(board_text(position_of("chess", "4k3/8/8/8/8/8/8/R3K2r w - - 0 1")) ==
          "  8 | . . . . k . . .\n"
          "  7 | . . . . . . . .\n"
          "  6 | . . . . . . . .\n"
          "  5 | . . . . . . . .\n"
          "  4 | . . . . . . . .\n"
          "  3 | . . . . . . . .\n"
          "  2 | . . . . . . . .\n"
          "  1 | R . . . K . . r\n"
          "    +----------------\n"
          "      a b c d e f g h\n");
}
