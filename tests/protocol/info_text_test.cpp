#include "protocol/info_text.h"

#include <string>

#include "support/catch.h"

#include "tenfold/game.h"

using namespace tenfold;

namespace {

Game chess_game() {
    return Game(VariantLibrary().find("chess").value());
}

SearchInfo sample(const Game& game) {
    SearchInfo info;
    info.depth = 9;
    info.selective_depth = 14;
    info.score = Score(31);
    info.wdl = {310, 500, 190};
    info.nodes = 20134;
    info.time = Milliseconds(25);
    info.hash_full = 4;
    info.line = {game.parse_move("e2e4").value(), game.parse_move("d2d4").value()};
    return info;
}

}  // namespace

TEST_CASE("scores are centipawns, or moves to a mate") {
    CHECK(score_text(Score(0)) == "cp 0");
    CHECK(score_text(Score(-250)) == "cp -250");
    CHECK(score_text(Score(Score::kMaxEval)) == "cp 14000");
    CHECK(score_text(Score(-Score::kMaxEval)) == "cp -14000");
    CHECK(score_text(Score::mate_in(1)) == "mate 1");
    CHECK(score_text(Score::mate_in(2)) == "mate 1");
    CHECK(score_text(Score::mate_in(3)) == "mate 2");
    CHECK(score_text(Score::mate_in(Score::kMaxPly)) == "mate 123");
    CHECK(score_text(Score::mated_in(0)) == "mate 0");
    CHECK(score_text(Score::mated_in(1)) == "mate -1");
    CHECK(score_text(Score::mated_in(2)) == "mate -1");
    CHECK(score_text(Score::mated_in(4)) == "mate -2");
}

TEST_CASE("a side without a move is mated, or as well off as the stalemate makes it") {
    CHECK(final_score_text({GameEnd::Checkmate, 0}, Color::White) == "mate 0");
    CHECK(final_score_text({GameEnd::Checkmate, 1}, Color::Black) == "mate 0");
    CHECK(final_score_text({GameEnd::Stalemate, 0.5}, Color::Black) == "cp 0");
    CHECK(final_score_text({GameEnd::Stalemate, 0.75}, Color::Black) == "cp -15000");
    CHECK(final_score_text({GameEnd::Stalemate, 0.25}, Color::White) == "cp -15000");
    CHECK(final_score_text({GameEnd::Stalemate, 0.75}, Color::White) == "cp 15000");
    CHECK(final_score_text({GameEnd::BareKing, 0}, Color::White) == "cp -14000");
}

TEST_CASE("a forced stalemate that is no draw is told in words beside its score") {
    SearchInfo info;
    info.score = Score::stalemate_in(5);
    CHECK(score_text(info.score) == "cp 14995");
    CHECK(stalemate_line(info) == "info string stalemate in 3: scores 3/4");
    info.score = Score::stalemated_in(4);
    CHECK(stalemate_line(info) == "info string stalemated in 2: scores 1/4");
    info.bound = Bound::Lower;
    CHECK(stalemate_line(info).empty());
    info = SearchInfo{};
    info.score = Score(300);
    CHECK(stalemate_line(info).empty());
}

TEST_CASE("an info line has its fields in the usual order") {
    const Game game = chess_game();
    const Ruleset& rules = game.variant().rules();
    SearchInfo info = sample(game);
    CHECK(info_line(info, rules, false) ==
          "info depth 9 seldepth 14 multipv 1 score cp 31 nodes 20134 nps 805360 hashfull 4 time 25 pv e2e4 "
          "d2d4");
    CHECK(info_line(info, rules, true).find("score cp 31 wdl 310 500 190 nodes 20134") != std::string::npos);
    info.bound = Bound::Lower;
    CHECK(info_line(info, rules, false).find("score cp 31 lowerbound nodes") != std::string::npos);
    info.bound = Bound::Upper;
    CHECK(info_line(info, rules, false).find("score cp 31 upperbound nodes") != std::string::npos);
}

TEST_CASE("an info line with no time and no moves is still well formed") {
    const Game game = chess_game();
    SearchInfo info = sample(game);
    info.time = Milliseconds(0);
    info.line.clear();
    CHECK(info_line(info, game.variant().rules(), false).ends_with("nps 20134000 hashfull 4 time 0"));
}

TEST_CASE("best moves, current moves and variants have their line") {
    const Game game = chess_game();
    const Ruleset& rules = game.variant().rules();
    const Move e2e4 = game.parse_move("e2e4").value();
    const Move d2d4 = game.parse_move("d2d4").value();
    CHECK(best_move_line({}, rules) == "bestmove (none)");
    CHECK(best_move_line({e2e4, Move::none()}, rules) == "bestmove e2e4");
    CHECK(best_move_line({e2e4, d2d4}, rules) == "bestmove e2e4 ponder d2d4");
    CHECK(current_move_line(20, e2e4, 3, rules) == "info depth 20 currmove e2e4 currmovenumber 3");
    CHECK(variant_text(game.variant()) ==
          "variant chess files 8 ranks 8 pocket 0 template fairy startpos "
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}
