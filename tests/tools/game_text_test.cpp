#include "tools/game_text.h"

#include "support/catch.h"
#include "support/games.h"

using namespace tenfold;
using test::game_of;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("legal moves are sorted as text", "[game_text]") {
    CHECK(legal_move_texts(game_of("chess", "7k/8/8/8/8/8/6PP/6BK w - - 0 1")) ==
          std::vector<std::string>{"g1a7", "g1b6", "g1c5", "g1d4", "g1e3", "g1f2", "g2g3", "g2g4", "h2h3",
                                   "h2h4"});
}

TEST_CASE("the text of a game says everything that its FEN says, and how it stands", "[game_text]") {
    const std::string text =
        game_text(game_of("chess", "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQq d3 0 3"));
    CHECK(contains(text, "  4 | . . . P p . . .\n"));
    CHECK(contains(text, "Black to move, move 3\n"));
    CHECK(contains(text, "Castling:   KQq\n"));
    CHECK(contains(text, "En passant: d3\n"));
    CHECK(contains(text, "Move rule:  0 of 100 plies\n"));
    CHECK(contains(text, "FEN:        rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQq d3 0 3\n"));
    CHECK(contains(text, "Status:     ongoing\n"));
}

TEST_CASE("a game without castling has no line for it", "[game_text]") {
    static const VariantLibrary library;
    CHECK_FALSE(contains(game_text(Game(library.find("opulent").value())), "Castling"));
}
