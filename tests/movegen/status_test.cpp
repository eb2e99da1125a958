#include "movegen/status.h"

#include <string>
#include <vector>

#include "movegen/notation.h"
#include "support/catch.h"
#include "support/positions.h"

using namespace tenfold;
using test::position_of;

namespace {

/// "<end> <what White scores>" after the moves.
std::string status(std::string_view variant, std::string_view fen,
                   const std::vector<std::string>& moves = {}) {
    Position position = position_of(variant, fen);
    for (const std::string& text : moves) {
        const Result<Move> move = parse_move(text, position);
        INFO(text);
        REQUIRE(move.ok());
        position.make(move.value());
    }
    const GameStatus s = game_status(position);
    CHECK(s.over() == (s.end != GameEnd::Ongoing));
    const std::string score = s.white_scores == 0.5 ? "1/2" : s.white_scores == 1.0 ? "1" : "0";
    return std::string(to_string(s.end)) + (s.over() ? " " + score : "");
}

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

TEST_CASE("the side that is mated scores nothing") {
    CHECK(status("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1") == "checkmate 1");
    CHECK(status("chess", "8/8/8/8/8/6k1/6q1/7K w - - 0 1") == "checkmate 0");
    CHECK(status("chess", kStart, {"f2f3", "e7e5", "g2g4", "d8h4"}) == "checkmate 0");
    CHECK(status("chess", "7k/6R1/6K1/8/8/8/8/8 b - - 0 1") == "stalemate 1/2");
}

TEST_CASE("stalemate scores what the game says") {
    CHECK(status("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") == "stalemate 1/2");
    CHECK(status("chess", "7K/5q2/6k1/8/8/8/8/8 w - - 0 1") == "stalemate 1/2");
    CHECK(status("opulent", "9k/7Q2/8K1/10/10/10/10/10/10/10 b - - 0 1") == "stalemate 1/2");
    CHECK(status("shatranj", "7k/p7/P4R1K/8/8/8/8/6R1 b - - 0 1") == "stalemate 1");
    CHECK(status("shatranj", "6r1/8/8/8/8/p4r1k/P7/7K w - - 0 1") == "stalemate 0");
}

TEST_CASE("mate and stalemate come before any draw") {
    CHECK(status("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 100 90") == "checkmate 1");
    CHECK(status("chess", "7k/8/6K1/8/8/8/8/1Q6 w - - 99 90", {"b1b8"}) == "checkmate 1");
    CHECK(status("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 100 90") == "stalemate 1/2");
    CHECK(status("chess", "k7/8/1QK5/8/8/8/8/8 b - - 150 99") == "stalemate 1/2");
}

TEST_CASE("the move rule draws when each side has made its moves without capture or pawn move") {
    CHECK(status("chess", "7k/8/8/8/8/8/8/R6K w - - 99 80") == "ongoing");
    CHECK(status("chess", "7k/8/8/8/8/8/8/R6K w - - 100 80") == "move rule 1/2");
    CHECK(status("chess", "7k/8/8/8/8/8/8/R6K w - - 99 80", {"a1a2"}) == "move rule 1/2");
    CHECK(status("chess", "7k/8/8/8/8/8/P7/R6K w - - 99 80", {"a2a3"}) == "ongoing");
    CHECK(status("chess", "7k/8/8/p7/8/8/8/R6K w - - 99 80", {"a1a5"}) == "ongoing");
    CHECK(status("shatranj", "7k/p7/8/8/8/8/8/R6K w - - 139 80") == "ongoing");
    CHECK(status("shatranj", "7k/p7/8/8/8/8/8/R6K w - - 140 80") == "move rule 1/2");
}

TEST_CASE("the third occurrence of a position draws") {
    const std::vector<std::string> twice{"g1f3", "g8f6", "f3g1", "f6g8"};
    std::vector<std::string> thrice = twice;
    thrice.insert(thrice.end(), twice.begin(), twice.end());
    CHECK(status("chess", kStart, twice) == "ongoing");
    CHECK(status("chess", kStart, thrice) == "repetition 1/2");
    thrice.pop_back();
    CHECK(status("chess", kStart, thrice) == "ongoing");
}

TEST_CASE("a position with other rights or another e.p. square is another position") {
    // Rooks and kings stand as before, but White may no longer castle.
    const std::string castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const std::vector<std::string> rooks{"h1g1", "h8g8", "g1h1", "g8h8", "h1g1", "h8g8", "g1h1", "g8h8"};
    CHECK(status("chess", castling, rooks) == "ongoing");
    std::vector<std::string> more = rooks;
    more.insert(more.end(), rooks.begin(), rooks.begin() + 4);
    CHECK(status("chess", castling, more) == "repetition 1/2");

    const std::string capturable = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    std::vector<std::string> with_ep{"e2e4", "b8c6", "b1c3", "c6b8", "c3b1", "b8c6", "b1c3", "c6b8", "c3b1"};
    CHECK(status("chess", capturable, with_ep) == "ongoing");
    with_ep[0] = "h2h4";  // no pawn could have captured this one
    CHECK(status("chess", capturable, with_ep) == "repetition 1/2");
}

TEST_CASE("men that cannot win draw against a bare king") {
    CHECK(status("chess", "7k/8/8/8/8/8/8/7K w - - 0 1") == "insufficient material 1/2");
    CHECK(status("chess", "7k/8/8/8/8/8/8/1B5K w - - 0 1") == "insufficient material 1/2");
    CHECK(status("chess", "1n5k/8/8/8/8/8/8/7K w - - 0 1") == "insufficient material 1/2");
    CHECK(status("chess", "7k/8/8/8/8/8/8/P6K w - - 0 1") == "ongoing");
    CHECK(status("chess", "7k/8/8/8/8/8/8/NN5K w - - 0 1") == "ongoing");
    CHECK(status("chess", "1b5k/8/8/8/8/8/8/1B5K w - - 0 1") == "ongoing");
    CHECK(status("chess", "7k/8/8/8/8/8/8/r6K w - - 0 1", {"h1g2"}) == "ongoing");
    CHECK(status("chess", "7k/8/8/8/8/8/6r1/7K w - - 0 1", {"h1g2"}) == "insufficient material 1/2");
    CHECK(status("opulent", "9k/10/10/10/10/10/10/10/10/K9 w - - 0 1") == "insufficient material 1/2");
    CHECK(status("opulent", "9k/10/10/10/10/10/10/10/10/KN8 w - - 0 1") == "ongoing");
}

TEST_CASE("a bare king draws at once to the letter of Opulent") {
    CHECK(status("opulent", "9k/10/10/10/10/10/10/10/10/KQ8 w - - 0 1") == "ongoing");
    CHECK(status("opulent-literal", "9k/10/10/10/10/10/10/10/10/KQ8 w - - 0 1") == "bare king 1/2");
    CHECK(status("opulent-literal", "9k/10/10/10/10/10/10/10/10/KQ8 b - - 0 1") == "bare king 1/2");
    CHECK(status("opulent-literal", "9k/10/10/10/10/10/10/10/10/K9 b - - 0 1") == "bare king 1/2");
    CHECK(status("opulent-literal", "9k/10/10/10/10/10/10/p9/10/KQ8 b - - 0 1") == "ongoing");
}

TEST_CASE("a bare king to move that can take the last piece keeps the game going for one move") {
    const std::string hanging = "9k/8Q1/10/10/10/10/10/10/10/K9 b - - 0 1";
    CHECK(status("opulent-literal", hanging) == "ongoing");
    CHECK(status("opulent-literal", hanging, {"j10i9"}) == "bare king 1/2");
    const std::string offered = "9k/8P1/10/10/10/10/10/10/10/K9 b - - 0 1";
    CHECK(status("opulent-literal", offered, {"j10j9"}) == "bare king 1/2");
    // guarded, or not the last one, or not its move
    CHECK(status("opulent-literal", "9k/8P1/7K2/10/10/10/10/10/10/10 b - - 0 1") == "bare king 1/2");
    CHECK(status("opulent-literal", "9k/8P1/10/10/10/10/10/10/10/K8P b - - 0 1") == "bare king 1/2");
    CHECK(status("opulent-literal", "9k/8N1/10/10/10/10/10/10/10/K9 w - - 0 1") == "bare king 1/2");
}

TEST_CASE("mate by the move that bares the king counts as mate") {
    // The Queen takes Black's last man and mates.
    CHECK(status("opulent-literal", "k9/1n8/2K7/10/10/10/10/10/10/1Q8 w - - 0 1", {"b1b9"}) == "checkmate 1");
    CHECK(status("opulent-literal", "k9/1n8/10/2K7/10/10/10/10/10/1Q8 w - - 0 1", {"b1b9"}) == "ongoing");
}

TEST_CASE("a bare king loses Shatranj, unless it bares the opponent in turn") {
    CHECK(status("shatranj", "7k/8/8/8/8/8/8/R6K b - - 0 1") == "bare king 1");
    CHECK(status("shatranj", "r6k/8/8/8/8/8/8/7K w - - 0 1") == "bare king 0");
    CHECK(status("shatranj", "7k/8/8/8/8/8/8/R6K w - - 0 1") == "bare king 1");
    const std::string hanging = "7k/6R1/8/8/8/8/8/K7 b - - 0 1";
    CHECK(status("shatranj", hanging) == "ongoing");
    CHECK(status("shatranj", hanging, {"h8g7"}) == "bare king 1/2");
    CHECK(status("shatranj", "7k/8/8/8/8/8/8/7K w - - 0 1") == "bare king 1/2");
}

TEST_CASE("draws that need no look at the moves are found without") {
    CHECK_FALSE(drawn_by_rule(position_of("chess", kStart)).has_value());
    CHECK(drawn_by_rule(position_of("chess", "7k/8/8/8/8/8/8/R6K w - - 100 80")) == GameEnd::MoveRule);
    CHECK(drawn_by_rule(position_of("chess", "7k/8/8/8/8/8/8/1B5K w - - 0 1")) == GameEnd::Material);
    CHECK(is_material_draw(position_of("chess", "7k/8/8/8/8/8/8/1B5K w - - 0 1")));
    CHECK_FALSE(is_material_draw(position_of("chess", "7k/8/8/8/8/8/8/R6K w - - 0 1")));
}
