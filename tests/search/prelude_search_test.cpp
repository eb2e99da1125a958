#include "search/prelude_search.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "registry/registry.h"
#include "search/recorder.h"
#include "support/catch.h"

using namespace tenfold;
using test::game_of;
using test::Recorder;
using test::to_depth;
using test::to_nodes;

namespace {

/// Each of a dozen substitutions can be looked at here.
constexpr const char* kFewFen = "rnbqkbar/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBAR[ESVesv] b KQkq - 0 1";

Game few() {
    return game_of("superchess-corus", kFewFen);
}
/// Black's ply, with a good thousand.
Game many() {
    return game_of("superchess", "rnbqkvnr/ppppfppt/8/8/8/8/PPPPFPPT/RNBQKVNR[ESHFTeshft] b KQkq - 0 1");
}

/// What an engine with this taste chooses, with its last word on it.
std::pair<std::string, SearchInfo> choice(const Game& game, const SearchLimits& limits,
                                          const PreludeTaste& taste) {
    const auto searched = test::search(game, limits, 1, taste);
    return {searched.best_text, searched.info};
}

/// The game of this file.
Variant loaded(const std::string& toml) {
    Registry registry;
    (void)registry.load_text(toml, "t");
    const std::size_t begin = toml.find('"') + 1;
    return Variant(registry.find(toml.substr(begin, toml.find('"', begin) - begin)).value());
}

double milliseconds_of(const Game& game, const SearchLimits& limits) {
    const auto begin = std::chrono::steady_clock::now();
    (void)test::search(game, limits);
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

TEST_CASE("the same nodes give the same substitution every time", "[prelude]") {
    for (const Game& game : {game_of("superchess", ""), many(), few()}) {
        const auto first = test::search(game, to_nodes(3000));
        const auto second = test::search(game, to_nodes(3000));
        CHECK(first.best_text == second.best_text);
        CHECK(first.info.line == second.info.line);
        CHECK(first.info.score == second.info.score);
        CHECK(first.info.nodes == second.info.nodes);
        CHECK(first.infos.size() == second.infos.size());
        CHECK(first.info.nodes <= 3000);
        CHECK(first.best.is_substitution());
    }
}

TEST_CASE("a substitution is found within whatever nodes there are", "[prelude]") {
    for (const std::uint64_t nodes : {1U, 2U, 100U}) {
        CHECK(test::search(many(), to_nodes(nodes)).best.is_substitution());
        CHECK(test::search(many(), to_nodes(nodes)).info.nodes <= nodes);
    }
}

TEST_CASE("the depth limits how far the games behind the substitutions are searched", "[prelude]") {
    for (const int depth : {1, 2, 3}) {
        const auto found = test::search(few(), to_depth(depth));
        CHECK(found.info.depth == depth);
        for (const SearchInfo& info : found.infos) {
            CHECK(info.depth <= depth);
        }
    }
}

TEST_CASE("the line goes on with the substitutions that follow and into the game", "[prelude]") {
    const auto found = test::search(few(), to_depth(3));
    REQUIRE(found.info.line.size() >= 5);
    for (std::size_t i = 0; i < found.info.line.size(); ++i) {
        CHECK(found.info.line[i].is_substitution() == (i < 3));
    }
    CHECK(found.ponder == found.info.line[1]);
}

TEST_CASE("several substitutions are different, exact and ordered", "[prelude]") {
    const auto found = test::search(few(), to_depth(2), 4);
    for (int depth = 1; depth <= 2; ++depth) {
        std::set<std::uint64_t> moves;
        Score last = Score::infinite();
        int line = 0;
        for (const SearchInfo& info : found.infos) {
            if (info.depth == depth && moves.size() < 4) {
                CHECK(info.multi_pv == ++line);
                CHECK(info.bound == Bound::Exact);
                CHECK(info.score <= last);
                last = info.score;
                moves.insert(info.line.front().bits());
            }
        }
        CHECK(moves.size() == 4);
    }
    CHECK(test::search(few(), to_depth(1), 200).infos.back().multi_pv <= 12);
}

TEST_CASE("only the substitutions asked for are considered", "[prelude]") {
    SearchLimits limits = to_depth(1);
    const Game game = many();
    limits.search_moves = {game.parse_move("H@a8").value(), game.parse_move("T@d7").value()};
    const auto found = test::search(game, limits, 5);
    for (const SearchInfo& info : found.infos) {
        const std::string text = game.to_text(info.line.front());
        CHECK((text == "H@a8" || text == "T@d7"));
        CHECK(info.multi_pv <= 2);
    }
    limits.search_moves.pop_back();
    CHECK(test::search(game, limits).best_text == "H@a8");
    limits.search_moves = {Move::pass()};  // nobody's
    CHECK(test::search(few(), limits).best.is_substitution());
}

TEST_CASE("the only substitution that there is comes at once on a clock, and else is searched", "[prelude]") {
    Game game(
        loaded("name = \"one\"\ninherits = \"superchess\"\n"
               "board = { start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ee] w KQkq - 0 1\" }\n"
               "[prelude]\nset = \"E\"\n"
               "[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"E\" }]\n"
               "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n"));
    SearchLimits clock;
    clock.time[0] = clock.time[1] = std::chrono::minutes(30);
    CHECK(milliseconds_of(game, clock) < 2000);
    const auto deep = test::search(game, to_depth(4));
    CHECK(deep.best_text == "E@g1");
    CHECK(deep.info.depth == 4);
    game.play(game.parse_move("E@g1").value());
    CHECK(test::search(game, clock).best_text == "0000");  // nothing is left to bring in
    SearchLimits one = to_depth(3);
    one.search_moves = {few().parse_move("E@a8").value()};
    CHECK(test::search(few(), one).info.depth == 3);
}

TEST_CASE("a mate behind the prelude ends a search for one", "[prelude]") {
    // The Empress goes to a8.
    const Game game(
        loaded("name = \"corner\"\ninherits = \"superchess\"\ncastling = false\n"
               "board = { start = \"7k/8/6K1/8/8/2n5/8/N7[EVev] w - - 0 1\" }\n"
               "[prelude]\nset = \"EV\"\nmirror = false\n"
               "[[prelude.plies]]\nreplace = [{ squares = [\"a1\"], by = \"E\" }]\n"
               "[[prelude.plies]]\nreplace = [{ squares = [\"c3\"], by = \"V\" }]\n"));
    SearchLimits limits = to_nodes(300'000);
    limits.mate = 2;
    const auto found = test::search(game, limits);
    REQUIRE(found.info.score.is_mate());
    CHECK(found.info.score.mate_moves() == 2);
    CHECK(found.info.nodes < 100'000);
}

TEST_CASE("variety chooses among those that are nearly as good, the same for the same seed", "[prelude]") {
    constexpr int kVariety = 60;
    const Game game = few();
    const auto best = choice(game, to_depth(2), {});
    std::set<std::string> chosen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto [text, info] = choice(game, to_depth(2), {kVariety, seed});
        CHECK(choice(game, to_depth(2), {kVariety, seed}).first == text);
        CHECK(info.multi_pv == 1);
        chosen.insert(text);
    }
    CHECK(chosen.size() > 1);
    const auto none = choice(game, to_depth(2), {0, 7});
    CHECK(none.second.score == best.second.score);
}

TEST_CASE("what variety chooses is worse than the best by no more than it may be", "[prelude]") {
    constexpr int kVariety = 40;
    const Game game = few();
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Engine engine;
        engine.set_multi_pv(12);  // so that all are looked at to the last depth
        engine.set_prelude_taste({kVariety, seed});
        Recorder recorder(game);
        engine.start(game, to_depth(2), recorder);
        engine.wait();
        Score best = -Score::infinite();
        for (const SearchInfo& info : recorder.infos()) {
            best = info.depth == 2 ? std::max(best, info.score) : best;
        }
        CHECK(recorder.last().score <= best);
        CHECK(recorder.last().score >= best - kVariety);
    }
}

TEST_CASE("with a large variety the first ply differs from seed to seed", "[prelude]") {
    std::set<std::string> chosen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        chosen.insert(choice(game_of("superchess", ""), to_nodes(1000), {300, seed}).first);
    }
    CHECK(chosen.size() >= 4);
}

TEST_CASE("a time per move is kept in the prelude", "[prelude]") {
    SearchLimits limits;
    limits.move_time = Milliseconds(200);
    const double taken = milliseconds_of(game_of("superchess", ""), limits);
    CHECK(taken > 100);
    CHECK(taken < 1500);  // generous: the machine may be loaded
}

TEST_CASE("a clock that has run out still gives a substitution", "[prelude]") {
    SearchLimits limits;
    limits.time[index(Color::White)] = Milliseconds(0);
    CHECK(test::search(game_of("superchess", ""), limits).best.is_substitution());
    limits = {};
    limits.move_time = Milliseconds(0);
    CHECK(test::search(game_of("superchess", ""), limits).best.is_substitution());
}

TEST_CASE("a search for a substitution without limits ends when it is told to, and soon", "[prelude]") {
    const Game game = game_of("superchess", "");
    SearchLimits limits;
    limits.infinite = true;
    Engine engine;
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    std::this_thread::sleep_for(Milliseconds(100));
    CHECK(engine.searching());
    CHECK(recorder.results() == 0);
    const auto begin = std::chrono::steady_clock::now();
    engine.stop();
    engine.wait();
    CHECK(std::chrono::steady_clock::now() - begin < Milliseconds(1000));
    CHECK(recorder.results() == 1);
    CHECK(recorder.result().best.is_substitution());
    CHECK(recorder.complaint().empty());
}

TEST_CASE("a pondered substitution waits for the hit", "[prelude]") {
    const Game game = few();
    SearchLimits limits = to_depth(1);
    limits.ponder = true;
    Engine engine;
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    std::this_thread::sleep_for(Milliseconds(200));
    CHECK(recorder.results() == 0);
    engine.ponder_hit();
    engine.wait();
    CHECK(recorder.results() == 1);
}

TEST_CASE("an engine goes from the prelude into the game and back", "[prelude]") {
    Engine engine;
    const Game prelude = few();
    const Game game = game_of("superchess-corus", "rnbqkbar/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBAR w KQkq - 0 1");
    for (const Game* next : {&prelude, &game, &prelude}) {
        Recorder recorder(*next);
        engine.start(*next, to_depth(3), recorder);
        engine.wait();
        CHECK(recorder.complaint().empty());
        CHECK(recorder.result().best.is_substitution() == (next == &prelude));
    }
}
