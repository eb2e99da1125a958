#include "search/root_search.h"

#include <algorithm>
#include <thread>

#include "search/recorder.h"
#include "search/search_resources.h"
#include "support/catch.h"

namespace tenfold {
namespace {

const RootSearch::Watch kNobody{[](Move, int) {}, [] {}};

/// What a search of the middle game works with.
struct Root {
    Root() { resources.fit(game.variant().shared(), 1, 1); }
    [[nodiscard]] RootSearch search(RootSearch::From from = RootSearch::From::BestMove) {
        return {game.position(), resources.main_tools(), order, deepest, 0, [] { return false; }, from};
    }

    Game game = test::game_of("opulent", test::kOpulentMiddle);
    SearchOrder order;
    SearchResources resources;
    DeepestIteration deepest{true};
};

std::vector<RootMove> reversed(std::vector<RootMove> moves) {
    std::reverse(moves.begin(), moves.end());
    moves[0].score = Score(77);
    return moves;
}

}  // namespace

TEST_CASE("a thread goes on from the deeper iteration that another one has finished", "[threads]") {
    Root root;
    RootSearch search = root.search();
    const std::vector<RootMove> others = reversed(search.moves());
    REQUIRE(search.iterate(1, kNobody) == 1);
    CHECK(root.deepest.depth() == 1);
    root.deepest.offer(9, others);
    CHECK(search.iterate(5, kNobody) == 9);  // not 5: it is left as soon as the other one is seen
    CHECK(search.moves()[0].move == others[0].move);
    CHECK(search.verdict().depth == 9);
    CHECK(search.verdict().move.score == Score(77));
    CHECK_FALSE(search.searcher().interrupted());
}

TEST_CASE("an iteration that another thread finishes meanwhile is left", "[threads]") {
    Root root;
    RootSearch search = root.search();
    const std::vector<RootMove> others = reversed(search.moves());
    std::thread other([&] {
        std::this_thread::sleep_for(Milliseconds(20));
        root.deepest.offer(60, others);
    });
    CHECK(search.iterate(60, kNobody) == 60);
    other.join();
    CHECK(search.moves()[0].move == others[0].move);
}

TEST_CASE("the deepest iteration stays what the first to finish it told", "[threads]") {
    Root root;
    const std::vector<RootMove> first = root.search().moves();
    const std::vector<RootMove> second = reversed(first);
    root.deepest.offer(4, first);
    root.deepest.offer(4, second);
    root.deepest.offer(3, second);
    std::vector<RootMove> taken;
    CHECK(root.deepest.take(taken) == 4);
    CHECK(taken[0].move == first[0].move);
    root.deepest.offer(5, second);
    CHECK(root.deepest.take(taken) == 5);
    CHECK(taken[0].move == second[0].move);
    DeepestIteration alone{false};
    alone.offer(4, first);
    CHECK(alone.depth() == 0);
}

TEST_CASE("from the other end each move is searched once, the best first", "[threads]") {
    Root root;
    RootSearch search = root.search(RootSearch::From::LastMove);
    for (int depth = 1; depth <= 3; ++depth) {
        const Move best = search.moves()[0].move;
        std::vector<int> places;
        Move first;
        const RootSearch::Watch watch{[&](Move m, int place) {
                                          first = places.empty() ? m : first;
                                          places.push_back(place);
                                      },
                                      [] {}};
        REQUIRE(search.iterate(depth, watch) == depth);
        const auto count = static_cast<int>(search.moves().size());
        REQUIRE(places.size() == search.moves().size());
        CHECK(first == best);
        CHECK(places[0] == 1);
        for (int k = 1; k < count; ++k) {
            CHECK(places[static_cast<std::size_t>(k)] == count + 1 - k);
        }
    }
}

}  // namespace tenfold
