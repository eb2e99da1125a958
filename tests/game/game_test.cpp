#include "tenfold/game.h"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.h"

using namespace tenfold;

namespace {

Variant variant(std::string_view name) {
    const Result<Variant> found = VariantLibrary().find(name);
    REQUIRE(found.ok());
    return found.value();
}

/// REQUIRES: every text is a legal move in its turn; the test fails otherwise.
void play(Game& game, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        const Result<Move> move = game.parse_move(text);
        INFO(text);
        REQUIRE(move.ok());
        game.play(move.value());
    }
}

}  // namespace

TEST_CASE("a game begins at its variant's start") {
    const Game game(variant("opulent"));
    CHECK(game.variant().name() == "opulent");
    CHECK(game.fen() == game.variant().start_fen());
    CHECK(game.side_to_move() == Color::White);
    CHECK(game.legal_moves().size() == 50);
    CHECK(game.moves().empty());
    CHECK(game.notices().empty());
    CHECK_FALSE(game.in_check());
    CHECK(game.status() == GameStatus{});
}

TEST_CASE("a game can begin at a FEN, with notices of what was mended") {
    const Result<Game> game = Game::from_fen(variant("chess"), "4k3/8/8/8/8/8/8/4K2r w Q");
    REQUIRE(game.ok());
    CHECK(game.value().fen() == "4k3/8/8/8/8/8/8/4K2r w - - 0 1");
    REQUIRE(game.value().notices().size() == 1);
    CHECK(game.value().notices()[0].severity == Diagnostic::Severity::Notice);
    CHECK(game.value().in_check());

    const Result<Game> none = Game::from_fen(variant("chess"), "4k3/8/8/8/8/8/8/8 w - -");
    REQUIRE_FALSE(none.ok());
    CHECK(to_string(none.error()) == "FEN:1: board field: no White King");
}

TEST_CASE("moves can be played and taken back") {
    Game game(variant("chess"));
    play(game, {"e2e4", "e7e5", "g1f3"});
    CHECK(game.fen() == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    CHECK(game.side_to_move() == Color::Black);
    std::vector<std::string> texts;
    for (const Move m : game.moves()) {
        texts.push_back(game.to_text(m));
    }
    CHECK(texts == std::vector<std::string>{"e2e4", "e7e5", "g1f3"});
    while (!game.moves().empty()) {
        game.undo();
    }
    CHECK(game.fen() == game.variant().start_fen());
}

TEST_CASE("an illegal move leaves the game as it was and says why") {
    Game game(variant("chess"));
    play(game, {"e2e4"});
    const std::string before = game.fen();
    const Result<Move> move = game.parse_move("e7e4");
    REQUIRE_FALSE(move.ok());
    CHECK(to_string(move.error()) == "'e7e4': the Pawn on e7 cannot move to e4");
    CHECK(game.fen() == before);
}

TEST_CASE("legal moves are listed after a draw, and none after mate") {
    Game drawn(variant("chess"));
    play(drawn, {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"});
    CHECK(drawn.status() == GameStatus{GameEnd::Repetition, 0.5});
    CHECK(drawn.legal_moves().size() == 20);

    Game mated(variant("chess"));
    play(mated, {"f2f3", "e7e5", "g2g4", "d8h4"});
    CHECK(mated.status() == GameStatus{GameEnd::Checkmate, 0.0});
    CHECK(mated.legal_moves().empty());
    mated.undo();
    CHECK_FALSE(mated.status().over());
}

TEST_CASE("copies of a game go their own ways") {
    Game one(variant("chess"));
    play(one, {"e2e4"});
    Game two = one;
    play(two, {"e7e5"});
    CHECK(one.moves().size() == 1);
    CHECK(two.moves().size() == 2);
    one = two;
    two.undo();
    CHECK(one.moves().size() == 2);
    const Game& same = one;
    one = same;
    CHECK(one.moves().size() == 2);
    const Game moved = std::move(one);
    CHECK(moved.moves().size() == 2);
}

TEST_CASE("a game keeps its rules alive, whatever becomes of the library") {
    Game game = [] {
        VariantLibrary library;
        return Game(library.find("opulent").value());
    }();
    CHECK(game.legal_moves().size() == 50);
}
