#include "movegen/notation.h"

#include <string>
#include <vector>

#include "movegen/movegen.h"
#include "support/catch.h"
#include "support/positions.h"
#include "support/random_play.h"

using namespace tenfold;
using test::known_positions;
using test::position_of;

namespace {

/// What the position's legal move with this text is called; or "<source>:<column>: <reason>".
std::string read(std::string_view variant, std::string_view fen, std::string_view text) {
    Position position = position_of(variant, fen);
    const Position before = position;
    const Result<Move> move = parse_move(text, position);
    CHECK(position.same_as(before));
    return move ? to_text(move.value(), position.rules()) : to_string(move.error());
}

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

TEST_CASE("every kind of move has its text") {
    const Ruleset& chess = test::rules_of("chess");
    const auto at = [](int file, int rank) { return Square::at(file - 1, rank - 1); };
    CHECK(to_text(Move::none(), chess) == "0000");
    CHECK(to_text(Move::step(at(5, 2), at(5, 3), false), chess) == "e2e3");
    CHECK(to_text(Move::step(at(10, 10), at(1, 10), true), chess) == "j10a10");
    CHECK(to_text(Move::double_step(at(5, 2), at(5, 4)), chess) == "e2e4");
    CHECK(to_text(Move::en_passant(at(5, 5), at(4, 6), at(4, 5)), chess) == "e5d6");
    CHECK(to_text(Move::castle(at(5, 1), at(7, 1), at(8, 1), at(6, 1)), chess) == "e1g1");
    CHECK(to_text(Move::promotion(at(2, 7), at(2, 8), *chess.type_of('Q'), false), chess) == "b7b8q");
    const Ruleset& opulent = test::rules_of("opulent");
    CHECK(to_text(Move::promotion(at(2, 9), at(2, 10), *opulent.type_of('A'), true), opulent) == "b9b10a");
}

TEST_CASE("each legal move is found again by its text, and no two share one") {
    for (const std::string variant : {"chess", "opulent", "opulent-literal", "grand"}) {
        const std::vector<std::string> fens = known_positions(variant);
        REQUIRE(!fens.empty());
        for (const std::string& fen : fens) {
            Position position = position_of(variant, fen);
            MoveList moves;
            generate_legal(position, moves);
            INFO(variant << ": " << fen);
            for (const Move m : moves) {
                const std::string text = to_text(m, position.rules());
                const Result<Move> found = parse_move(text, position);
                INFO(text);
                REQUIRE(found.ok());
                CHECK(found.value() == m);
            }
        }
    }
}

TEST_CASE("castling is spelt as the king's move") {
    const std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK(read("chess", fen, "e1g1") == "e1g1");
    CHECK(read("chess", fen, "e1c1") == "e1c1");
    CHECK(read("chess", fen, "e1h1") == "'e1h1': the King on e1 cannot move to h1");
    CHECK(read("chess", fen, "O-O") ==
          "'O-O': not a move; expected two squares like 'e2e4', and a letter for a "
          "promotion");
}

TEST_CASE("a promotion's letter may have either case but not be missing or wrong") {
    const std::string_view fen = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    CHECK(read("chess", fen, "b7b8q") == "b7b8q");
    CHECK(read("chess", fen, "b7b8N") == "b7b8n");
    const std::string wanted = ": the Pawn promotes on b8: expected one of the letters q, r, b, n";
    CHECK(read("chess", fen, "b7b8") == "'b7b8'" + wanted);
    CHECK(read("chess", fen, "b7b8k") == "'b7b8k'" + wanted);
    CHECK(read("chess", fen, "b7b8x") == "'b7b8x'" + wanted);
    CHECK(read("chess", kStart, "e2e4q") == "'e2e4q': the Pawn does not promote on e4");
    CHECK(read("chess", kStart, "g1f3q") == "'g1f3q': the Knight does not promote on f3");
}

TEST_CASE("where promotion is a choice, so is its letter") {
    const std::string_view fen = "9k/10/10/3P6/10/10/10/10/10/K8W w - - 0 1";
    CHECK(read("opulent", fen, "d7d8") == "d7d8");
    CHECK(read("opulent", fen, "d7d8a") == "d7d8a");
    CHECK(read("opulent", fen, "d7d8k") ==
          "'d7d8k': the Pawn promotes on d8: expected one of the letters q, c, a, r, b, l, w, n");
}

TEST_CASE("a text that isn't a move is called so") {
    const std::string reason = ": not a move; expected two squares like 'e2e4', and a letter for a promotion";
    for (const std::string text : {"e2", "e2e", "e2e4qq", "e2-e4", "E2E4", "k2k4", "e0e4", "e2e4 ", " e2e4",
                                   "Nf3", "(none)", "e2e11x", "e2e4,", "e2e4,e5e6", ",e2e4"}) {
        INFO(text);
        CHECK(read("chess", kStart, text) == "'" + text + "'" + reason);
    }
    CHECK(read("chess", kStart, "") == "''" + reason);
    CHECK(read("chess", kStart, std::string("e2\0e4", 5)) == "'e2\\x00e4'" + reason);
    CHECK(read("chess", kStart, "e2\xE2\x82\xAC") == "'e2\xE2\x82\xAC'" + reason);
    CHECK(read("chess", kStart, std::string(1'000'000, 'e')) == "'" + std::string(40, 'e') + "...'" + reason);
}

TEST_CASE("the reason why a move is not legal is told") {
    CHECK(read("chess", kStart, "e3e4") == "'e3e4': no piece on e3");
    CHECK(read("chess", kStart, "e2e3,e3e4") == "'e2e3,e3e4': the Pawn on e2 cannot move in these legs");
    CHECK(read("chess", kStart, "0000") == "'0000': no piece may pass in this game");
    CHECK(read("chess", kStart, "e2e5") == "'e2e5': the Pawn on e2 cannot move to e5");
    CHECK(read("chess", kStart, "a1a2") == "'a1a2': the Rook on a1 cannot move to a2");
    CHECK(read("chess", kStart, "e2e2") == "'e2e2': the Pawn on e2 cannot move to e2");
    CHECK(read("chess", kStart, "e7e5") == "'e7e5': it is White's turn, and e7 holds a Black piece");
    CHECK(read("chess", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e1e2") ==
          "'e1e2': it is Black's turn, and e1 holds a White piece");
    CHECK(read("chess", kStart, "e2e9") == "'e2e9': e9 is not on the board");
    CHECK(read("chess", kStart, "j2e4") == "'j2e4': j2 is not on the board");
    CHECK(read("chess", "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2d2") ==
          "'e2d2': this leaves the King in check");
    CHECK(read("chess", "4k3/8/8/8/4r3/8/P7/4K3 w - - 0 1", "a2a3") ==
          "'a2a3': this leaves the King in check");
    CHECK(read("chess", "4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "e1d1") ==
          "'e1d1': the King would be in check on d1");
    CHECK(read("chess", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") ==
          "'e1g1': the King on e1 cannot move to g1");
}

TEST_CASE("a move in legs is written leg by leg only if it captures on its way") {
    // A Commando on a1, a Rook on c3 and a Knight on b2 that it may capture.
    const std::string_view fen = "9k/10/10/10/10/10/10/2r7/1n8/C8K w - - 0 1";
    CHECK(read("supremo", fen, "a1b2,b2d4") == "a1b2,b2d4");
    CHECK(read("supremo", fen, "a1c3,c3a1") == "a1c3,c3a1");
    CHECK(read("supremo", fen, "a1a2") == "a1a2");
    CHECK(read("supremo", fen, "a1b1,b1a2") == "a1a2");
    CHECK(read("supremo", fen, "a1b1,b1b2") == "a1b2");
    CHECK(read("supremo", fen, "a1a2,a2a2") ==
          "'a1a2,a2a2': the Super Commando on a1 cannot move in these legs");
    CHECK(read("supremo", fen, "a1b2,b2b9") ==
          "'a1b2,b2b9': the Super Commando on a1 cannot move in these legs");
    CHECK(read("supremo", fen, "a1b2,b2c3,c3d4") ==
          "'a1b2,b2c3,c3d4': the Super Commando on a1 cannot move in these legs");
    CHECK(read("supremo", fen, "a1d4") ==
          "'a1d4': the Super Commando gets to d4 only by capturing on its way: "
          "write its legs, as in a1b2,b2d4");
}

TEST_CASE("coming back without a capture is the pass, whoever makes it") {
    const std::string_view fen = "9k/10/10/10/10/10/10/2r7/1n8/C8K w - - 0 1";
    for (const std::string text : {"0000", "a1b1,b1a1", "a1a1"}) {
        CHECK(read("supremo", fen, text) == "0000");
    }
    for (const std::string text : {"a1b1,b1a1q", "a1a1q"}) {
        CHECK(read("supremo", fen, text) == "'" + text + "': the Super Commando does not promote on a1");
    }
    CHECK(read("supremo", "9k/10/10/10/10/10/10/10/9r/C8K w - - 0 1", "0000") ==
          "'0000': the King is in check, so that its side cannot pass");
    CHECK(read("supremo", "9k/10/10/10/10/10/10/10/10/R8K w - - 0 1", "0000") ==
          "'0000': no piece can come back to its square now, so that nobody can pass");
    CHECK(read("supremo-nopass", fen, "0000") == "'0000': no piece may pass in this game");
}

TEST_CASE("legs that expose the king are refused for that reason") {
    // The Commando shields its King from the Rook.
    const std::string_view fen = "9k/10/10/10/10/r8n/10/10/10/K1C6r w - - 0 1";
    CHECK(read("supremo", fen, "c1c2,c2c3") == "'c1c2,c2c3': this leaves the King in check");
}
