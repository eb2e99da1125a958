#include "tools/game_text.h"

#include "registry/registry.h"
#include "support/catch.h"

using namespace tenfold;

namespace {

Game game_of(const std::string& variant, const std::string& fen) {
    static const VariantLibrary library;
    Result<Game> game = Game::from_fen(library.find(variant).value(), fen);
    if (!game) {
        FAIL(to_string(game.error()));
    }
    return std::move(game).value();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("results name what both sides score", "[game_text]") {
    CHECK(result_text({GameEnd::Ongoing, 0.5}) == "*");
    CHECK(result_text({GameEnd::Checkmate, 1}) == "1-0");
    CHECK(result_text({GameEnd::Checkmate, 0}) == "0-1");
    CHECK(result_text({GameEnd::Repetition, 0.5}) == "1/2-1/2");
    CHECK(result_text({GameEnd::Stalemate, 0.75}) == "3/4-1/4");
    CHECK(result_text({GameEnd::Stalemate, 0.25}) == "1/4-3/4");
}

TEST_CASE("a game's status tells a check from a mate", "[game_text]") {
    CHECK(status_text(game_of("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")) == "insufficient material, 1/2-1/2");
    CHECK(status_text(game_of("chess", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1")) == "ongoing");
    CHECK(status_text(game_of("chess", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1")) == "ongoing, in check");
    CHECK(status_text(game_of("chess", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1")) == "checkmate, 1-0");
    CHECK(status_text(game_of("chess", "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1")) == "stalemate, 1/2-1/2");
}

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
