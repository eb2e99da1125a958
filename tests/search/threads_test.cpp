// Searches by several threads. Most of this is worth most under ThreadSanitizer (the preset `tsan`).
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "search/recorder.h"
#include "search/root_search.h"
#include "support/catch.h"

#include "tenfold/engine.h"

namespace tenfold {
namespace {

using test::game_of;
using test::kOpulentMiddle;
using test::Recorder;
using test::to_depth;
using test::to_nodes;

constexpr int kThreads = 4;
/// Searches, stops after a while if need be, and checks what holds for every search.
SearchInfo search(Engine& engine, const Game& game, const SearchLimits& limits,
                  Milliseconds stop_after = {}) {
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    if (stop_after.count() > 0) {
        std::this_thread::sleep_for(stop_after);
        engine.stop();
    }
    engine.wait();
    REQUIRE(recorder.results() == 1);
    CHECK(recorder.complaint().empty());
    CHECK(recorder.last().line.front() == recorder.result().best);
    return recorder.last();
}

SearchLimits unlimited(bool ponder) {
    SearchLimits limits;
    limits.infinite = !ponder;
    limits.ponder = ponder;
    return limits;
}

Verdict verdict(int score, int depth) {
    Verdict v;
    v.move.score = Score(score);
    v.depth = depth;
    return v;
}

}  // namespace

TEST_CASE("several threads search game after game, with other tables and numbers of threads between",
          "[threads]") {
    Engine engine;
    int round = 0;
    for (const char* variant : {"opulent", "chess", "supremo", "shako", "opulent"}) {
        const Game game = game_of(variant, "");
        engine.set_hash_mb(1 + round % 3);
        engine.set_threads(round == 3 ? 2 : kThreads);
        engine.set_multi_pv(round == 2 ? 3 : 1);
        engine.prepare(game.variant());
        CHECK(engine.threads() == (round == 3 ? 2 : kThreads));
        search(engine, game, to_depth(4));
        search(engine, game, unlimited(false), Milliseconds(30));
        search(engine, game, to_nodes(5000));
        if (round % 2 == 1) {
            engine.clear();
        }
        ++round;
    }
}

TEST_CASE("several threads are stopped at once, however soon", "[threads]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    Engine engine;
    engine.set_threads(kThreads);
    for (int i = 0; i < 30; ++i) {
        Recorder recorder(game);
        engine.start(game, unlimited(i % 2 == 0), recorder);
        std::this_thread::sleep_for(std::chrono::microseconds(200 * i));
        const auto begin = std::chrono::steady_clock::now();
        engine.stop();
        engine.wait();
        CHECK(std::chrono::steady_clock::now() - begin < Milliseconds(8000));  // a sanitizer, a busy machine
        REQUIRE(recorder.results() == 1);
        CHECK(recorder.last().line.front() == recorder.result().best);
    }
}

TEST_CASE("several threads ponder until the hit, then keep to the clock", "[threads]") {
    const Game game = game_of("chess", "");
    Engine engine;
    engine.set_threads(kThreads);
    SearchLimits limits;
    limits.ponder = true;
    limits.move_time = Milliseconds(60);
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    std::this_thread::sleep_for(Milliseconds(120));
    CHECK(recorder.results() == 0);
    engine.ponder_hit();
    engine.wait();
    CHECK(recorder.results() == 1);
}

TEST_CASE("a prelude is chosen and the game after it searched, whatever the number of threads", "[threads]") {
    Engine engine;
    engine.set_threads(kThreads);
    Game game = game_of("superchess-corus", "");
    for (int ply = 0; ply < 6; ++ply) {
        Recorder recorder(game);
        engine.start(game, to_nodes(600), recorder);
        engine.wait();
        CHECK(recorder.complaint().empty());
        game.play(recorder.result().best);
    }
    CHECK_FALSE(game.status().over());
}

TEST_CASE("all threads' nodes together keep to a limit, but for the last 64 of each", "[threads]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    Engine engine;
    engine.set_threads(kThreads);
    for (const std::uint64_t nodes : {1U, 1000U, 20000U, 100000U}) {
        const SearchInfo info = search(engine, game, to_nodes(nodes));
        CHECK(info.nodes >= nodes);
        CHECK(info.nodes <= nodes + 64U * kThreads);
    }
}

TEST_CASE("what is played was reported last, wherever in an iteration the nodes run out", "[threads]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    Engine engine;
    engine.set_threads(kThreads);
    for (std::uint64_t nodes = 500; nodes <= 20000; nodes += 500) {
        engine.clear();
        search(engine, game, to_nodes(nodes));
    }
}

TEST_CASE("the nodes of all threads are counted", "[threads]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    const std::uint64_t alone = test::search(game, to_depth(8)).info.nodes;
    Engine engine;
    engine.set_threads(kThreads);
    CHECK(search(engine, game, to_depth(8)).nodes != alone);
    engine.set_threads(1);
    engine.clear();
    CHECK(search(engine, game, to_depth(8)).nodes == alone);
}

TEST_CASE("several lines of several threads are different, exact and ordered", "[threads]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    Engine engine;
    engine.set_threads(kThreads);
    engine.set_multi_pv(3);
    Recorder recorder(game);
    engine.start(game, to_depth(6), recorder);
    engine.wait();
    for (int line = 1; line <= 3; ++line) {
        CHECK(recorder.last(line).depth == 6);
    }
    CHECK(recorder.last(1).score >= recorder.last(2).score);
    CHECK(recorder.last(2).score >= recorder.last(3).score);
    CHECK(recorder.last(1).line.front() != recorder.last(2).line.front());
}

TEST_CASE("several threads answer at once where the game is over or has one move left", "[threads]") {
    Engine engine;
    engine.set_threads(kThreads);
    const Game mated = game_of("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    Recorder recorder(mated);
    engine.start(mated, to_depth(5), recorder);
    engine.wait();
    CHECK(recorder.results() == 1);
    CHECK(recorder.result().best.is_none());
    search(engine, game_of("chess", "k7/8/1K6/8/8/8/8/1R6 b - - 0 1"), to_nodes(3000));
}

TEST_CASE("several threads find a mate and stop when it is the one asked for", "[threads]") {
    SearchLimits limits;
    limits.mate = 2;
    Engine engine;
    engine.set_threads(kThreads);
    const SearchInfo info = search(engine, game_of("chess", "7k/8/8/8/8/8/1R6/R3K3 w - - 0 1"), limits);
    CHECK(info.score.is_mate());
}

TEST_CASE("a deeper search outweighs a shallower one, and a mate found both", "[threads]") {
    CHECK(outweighs(verdict(-50, 9), verdict(30, 8)));
    CHECK_FALSE(outweighs(verdict(500, 8), verdict(30, 8)));
    CHECK_FALSE(outweighs(verdict(500, 7), verdict(30, 8)));
    const int mate = Score::mate_in(5).raw();
    CHECK(outweighs(verdict(mate, 4), verdict(30, 8)));
    CHECK_FALSE(outweighs(verdict(30, 9), verdict(mate, 4)));
    CHECK(outweighs(verdict(Score::mate_in(3).raw(), 4), verdict(mate, 8)));
    CHECK_FALSE(outweighs(verdict(0, 4), verdict(Score::mated_in(4).raw(), 8)));
}

}  // namespace tenfold
