#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.h"

#include "tenfold/game.h"

// Constructed positions, one or a few for each rule of docs/rules-superchess.md.

using namespace tenfold;
using Texts = std::vector<std::string>;

namespace {

Game game_of(std::string_view fen, std::string_view variant = "superchess") {
    static const VariantLibrary library;
    const Result<Game> game = Game::from_fen(library.find(variant).value(), fen);
    INFO(fen);
    REQUIRE(game.ok());
    return game.value();
}

/// The legal moves that begin like this, sorted.
Texts moves(const Game& game, std::string_view beginning) {
    Texts texts;
    for (const Move m : game.legal_moves()) {
        const std::string text = game.to_text(m);
        if (text.starts_with(beginning)) {
            texts.push_back(text);
        }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

Texts moves(std::string_view fen, std::string_view beginning) {
    return moves(game_of(fen), beginning);
}

bool is_check(std::string_view fen) {
    return game_of(fen).in_check();
}

Game after(Game game, const Texts& played) {
    for (const std::string& text : played) {
        const Result<Move> move = game.parse_move(text);
        INFO(game.fen() << ": " << text);
        REQUIRE(move.ok());
        game.play(move.value());
    }
    return game;
}

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt] w KQkq - 0 1";

}  // namespace

TEST_CASE("a white Herald goes and captures sideways on the eighth rank") {
    CHECK(moves("3Hn3/8/8/8/8/7k/8/K7 w - - 0 1", "d8") ==
          Texts{"d8b6", "d8c7", "d8c8", "d8e7", "d8e8", "d8f6"});
}

TEST_CASE("a black Herald goes and captures sideways on the first rank") {
    CHECK(moves("k7/8/7K/8/8/8/8/2Nh4 b - - 0 1", "d1") ==
          Texts{"d1b3", "d1c1", "d1c2", "d1e1", "d1e2", "d1f3"});
}

TEST_CASE("a Herald goes only aslant on its own first rank and on any other rank") {
    CHECK(moves("7k/8/8/8/8/8/8/K2H4 w - - 0 1", "d1") == Texts{"d1b3", "d1c2", "d1e2", "d1f3"});
    CHECK(moves("7k/3H4/8/8/8/8/8/K7 w - - 0 1", "d7") ==
          Texts{"d7b5", "d7c6", "d7c8", "d7e6", "d7e8", "d7f5"});
    CHECK(moves("3h3k/8/8/8/8/8/8/K7 b - - 0 1", "d8") == Texts{"d8b6", "d8c7", "d8e7", "d8f6"});
}

TEST_CASE("a Herald leaps over what stands beside it") {
    CHECK(moves("7k/8/8/2ppp3/2pHp3/2ppp3/8/K7 w - - 0 1", "d4") ==
          Texts{"d4b2", "d4b6", "d4c3", "d4c5", "d4e3", "d4e5", "d4f2", "d4f6"});
}

TEST_CASE("a Herald gives check sideways on its last rank alone") {
    CHECK(is_check("3Hk3/8/8/8/8/8/8/K7 b - - 0 1"));
    CHECK(is_check("k7/8/8/8/8/8/8/3hK3 w - - 0 1"));
    CHECK_FALSE(is_check("8/3Hk3/8/8/8/8/8/K7 b - - 0 1"));
    CHECK_FALSE(is_check("K7/8/8/8/8/8/8/3Hk3 b - - 0 1"));
    CHECK_FALSE(is_check("3hK3/8/8/8/8/8/8/k7 w - - 0 1"));
}

TEST_CASE("a king doesn't step beside a Herald on its last rank, and a Herald that goes there checks") {
    CHECK(moves("3H4/4k3/8/8/8/8/8/K7 b - - 0 1", "e7e8").empty());
    CHECK(moves("8/3H1k2/8/8/8/8/8/K7 b - - 0 1", "f7e7") == Texts{"f7e7"});
    CHECK(after(game_of("5k2/8/8/6H1/8/8/8/K7 w - - 0 1"), {"g5e7"}).in_check());
    CHECK(after(game_of("5k2/8/6H1/8/8/8/8/K7 w - - 0 1"), {"g6e8"}).in_check());
}

TEST_CASE("a Fast Pawn goes one square or two at every rank and never jumps") {
    CHECK(moves("7k/8/8/8/3F4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d5", "d4d6"});
    CHECK(moves("7k/8/3p4/8/3F4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d5"});
    CHECK(moves("7k/8/8/3p4/3F4/8/8/K7 w - - 0 1", "d4").empty());
    CHECK(moves("7k/8/8/3f4/8/8/8/K7 b - - 0 1", "d5") == Texts{"d5d3", "d5d4"});
}

TEST_CASE("a Fast Pawn captures two squares aslant if the way is free") {
    CHECK(moves("7k/8/1n3n2/8/3F4/8/8/K7 w - - 0 1", "d4") == Texts{"d4b6", "d4d5", "d4d6", "d4f6"});
    CHECK(moves("7k/8/1n3n2/2P1p3/3F4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d5", "d4d6", "d4e5"});
    CHECK(moves("7k/8/8/3f4/8/1N3N2/8/K7 b - - 0 1", "d5") == Texts{"d5b3", "d5d3", "d5d4", "d5f3"});
    CHECK(moves("7k/8/8/3f4/2p1P3/1N3N2/8/K7 b - - 0 1", "d5") == Texts{"d5d3", "d5d4", "d5e4"});
}

TEST_CASE("a Fast Pawn gives check from two squares off, and a piece between ends it") {
    CHECK(is_check("8/8/5k2/8/3F4/8/8/K7 b - - 0 1"));
    CHECK_FALSE(is_check("8/8/5k2/4n3/3F4/8/8/K7 b - - 0 1"));
    CHECK_FALSE(is_check("8/8/8/8/3F4/8/1k6/7K b - - 0 1"));  // not backwards
    CHECK(moves("8/8/5k2/8/3F2n1/8/8/K7 b - - 0 1", "g4") == Texts{"g4e5"});
    // A pinned man: what stands between may not leave.
    CHECK(moves("8/8/5k2/4n3/3F4/8/8/K7 b - - 0 1", "e5").empty());
}

TEST_CASE("a T-Pawn jumps over what stands before it, and captures nothing there") {
    CHECK(moves("7k/8/8/8/3T4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d5", "d4d6"});
    CHECK(moves("7k/8/8/3p4/3T4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d6"});
    CHECK(moves("7k/8/8/3P4/3T4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d6"});
    CHECK(moves("7k/8/3n4/3n4/3T4/8/8/K7 w - - 0 1", "d4").empty());
    CHECK(moves("7k/8/3n4/8/3T4/8/8/K7 w - - 0 1", "d4") == Texts{"d4d5"});
    CHECK(moves("7k/8/8/3t4/3N4/8/8/K7 b - - 0 1", "d5") == Texts{"d5d3"});
}

TEST_CASE("a T-Pawn captures and gives check sideways only") {
    CHECK(moves("7k/8/8/2n1n3/2pTp3/8/8/K7 w - - 0 1", "d4") == Texts{"d4c4", "d4d5", "d4d6", "d4e4"});
    CHECK(is_check("8/8/8/8/3Tk3/8/8/K7 b - - 0 1"));
    CHECK(is_check("k7/8/8/8/3Kt3/8/8/8 w - - 0 1"));
    CHECK_FALSE(is_check("8/8/8/4k3/3T4/8/8/K7 b - - 0 1"));
    CHECK_FALSE(is_check("8/8/3k4/8/3T4/8/8/K7 b - - 0 1"));
    CHECK(moves("8/8/8/8/3T4/4k3/8/K7 b - - 0 1", "e3e4").empty());
    CHECK(moves("8/8/8/8/3T4/4k3/8/K7 b - - 0 1", "e3d4") == Texts{"e3d4"});
}

TEST_CASE("pawns of every kind promote on the last rank, however they get there, to all that is available") {
    const auto all = [](const std::string& move) {
        return Texts{move + "b", move + "e", move + "h", move + "n",
                     move + "q", move + "r", move + "s", move + "v"};
    };
    CHECK(moves("8/2P5/7k/8/8/8/8/K7 w - - 0 1", "c7") == all("c7c8"));
    CHECK(moves("8/8/2F4k/8/8/8/8/K7 w - - 0 1", "c6c8") == all("c6c8"));
    CHECK(moves("8/8/2T4k/8/8/8/8/K7 w - - 0 1", "c6c8") == all("c6c8"));
    CHECK(moves("8/2r5/2T4k/8/8/8/8/K7 w - - 0 1", "c6c8") == all("c6c8"));  // by a jump
    CHECK(moves("4n3/8/2F4k/8/8/8/8/K7 w - - 0 1", "c6e8") == all("c6e8"));  // by a capture
    CHECK(moves("k7/8/8/8/8/2f4K/8/8 b - - 0 1", "c3c1") == all("c3c1"));
}

TEST_CASE("nobody promotes to a Queen while a Queen of that side is on the board") {
    CHECK(moves("8/2P5/7k/8/8/8/8/K2Q4 w - - 0 1", "c7c8") ==
          Texts{"c7c8b", "c7c8e", "c7c8h", "c7c8n", "c7c8r", "c7c8s", "c7c8v"});
    CHECK(moves("1q6/2P5/7k/8/8/8/8/K7 w - - 0 1", "c7c8q") == Texts{"c7c8q"});  // Black's doesn't count
    const Game captured = after(game_of("8/2P5/3Q4/7k/8/8/8/K2r4 w - - 0 1"), {"a1b2", "d1d6"});
    CHECK(moves(captured, "c7c8q") == Texts{"c7c8q"});
}

TEST_CASE("two Rooks, Bishops and Knights are too many for a third, and one is not") {
    CHECK(moves("8/2P5/7k/8/8/8/Q7/KRRBBNN1 w - - 0 1", "c7c8") == Texts{"c7c8e", "c7c8h", "c7c8s", "c7c8v"});
    CHECK(moves("8/2P5/7k/8/8/8/Q7/KR1B1N2 w - - 0 1", "c7c8") ==
          Texts{"c7c8b", "c7c8e", "c7c8h", "c7c8n", "c7c8r", "c7c8s", "c7c8v"});
    CHECK(moves("8/2P5/7k/8/8/8/Q7/KRRESVH1 w - - 0 1", "c7c8") == Texts{"c7c8b", "c7c8n"});
}

TEST_CASE("with nothing to become a pawn stays where it is, and attacks the last rank all the same") {
    const Game game = game_of("1n6/2P5/T7/5F2/7k/8/RRBBNN2/KQESVH2 w - - 0 1");
    CHECK(moves(game, "c7").empty());
    CHECK(moves(game, "a6") == Texts{"a6a7"});
    CHECK(moves(game, "f5") == Texts{"f5f6", "f5f7"});
    // Kings keep off what the pawns attack.
    CHECK(is_check("3k4/2P5/8/8/8/8/RRBBNN2/KQESVH2 b - - 0 1"));
    CHECK(moves("4k3/2P5/8/8/8/8/RRBBNN2/KQESVH2 b - - 0 1", "e8d8").empty());
    CHECK(is_check("4k3/8/2F5/8/8/8/RRBBNN2/KQESVH2 b - - 0 1"));
}

TEST_CASE("castling rights go with the replaced rook, of both sides at once") {
    CHECK(after(game_of(kStart), {"E@h1"}).fen() ==
          "rnbqkbne/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNE[SVHFFTTsvhfftt] b Qq - 0 1");
    CHECK(after(game_of(kStart), {"E@g1", "S@a8"}).fen() ==
          "snbqkber/pppppppp/8/8/8/8/PPPPPPPP/SNBQKBER w Kk - 0 1");
    CHECK(after(game_of(kStart), {"E@h1", "S@a8"}).fen() ==
          "snbqkbne/pppppppp/8/8/8/8/PPPPPPPP/SNBQKBNE w - - 0 1");
}

TEST_CASE("a king castles with an original rook whatever else was replaced, and not with a new piece") {
    const Game kept = after(game_of(kStart), {"S@f1,V@g1", "H@d8", "f1e3", "a7a6", "g1h3", "b7b6"});
    CHECK(moves(kept, "e1g1") == Texts{"e1g1"});
    const Game lost = after(game_of(kStart), {"S@f1,V@g1,E@h1", "H@d8", "f1e3", "a7a6", "g1h3", "b7b6"});
    CHECK(moves(lost, "e1g1").empty());
    // A Fast Pawn's capture reaches f1 over a free g2.
    CHECK(moves("4k3/8/8/8/8/7f/8/4K2R w K - 0 1", "e1g1").empty());
    CHECK(moves("4k3/8/8/8/8/7f/6P1/4K2R w K - 0 1", "e1g1") == Texts{"e1g1"});
}

TEST_CASE("what one player replaces is replaced on the other side in the same ply") {
    const Game game = after(game_of(kStart), {"H@f1,E@g1,F@e2,T@h2"});
    CHECK(game.fen() == "rnbqkher/ppppfppt/8/8/8/8/PPPPFPPT/RNBQKHER[SVFTsvft] b KQkq - 0 1");
    CHECK(after(game, {"V@b8,S@d8,T@a7,F@d7"}).fen() ==
          "rvbskher/tppffppt/8/8/8/8/TPPFFPPT/RVBSKHER w KQkq - 0 1");
    Game back = game;
    back.undo();
    CHECK(back.fen() == kStart);
}

TEST_CASE("the last ply of the championship may exchange two new pieces, across the wings and mirrored") {
    const Game game =
        game_of("rabqkesr/pppppppp/8/8/8/8/PPPPPPPP/RABQKESR[Vv] b KQkq - 0 1", "superchess-corus");
    CHECK(after(game, {"V@c8,b8~g8"}).fen() == "rsvqkear/pppppppp/8/8/8/8/PPPPPPPP/RSVQKEAR w KQkq - 0 1");
    CHECK(after(game, {"V@a8,a8~f8"}).fen() == "eabqkvsr/pppppppp/8/8/8/8/PPPPPPPP/EABQKVSR w Kk - 0 1");
    CHECK(after(game, {"V@d8"}).fen() == "rabvkesr/pppppppp/8/8/8/8/PPPPPPPP/RABVKESR w KQkq - 0 1");
}

TEST_CASE("only a P captures en passant, and only a P") {
    CHECK(moves(after(game_of("7k/3p4/8/2P1P3/8/8/8/K7 b - - 0 1"), {"d7d5"}), "c5d6") == Texts{"c5d6"});
    // Not a Fast Pawn's double step, nor a T-Pawn's.
    CHECK(moves(after(game_of("7k/3f4/8/2P1P3/8/8/8/K7 b - - 0 1"), {"d7d5"}), "c5d6").empty());
    CHECK(moves(after(game_of("7k/3t4/8/2P1P3/8/8/8/K7 b - - 0 1"), {"d7d5"}), "c5d6").empty());
    // Not by a Fast Pawn, nor by a T-Pawn.
    const Game others = after(game_of("7k/3p4/8/2F1T3/8/8/8/K7 b - - 0 1"), {"d7d5"});
    CHECK(others.fen() == "7k/8/8/2FpT3/8/8/8/K7 w - - 0 2");
    CHECK(moves(others, "c5") == Texts{"c5c6", "c5c7"});
    CHECK(moves(others, "e5") == Texts{"e5d5", "e5e6", "e5e7"});  // a T-Pawn beside it just captures it
}

TEST_CASE("a move of any pawn piece starts the fifty moves anew") {
    for (const std::string pawn : {"P", "F", "T"}) {
        const Game game = after(game_of("7k/8/8/8/3" + pawn + "4/8/8/K7 w - - 40 60"), {"d4d5"});
        CHECK(game.fen() == "7k/8/8/3" + pawn + "4/8/8/8/K7 b - - 0 60");
    }
}

TEST_CASE("a Bishop or a Knight draws against a bare king, and a new piece does not") {
    for (const std::string letter : {"B", "N"}) {
        CHECK(game_of("8/7k/8/8/3" + letter + "4/8/8/K7 w - - 0 1").status().end == GameEnd::Material);
    }
    for (const std::string letter : {"H", "V", "S", "E", "F", "T"}) {
        CHECK_FALSE(game_of("8/7k/8/8/3" + letter + "4/8/8/K7 w - - 0 1").status().over());
    }
}

TEST_CASE("nobody promotes to an Amazon in the championship") {
    const Game game = game_of("8/2P5/7k/8/8/8/8/K7 w - - 0 1", "superchess-corus");
    CHECK(moves(game, "c7") == Texts{"c7c8b", "c7c8e", "c7c8n", "c7c8q", "c7c8r", "c7c8s", "c7c8v"});
}
