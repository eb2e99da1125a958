#include "core/random.h"
#include "core/static_vector.h"
#include "support/catch.h"

#include "tenfold/diagnostic.h"
#include "tenfold/move.h"
#include "tenfold/piece.h"
#include "tenfold/score.h"

using namespace tenfold;

TEST_CASE("a piece gives back its colour and type, and is neither empty nor edge") {
    for (const Color c : kColors) {
        for (int t = 1; t <= kMaxPieceTypes; ++t) {
            const Piece p(c, PieceType(t));
            REQUIRE(p.is_piece());
            REQUIRE(p.color() == c);
            REQUIRE(p.type() == PieceType(t));
            REQUIRE(all_pieces(c).contains(p));
            REQUIRE_FALSE(all_pieces(~c).contains(p));
        }
        CHECK_FALSE(all_pieces(c).contains(Piece::empty()));
        CHECK_FALSE(all_pieces(c).contains(Piece::edge()));
    }
    CHECK_FALSE(Piece::empty().is_piece());
    CHECK_FALSE(Piece::edge().is_piece());
}

TEST_CASE("a move gives back what its factory was told") {
    const Square a = Square::at(0, 1), b = Square::at(9, 9), c = Square::at(3, 4), d = Square::at(5, 0);
    const Move step = Move::step(a, b, true);
    CHECK(step.from() == a);
    CHECK(step.to() == b);
    CHECK(step.is_capture());
    CHECK(step.kind() == MoveKind::Step);
    const Move promotion = Move::promotion(a, b, PieceType(30), false);
    CHECK(promotion.promotion() == PieceType(30));
    CHECK(promotion.is_promotion());
    CHECK_FALSE(promotion.is_capture());
    const Move passing = Move::en_passant(a, b, c);
    CHECK(passing.victim() == c);
    CHECK(passing.is_capture());
    const Move castle = Move::castle(a, b, c, d);
    CHECK(castle.rook_from() == c);
    CHECK(castle.rook_to() == d);
    CHECK(Move::from_bits(castle.bits()) == castle);
    CHECK(Move::none().is_none());
    CHECK(step != Move::step(a, b, false));
}

TEST_CASE("mates are ordered by distance and counted in full moves") {
    CHECK(Score::mate_in(1) > Score::mate_in(3));
    CHECK(Score::mated_in(4) > Score::mated_in(2));
    CHECK(Score::mate_in(Score::kMaxPly) > Score(Score::kMaxEval));
    CHECK(Score::mate_in(1).mate_moves() == 1);
    CHECK(Score::mate_in(2).mate_moves() == 1);
    CHECK(Score::mate_in(3).mate_moves() == 2);
    CHECK(Score::mated_in(0).mate_moves() == 0);
    CHECK(Score::mated_in(2).mate_moves() == -1);
    CHECK(Score::mated_in(4).mate_moves() == -2);
    CHECK(Score::mate_in(Score::kMaxPly).is_mate());
    CHECK_FALSE(Score(Score::kMaxEval).is_decisive());
    CHECK((-Score::mate_in(5)).is_mated());
}

TEST_CASE("stalemates that are no draws lie between evaluations and mates") {
    CHECK(Score::stalemate_in(1) > Score::stalemate_in(3));
    CHECK(Score::stalemate_in(Score::kMaxPly) > Score(Score::kMaxEval));
    CHECK(Score::stalemate_in(0) < Score::mate_in(Score::kMaxPly));
    CHECK(Score::stalemate_in(Score::kMaxPly).is_stalemate());
    CHECK((-Score::stalemate_in(3)).is_stalemate());
    CHECK_FALSE(Score(Score::kMaxEval).is_stalemate());
    CHECK_FALSE(Score::mate_in(3).is_stalemate());
    CHECK(Score::stalemate_in(5).stalemate_moves() == 3);
    CHECK(Score::stalemated_in(4).stalemate_moves() == -2);
    CHECK(Score::stalemated_in(0).stalemate_moves() == 0);
}

TEST_CASE("a diagnostic names the parts of its place that are known") {
    CHECK(to_string(Diagnostic{"a.toml", 3, 7, "bad"}) == "a.toml:3:7: bad");
    CHECK(to_string(Diagnostic{"FEN", 0, 7, "bad"}) == "FEN:7: bad");
    CHECK(to_string(Diagnostic{"", 0, 0, "bad"}) == "bad");
}

TEST_CASE("a static vector keeps order and forgets on clear") {
    StaticVector<int, 3> v;
    v.push_back(5);
    v.push_back(6);
    v.pop_back();
    v.push_back(7);
    CHECK(std::vector<int>(v.begin(), v.end()) == std::vector{5, 7});
    v.clear();
    CHECK(v.empty());
}

TEST_CASE("the random sequence is SplitMix64's") {
    // First outputs for seed 1234567, as published with the reference implementation.
    Random random(1234567);
    CHECK(random.next() == 6457827717110365317ULL);
    CHECK(random.next() == 3203168211198807973ULL);
}
