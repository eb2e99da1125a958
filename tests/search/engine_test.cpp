#include "tenfold/engine.h"

#include <chrono>
#include <set>
#include <string>
#include <thread>

#include "search/recorder.h"
#include "support/catch.h"

namespace tenfold {
namespace {

using test::game_of;
using test::kOpulentMiddle;
using test::Recorder;
using test::to_depth;
using test::to_nodes;

SearchLimits infinite() {
    SearchLimits limits;
    limits.infinite = true;
    return limits;
}

/// Long enough for a search that doesn't wait to have ended.
void let_it_run() {
    std::this_thread::sleep_for(Milliseconds(60));
}

template <class Action>
double milliseconds_of(Action&& action) {
    const auto start = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

TEST_CASE("every start gives exactly one result, however soon it is stopped", "[engine]") {
    const Game game = game_of("opulent", "");
    Engine engine;
    for (int i = 0; i < 40; ++i) {
        Recorder recorder(game);
        engine.start(game, i % 2 == 0 ? infinite() : to_depth(3), recorder);
        if (i % 3 == 0) {
            std::this_thread::sleep_for(std::chrono::microseconds(300 * i));
        }
        engine.stop();
        engine.stop();
        engine.wait();
        REQUIRE(recorder.results() == 1);
        CHECK_FALSE(engine.searching());
        CHECK(recorder.complaint().empty());
        CHECK(recorder.last().line.front() == recorder.result().best);
    }
}

TEST_CASE("an infinite search waits for stop, also when there is nothing left to search", "[engine]") {
    const auto fen = GENERATE(as<std::string>{}, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",  // mated
                              "k7/2Q5/2K5/8/8/8/8/8 b - - 0 1",                        // stalemated
                              "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",                     // mate in one
                              "8/8/8/8/8/1k6/1p6/1K6 w - - 0 1");                      // hardly any moves
    const Game game = game_of("chess", fen);
    Engine engine;
    Recorder recorder(game);
    engine.start(game, infinite(), recorder);
    let_it_run();
    CHECK(recorder.results() == 0);
    CHECK(engine.searching());
    engine.stop();
    engine.wait();
    CHECK(recorder.results() == 1);
}

TEST_CASE("a search that has reached its depth while pondering waits for the hit", "[engine]") {
    const Game game = game_of("chess", "");
    SearchLimits limits = to_depth(2);
    limits.ponder = true;
    Engine engine;
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    let_it_run();
    CHECK(recorder.results() == 0);
    engine.ponder_hit();
    engine.wait();
    CHECK(recorder.results() == 1);
}

TEST_CASE("a ponder hit starts the clock at the search's beginning", "[engine]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    SearchLimits limits;
    limits.ponder = true;
    limits.move_time = Milliseconds(50);
    Engine engine;
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    std::this_thread::sleep_for(Milliseconds(120));
    CHECK(recorder.results() == 0);
    CHECK(milliseconds_of([&] {
              engine.ponder_hit();
              engine.wait();
          }) < 1000);
    CHECK(recorder.results() == 1);
}

TEST_CASE("a stop is obeyed quickly", "[engine]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    Engine engine;
    Recorder recorder(game);
    engine.start(game, infinite(), recorder);
    REQUIRE(recorder.wait_for_depth(6));
    CHECK(milliseconds_of([&] {
              engine.stop();
              engine.wait();
          }) < 500);  // generous: the machine may be loaded
}

TEST_CASE("a time per move is kept", "[engine]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    SearchLimits limits;
    limits.move_time = Milliseconds(200);
    const double taken = milliseconds_of([&] { (void)test::search(game, limits); });
    CHECK(taken > 100);
    CHECK(taken < 1500);
}

TEST_CASE("a clock that has run out still gives a move, and an exact report", "[engine]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    const int ms = GENERATE(-100, 0, 1);
    SearchLimits limits;
    limits.time[index(Color::White)] = Milliseconds(ms);
    CHECK_FALSE(test::search(game, limits).best.is_none());
    limits = {};
    limits.move_time = Milliseconds(std::max(0, ms));
    CHECK_FALSE(test::search(game, limits).best.is_none());
}

TEST_CASE("node limits hold exactly", "[engine]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    const auto nodes = GENERATE(std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{100}, std::uint64_t{12345});
    CHECK(test::search(game, to_nodes(nodes)).info.nodes == nodes);
}

TEST_CASE("captures come to an end on a board full of strong pieces", "[engine]") {
    // Found by random play: without bounds, the quiescence search of its first ply never ended.
    const Game game = game_of("opulent",
                              "1C1A3c2/qc1Cc1Qq2/3QQ1qaaK/c2c3C1a/2A6q/4qa2a1/a3QAC1c1/2C1QAc2k/"
                              "1C1caA2CA/c8A b - - 0 1");
    CHECK(test::search(game, to_depth(1)).info.nodes < 400'000);
}

TEST_CASE("one thread and a fixed depth give the same search every time", "[engine]") {
    const Game game = game_of("opulent", kOpulentMiddle);
    const auto first = test::search(game, to_depth(8));
    const auto second = test::search(game, to_depth(8));
    CHECK(first.info.nodes == second.info.nodes);
    CHECK(first.info.line == second.info.line);

    Engine engine;
    Recorder before(game);
    engine.start(game, to_depth(8), before);
    engine.wait();
    Recorder warm(game);
    engine.start(game, to_depth(8), warm);
    engine.wait();
    CHECK(warm.last().nodes != first.info.nodes);  // it remembers
    engine.clear();
    Recorder cleared(game);
    engine.start(game, to_depth(8), cleared);
    engine.wait();
    CHECK(cleared.last().nodes == first.info.nodes);
    CHECK(cleared.last().line == first.info.line);
}

TEST_CASE("an engine may change the game between searches", "[engine]") {
    Engine engine;
    engine.set_hash_mb(2);
    for (const char* variant : {"opulent", "chess", "opulent-modern", "chess", "shako"}) {
        const Game game = game_of(variant, "");
        Recorder recorder(game);
        engine.start(game, to_depth(6), recorder);
        engine.wait();
        CHECK(recorder.complaint().empty());
        CHECK(recorder.last().nodes == test::search(game, to_depth(6)).info.nodes);
    }
}

TEST_CASE("several lines are different, exact and ordered", "[engine]") {
    const auto found = test::search(game_of("opulent", kOpulentMiddle), to_depth(5), 4);
    std::set<std::uint64_t> first_moves;
    Score last = Score::infinite();
    for (const SearchInfo& info : found.infos) {
        if (info.depth == 5) {
            CHECK(info.bound == Bound::Exact);
            CHECK(info.score <= last);
            last = info.score;
            first_moves.insert(info.line.front().bits());
        }
    }
    CHECK(first_moves.size() == 4);
    const auto few = test::search(game_of("chess", "8/8/8/8/8/1k6/1p6/1K6 w - - 0 1"), to_depth(4), 5);
    CHECK(few.infos.back().multi_pv <= 1);
}

TEST_CASE("only the moves asked for are considered at the root", "[engine]") {
    const Game game = game_of("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    SearchLimits limits = to_depth(4);
    limits.search_moves = {game.parse_move("e1d2").value(), game.parse_move("a1a2").value()};
    const auto found = test::search(game, limits);
    CHECK((found.best_text == "e1d2" || found.best_text == "a1a2"));
    limits.search_moves = {Move::step(Square::at(7, 7), Square::at(7, 6), false)};  // nobody's
    CHECK(test::search(game, limits).best_text == "a1a8");
}

TEST_CASE("the expected answer is legal and there is none to the last move", "[engine]") {
    CHECK(test::search(game_of("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), to_depth(4)).ponder.is_none());
    CHECK_FALSE(test::search(game_of("chess", ""), to_depth(4)).ponder.is_none());
}

TEST_CASE("a position that was repeated is not gone back to by the winning side", "[engine]") {
    Game game = game_of("chess", "8/7k/8/8/8/8/1Q6/K7 w - - 0 1");
    for (const char* move : {"b2b3", "h7h6", "b3b2", "h6h7", "b2b3", "h7h6"}) {
        game.play(game.parse_move(move).value());
    }
    // b3b2 h6h7 would repeat for the third time.
    const auto found = test::search(game, to_depth(8));
    CHECK(found.info.score > Score(500));
}

}  // namespace tenfold
