#include <string>

#include "movegen/movegen.h"
#include "movegen/status.h"
#include "position/position.h"
#include "search/game_end.h"
#include "search/recorder.h"
#include "support/catch.h"
#include "support/small_games.h"

#include "tenfold/variants.h"

namespace tenfold {
namespace {

using test::game_of;
using test::to_depth;

/// Can the side to move force mate with at most this many of its own moves? Tries everything.
bool mates_in(Position& position, int moves) {
    MoveList attacks;
    generate_legal(position, attacks);
    for (const Move m : attacks) {
        position.make(m);
        MoveList answers;
        generate_legal(position, answers);
        bool forced = moves > 1 ? !answers.empty() : answers.empty();
        if (answers.empty()) {
            forced = in_check(position);
        }
        for (std::size_t i = 0; i < answers.size() && forced; ++i) {
            position.make(answers[i]);
            forced = mates_in(position, moves - 1);
            position.unmake();
        }
        position.unmake();
        if (forced) {
            return true;
        }
    }
    return false;
}

struct Mate {
    const char* variant;
    const char* fen;
    int moves;
};

/// Chess in which the stalemated side scores a quarter.
Variant stalemate_wins() {
    VariantSpec spec = test::small_game({{'K', "K"}, {'Q', "Q"}, {'R', "R"}, {'P', "fmWfcF"}});
    spec.results.stalemated_scores = 0.25;
    return Variant(test::compile_or_throw(spec));
}

Game game_of(const Variant& variant, std::string_view fen) {
    return Game::from_fen(variant, fen).value();
}

/// Plays a game of the engine against itself.
GameStatus play_out(Game game, int depth, std::size_t most_plies) {
    Engine engine;
    while (!game.status().over() && game.moves().size() < most_plies) {
        test::Recorder recorder(game);
        engine.start(game, to_depth(depth), recorder);
        engine.wait();
        game.play(recorder.result().best);
    }
    return game.status();
}

}  // namespace

TEST_CASE("forced mates are found, with their right length and their whole line", "[mate]") {
    const auto mate = GENERATE(values<Mate>({
        {"chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 1},
        {"chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2},
        // Black would like to pass, with one officer: a null move must not hide that it can't.
        {"shako", "kbK7/pp8/1P8/10/10/10/10/10/10/R9 w - - 0 1", 2},
        {"capablanca", "kbK7/pp8/1P8/10/10/10/7P2/R9 w - - 0 1", 2},
        {"chess", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3},
        {"opulent", "1k8/10/1K8/10/10/10/10/10/10/3Q6 w - - 0 1", 1},
        {"opulent", "5k4/10/10/10/10/C9/10/10/4Q5/5K4 w - - 0 1", 2},
        {"opulent", "5k4/10/10/10/10/3R6/10/10/4QL4/5K4 w - - 0 1", 2},
        {"opulent", "5k4/10/10/10/10/10/10/3A6/4Q5/5K4 w - - 0 1", 3},
    }));
    INFO(mate.variant << " " << mate.fen);
    const Game game = game_of(mate.variant, mate.fen);
    Position position = game.position();
    REQUIRE(mates_in(position, mate.moves));
    REQUIRE((mate.moves == 1 || !mates_in(position, mate.moves - 1)));
    const auto found = test::search(game, to_depth(2 * mate.moves + 5));
    REQUIRE(found.info.score.is_mate());
    CHECK(found.info.score.mate_moves() == mate.moves);
    REQUIRE(found.info.line.size() == static_cast<std::size_t>(2 * mate.moves - 1));
    for (const Move m : found.info.line) {
        position.make(m);
    }
    CHECK(game_status(position).end == GameEnd::Checkmate);
}

TEST_CASE("a search for a mate ends when it has found one", "[mate]") {
    SearchLimits limits;
    limits.mate = 3;
    const auto found = test::search(game_of("chess", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1"), limits);
    CHECK(found.info.score == Score::mate_in(5));
}

TEST_CASE("the side that is being mated knows when, and holds out as long as it can", "[mate]") {
    const auto found = test::search(game_of("chess", "7k/R7/8/8/8/8/8/1R2K3 b - - 0 1"), to_depth(6));
    CHECK(found.info.score == Score::mated_in(2));
}

TEST_CASE("results rank from mate over three quarters and a draw to being mated", "[mate]") {
    const Score quarter = score_of_points(0.25, 10);
    const Score three_quarters = score_of_points(0.75, 10);
    CHECK(score_of_points(1, 100) > three_quarters);
    CHECK(score_of_points(1, 100).is_mate());
    CHECK(three_quarters > Score::zero());
    CHECK(score_of_points(0.5, 10) == Score::zero());
    CHECK(quarter == -three_quarters);
    CHECK(quarter > score_of_points(0, 100));
    CHECK_FALSE(three_quarters.is_decisive());
}

TEST_CASE("mate is preferred to stalemate, whatever stalemate is worth", "[mate]") {
    const char* fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";  // Qf8 mates, Qf7 stalemates
    CHECK(test::search(game_of("chess", fen), to_depth(4)).best_text == "f1f8");
    CHECK(test::search(game_of(stalemate_wins(), fen), to_depth(4)).best_text == "f1f8");
}

TEST_CASE("where stalemate is worth three quarters it is preferred to a draw", "[mate]") {
    const char* fen = "k7/P7/2K5/8/8/8/8/8 w - - 0 1";  // Kb6 stalemates, all else loses the pawn
    const auto found = test::search(game_of(stalemate_wins(), fen), to_depth(6));
    CHECK(found.best_text == "c6b6");
    CHECK(found.info.score == Score::stalemate_in(1));
    CHECK(test::search(game_of("chess", fen), to_depth(6)).info.score == Score::zero());
}

TEST_CASE("a queen ahead, three quarters are not enough", "[mate]") {
    // Stalemate in one (Kc6 and others), mate in a few.
    const Game game = game_of(stalemate_wins(), "k7/2Q5/8/2K5/8/8/8/8 b - - 0 1");
    CHECK(game.status().end == GameEnd::Stalemate);
    CHECK(play_out(game_of(stalemate_wins(), "8/1k6/8/2K5/8/8/8/3Q4 w - - 0 1"), 8, 60).end ==
          GameEnd::Checkmate);
}

TEST_CASE("without a legal move the score tells mate from stalemate", "[mate]") {
    const auto mated = test::search(game_of("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), to_depth(3));
    CHECK(mated.best.is_none());
    CHECK(mated.info.depth == 0);
    CHECK(mated.info.score == Score::mated_in(0));
    const auto stalemated = test::search(game_of("chess", "k7/2Q5/2K5/8/8/8/8/8 b - - 0 1"), to_depth(3));
    CHECK(stalemated.info.score == Score::zero());
    const auto lost = test::search(game_of("shatranj", "8/8/8/8/8/k1K5/1R6/8 b - - 0 1"), to_depth(3));
    CHECK_FALSE(lost.best.is_none());
}

TEST_CASE("draws are seen", "[draw]") {
    // Two bishops against a king would win; this one is a knight short.
    CHECK(test::search(game_of("chess", "8/8/4k3/8/8/3N4/8/4K3 w - - 0 1"), to_depth(6)).info.score ==
          Score::zero());
    // Two rooks and a bishop for a queen: white has only the perpetual check.
    const auto perpetual =
        test::search(game_of("chess", "6k1/b4p1p/8/8/5Q2/7P/6PK/rr6 w - - 0 1"), to_depth(12));
    CHECK(perpetual.info.score == Score::zero());
    // The move rule is about to end the game.
    CHECK(test::search(game_of("chess", "8/8/4k3/8/8/3Q4/8/4K3 w - - 99 80"), to_depth(6)).info.score ==
          Score::zero());
}

TEST_CASE("won endings are won, without going in circles", "[draw]") {
    CHECK(play_out(game_of("chess", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"), 9, 100).white_scores == 1.0);
    CHECK(play_out(game_of("chess", "8/8/8/3k4/8/8/8/2Q1K3 b - - 0 1"), 8, 60).white_scores == 1.0);
    CHECK(play_out(game_of("opulent", "10/10/4k5/10/10/10/10/10/3Q6/4K5 w - - 0 1"), 8, 100).white_scores ==
          1.0);
    CHECK(play_out(game_of("opulent", "10/10/4k5/10/10/10/10/10/3CL5/4K5 w - - 0 1"), 8, 100).white_scores ==
          1.0);
}

}  // namespace tenfold
