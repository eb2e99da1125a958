#include "tenfold/san.h"

#include <set>

#include "support/catch.h"
#include "support/games.h"
#include "support/random_play.h"

using namespace tenfold;
using test::game_of;

namespace {

/// The SAN of a move given in the engine's notation.
std::string san(std::string_view variant, std::string_view fen, std::string_view move) {
    const Game game = game_of(variant, fen);
    const Result<Move> found = game.parse_move(move);
    return found ? to_san(game, found.value()) : to_string(found.error());
}

/// What a text means, in the engine's notation, or the complaint.
std::string read(std::string_view variant, std::string_view fen, std::string_view text) {
    const Game game = game_of(variant, fen);
    const Result<Move> found = parse_san(game, text);
    return found ? game.to_text(found.value()) : to_string(found.error());
}

/// Every legal move's SAN is its own and reads back.
void check_all_moves(const Game& game) {
    std::set<std::string> texts;
    for (const Move move : game.legal_moves()) {
        const std::string text = to_san(game, move);
        const Result<Move> found = parse_san(game, text);
        const bool is_new = texts.insert(text).second;
        if (!found || found.value() != move || !is_new) {
            FAIL(text << " for " << game.to_text(move));
        }
    }
}

constexpr std::string_view kCommando = "9k/10/10/10/10/10/10/2r7/1n8/C8K w - - 0 1";

}  // namespace

TEST_CASE("a written SAN reads back to the same move, in every game", "[san]") {
    for (const std::string& variant : test::built_in_library().names()) {
        std::vector<std::string> starts = test::known_positions(variant);
        starts.emplace_back("");
        for (int i = 0; i < test::random_games(10); ++i) {
            const std::string& fen = starts[static_cast<std::size_t>(i) % starts.size()];
            Game game = game_of(variant, fen);
            test::RandomPlayer player(static_cast<std::uint64_t>(i));
            for (int ply = 0; ply < 80 && !game.legal_moves().empty(); ++ply) {
                if (ply % 5 == i % 5) {
                    INFO(variant << ": " << game.fen());
                    check_all_moves(game);
                }
                game.play(player.choose(game.legal_moves(), Move::none()));
            }
        }
    }
}

TEST_CASE("pieces have their letter, pawns none", "[san]") {
    CHECK(san("chess", "", "g1f3") == "Nf3");
    CHECK(san("chess", "", "e2e4") == "e4");
    CHECK(san("chess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5") == "exd5");
    CHECK(san("chess", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5") == "Nxd5");
    CHECK(san("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6") == "exd6");
    CHECK(san("opulent", "", "b1d2") == "'b1d2': the Wizard on b1 cannot move to d2");
    CHECK(san("opulent", "", "j2i5") == "'j2i5': the Archbishop on j2 cannot move to i5");
    CHECK(san("opulent", "", "b2b4") == "Lb4");
    // The letterless piece is the one of the letter P, whatever it moves like.
    CHECK(san("berolina", "", "e2d3") == "ed3");
}

TEST_CASE("as little is said of a move's start as tells it from all others", "[san]") {
    CHECK(san("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2") == "Nbd2");
    CHECK(san("chess", "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1c3") == "N1c3");
    CHECK(san("chess", "4k3/8/8/1N6/8/1N3N2/8/4K3 w - - 0 1", "b3d4") == "Nb3d4");
    CHECK(san("opulent", "1k8/10/10/10/10/10/10/10/10/R8K w - - 0 1", "a1a5") == "Ra5");
    CHECK(san("opulent", "1k8/R9/10/10/10/10/10/10/10/R8K w - - 0 1", "a9a5") == "R9a5");
    CHECK(san("opulent", "R9/5k4/10/10/10/10/10/R9/10/9K w - - 0 1", "a10a5") == "R10a5");
    // A piece that is pinned is no rival.
    CHECK(san("chess", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2") == "Ne2");
}

TEST_CASE("checks and mates are marked", "[san]") {
    CHECK(san("chess", "4k3/8/8/8/8/8/8/K6R w - - 0 1", "h1h8") == "Rh8+");
    CHECK(san("chess", "6k1/5ppp/8/8/8/8/8/K6R w - - 0 1", "h1e1") == "Re1");
    CHECK(san("chess", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8") == "Re8#");
    CHECK(san("chess", "2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1") == "O-O-O#");
}

TEST_CASE("castling is written with letters O", "[san]") {
    const std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK(san("chess", fen, "e1g1") == "O-O");
    CHECK(san("chess", fen, "e1c1") == "O-O-O");
    for (const std::string text : {"O-O", "0-0", "o-o", "O-O!", "e1g1", "Kg1", "Ke1g1"}) {
        CHECK(read("chess", fen, text) == "e1g1");
    }
    CHECK(read("chess", fen, "0-0-0+") == "e1c1");
    CHECK(read("chess", "", "O-O") == "'O-O': the King cannot castle on that side now");
    CHECK(read("opulent", "", "O-O") == "'O-O': there is no castling in this game");
}

TEST_CASE("a promotion's piece stands behind '=', and nothing where none takes place", "[san]") {
    CHECK(san("chess", "8/1P2k3/8/8/8/8/8/4K3 w - - 0 1", "b7b8q") == "b8=Q");
    CHECK(san("chess", "2n5/1P2k3/8/8/8/8/8/4K3 w - - 0 1", "b7c8n") == "bxc8=N+");
    const std::string_view early = "9k/10/10/3P6/10/10/10/10/10/K8W w - - 0 1";
    CHECK(san("opulent", early, "d7d8") == "d8");
    CHECK(san("opulent", early, "d7d8a") == "d8=A");
    CHECK(read("opulent", early, "d8") == "d7d8");
    for (const std::string text : {"d8=A", "d8A", "d8a", "d8/A", "d8=a", "Pd8=A", "d7d8a", "d7-d8=A!?"}) {
        INFO(text);
        CHECK(read("opulent", early, text) == "d7d8a");
    }
    CHECK(read("chess", "8/1P2k3/8/8/8/8/8/4K3 w - - 0 1", "b8") ==
          "'b8': the Pawn promotes on b8: expected one of the letters q, r, b, n");
}

TEST_CASE("legs that capture on the way are named one by one", "[san]") {
    CHECK(san("supremo", kCommando, "a1b2,b2d4") == "Cxb2-d4");
    CHECK(san("supremo", kCommando, "a1b2,b2c3") == "Cxb2xc3");
    CHECK(san("supremo", kCommando, "a1b2,b2a1") == "Cxb2-a1");
    CHECK(san("supremo", kCommando, "a1b2") == "Cxb2");
    CHECK(san("supremo", kCommando, "a1a2") == "Ca2");
    const std::string_view two = "9k/10/10/10/10/10/10/10/1n8/C1C6K w - - 0 1";
    CHECK(san("supremo", two, "a1b2,b2b3") == "Caxb2-b3");
    CHECK(san("supremo", two, "c1b2,b2b3") == "Ccxb2-b3");
    for (const std::string text : {"Caxb2-b3", "Ca1xb2-b3", "Ca1b2b3", "Ca1-b2-b3", "Cab2b3", "C1xb2-b3?"}) {
        INFO(text);
        const bool clear = text[1] == 'a';
        CHECK(read("supremo", two, text) ==
              (clear ? "a1b2,b2b3" : "'C1xb2-b3?': more than one move is meant: Caxb2-b3 or Ccxb2-b3"));
    }
    // Legs may also be named where there was no need; "Cb2c3" begins on b2.
    CHECK(read("supremo", kCommando, "C-b1-a2") == "a1a2");
    CHECK(read("supremo", kCommando, "Cb2c3") == "'Cb2c3': White has no Super Commando on b2");
    CHECK(
        read("supremo", kCommando, "Cd4") ==
        "'Cd4': the Super Commando gets to d4 only by capturing on its way: write its legs, as in a1b2,b2d4");
}

TEST_CASE("a move that burns has the capture's sign", "[san]") {
    const std::string_view fen = "9k/10/10/10/10/10/10/2r7/10/T8K w - - 0 1";
    CHECK(san("supremo", fen, "a1b2") == "Txb2");
    CHECK(san("supremo", fen, "a1a2") == "Ta2");
    CHECK(read("supremo", fen, "Tb2") == "a1b2");
}

TEST_CASE("passing is two dashes", "[san]") {
    CHECK(san("supremo", kCommando, "0000") == "--");
    for (const std::string text : {"--", "0000", "Z0", "C-b1-a1", "a1b1,b1a1"}) {
        CHECK(read("supremo", kCommando, text) == "0000");
    }
    CHECK(read("chess", "", "--") == "'--': no piece may pass in this game");
    CHECK(read("chess", "", "0000") == "'0000': no piece may pass in this game");
}

TEST_CASE("a prelude's substitutions are written as engines write them", "[san]") {
    CHECK(san("superchess", "", "E@g1,T@h2") == "E@g1,T@h2");
    CHECK(read("superchess", "", "T@h2,E@g1!") == "E@g1,T@h2");
    CHECK(read("superchess", "", "e4").starts_with("'e4': "));
    CHECK_FALSE(parse_san(game_of("superchess"), "e4").ok());
}

TEST_CASE("what others leave out, add or write in another way is understood", "[san]") {
    const std::string_view fen = "4k3/8/8/3pP3/8/5N2/8/4K3 w - d6 0 1";
    for (const std::string text : {"exd6", "ed6", "ed", "e5d6", "exd6 e.p.", "exd6e.p.", "e5xd6", "exd6!?",
                                   "exd6ep", "exd6+", "Pexd6", "e:d6", "exd6="}) {
        INFO(text);
        CHECK(read("chess", fen, text) ==
              (text == "ed" || text == "exd6 e.p."
                   ? "'" + text + "': not a move; expected one like 'Nf3', 'exd5' or 'e2e4'"
                   : "e5d6"));
    }
    for (const std::string text :
         {"Nd4", "Nfd4", "N3d4", "Nf3d4", "Nf3-d4", "Nxd4", "f3d4", "Nd4#", "Nd4??"}) {
        INFO(text);
        CHECK(read("chess", fen, text) == "f3d4");
    }
}

TEST_CASE("a text that means no legal move, or more than one, is refused with a reason", "[san]") {
    CHECK(read("chess", "", "Nf4") == "'Nf4': no Knight can move to f4");
    CHECK(read("chess", "", "Ngf4") == "'Ngf4': the Knight on g1 cannot move to f4");
    CHECK(read("chess", "", "Ncd2") == "'Ncd2': White has no Knight on the c-file");
    CHECK(read("chess", "", "N5d2") == "'N5d2': White has no Knight on rank 5");
    CHECK(read("chess", "", "Ne5d3") == "'Ne5d3': White has no Knight on e5");
    CHECK(read("chess", "", "e2e5") == "'e2e5': the Pawn on e2 cannot move to e5");
    CHECK(read("chess", "", "e5") == "'e5': no Pawn can move to e5");
    CHECK(read("chess", "", "Xe5") == "'Xe5': no piece of this game has the letter X");
    CHECK(read("chess", "", "Ne9") == "'Ne9': no Knight can move to e9");
    CHECK(read("chess", "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne4") ==
          "'Ne4': this leaves the King in check");
    CHECK(read("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2") ==
          "'Nd2': more than one move is meant: Nbd2 or Nfd2");
    for (const std::string text :
         {"", "x", "N", "Nf", "e", "=Q", "N-", "Nxx3", "\xFF\xFE", "Nf3Ng5", "12345"}) {
        INFO(text);
        CHECK_FALSE(parse_san(game_of("chess"), text).ok());
    }
}
