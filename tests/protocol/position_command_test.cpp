#include "protocol/position_command.h"

#include <string>

#include "protocol/flipped_fen.h"
#include "support/catch.h"

using namespace tenfold;

namespace {

Variant variant(std::string_view name) {
    return VariantLibrary().find(name).value();
}

Result<Game, std::string> set_up(std::string_view text, std::string_view name = "chess") {
    return set_up_game(variant(name), Words(text));
}

std::string fen_of(std::string_view text, std::string_view name = "chess") {
    const auto game = set_up(text, name);
    return game.ok() ? game.value().fen() : game.error();
}

std::string complaint_about(std::string_view text) {
    const auto game = set_up(text);
    return game.ok() ? "" : game.error();
}

}  // namespace

TEST_CASE("startpos is the variant's own") {
    CHECK(fen_of("startpos") == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(fen_of("startpos", "opulent") == variant("opulent").start_fen());
}

TEST_CASE("moves are played from the position given") {
    CHECK(fen_of("startpos moves e2e4 e7e5 g1f3") ==
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    CHECK(fen_of("fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1") == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(fen_of("startpos moves") == fen_of("startpos"));
}

TEST_CASE("a FEN's missing fields have their usual values") {
    CHECK(fen_of("fen 4k3/8/8/8/8/8/8/4K2R") == "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    CHECK(fen_of("fen 4k3/8/8/8/8/8/8/4K2R b") == "4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    CHECK(fen_of("fen  4k3/8/8/8/8/8/8/4K2R \t w   K moves h1h8") == "4k2R/8/8/8/8/8/8/4K3 b - - 1 1");
}

TEST_CASE("an illegal move rejects the position and is named with its place") {
    const std::string complaint = complaint_about("startpos moves e2e4 e7e5 e4e6 d7d5");
    CHECK(complaint.starts_with("error: illegal move e4e6 at ply 3 (position rejected): "));
    CHECK(complaint_about("startpos moves e2e9").starts_with("error: illegal move e2e9 at ply 1"));
    const std::string endless = complaint_about("startpos moves " + std::string(100'000, 'e'));
    CHECK(endless.size() < 300);
}

TEST_CASE("what is no position is rejected with the reason") {
    CHECK(complaint_about("").find("expected 'startpos' or 'fen'") != std::string::npos);
    CHECK(complaint_about("start").find("'start'") != std::string::npos);
    CHECK(complaint_about("startpos e2e4").find("expected 'moves', not 'e2e4'") != std::string::npos);
    CHECK(complaint_about("fen").starts_with("error: position rejected: "));
    CHECK(complaint_about("fen startpos").starts_with("error: position rejected: "));
    CHECK(complaint_about("fen 8/8/8/8/8/8/8/8 w - - 0 1").starts_with("error: position rejected: "));
    CHECK(
        complaint_about("fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 e2e4").starts_with("error: position rejected: "));
}

TEST_CASE("a list of ten thousand moves is set up in good time") {
    std::string text = "startpos moves";
    for (int i = 0; i < 2500; ++i) {
        text += " g1f3 g8f6 f3g1 f6g8";
    }
    CHECK(fen_of(text) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 10000 5001");
}

TEST_CASE("clock and move number stop where a FEN's may, however long the game") {
    std::string text = "startpos moves";
    for (int i = 0; i < 16'500; ++i) {  // more plies than sixteen bits count
        text += " g1f3 g8f6 f3g1 f6g8";
    }
    const std::string fen = fen_of(text);
    CHECK(fen == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 10000 33001");
    CHECK(fen_of("fen " + fen) == fen);
    CHECK(fen_of("fen 4k3/8/8/8/8/8/8/4K3 b - - 0 100000 moves e8e7") ==
          "8/4k3/8/8/8/8/8/4K3 w - - 1 100000");
}

TEST_CASE("a flipped position is the same game with the colours exchanged") {
    CHECK(flipped_fen("4k3/8/8/8/3pP3/8/8/R3K2R b KQ e3 0 9", 8) == "r3k2r/8/8/3Pp3/8/8/8/4K3 w kq e6 0 9");
    CHECK(flipped_fen("r3k3/8/8/8/8/8/8/4K2R w Kq - 3 9", 8) == "4k2r/8/8/8/8/8/8/R3K3 b Qk - 3 9");
    const std::string opulent = variant("opulent").start_fen();
    CHECK(flipped_fen(flipped_fen(opulent, 10), 10) == opulent);
    CHECK(flipped_fen("k9/10/10/10/10/10/10/10/10/9K w - j10 0 1", 10) ==
          "9k/10/10/10/10/10/10/10/10/K9 b - j1 0 1");
}
