#include "tools/bench.h"

#include <string>
#include <vector>

#include "support/catch.h"
#include "tools/bench_positions.h"

#include "tenfold/game.h"
#include "tenfold/variants.h"

namespace tenfold {

TEST_CASE("every position of the benchmark can be played in a built-in game", "[bench]") {
    const VariantLibrary library;
    for (const BenchPosition& position : bench_positions()) {
        INFO(position.variant << " " << position.fen);
        const Result<Variant> variant = library.find(position.variant);
        REQUIRE(variant.ok());
        if (!position.fen.empty()) {
            const Result<Game> game = Game::from_fen(variant.value(), position.fen);
            REQUIRE(game.ok());
            CHECK_FALSE(game.value().status().over());
        }
        CHECK(position.depth > 0);
    }
}

TEST_CASE("the benchmark knows every game of the mission that there is", "[bench]") {
    for (const char* variant : {"opulent", "opulent-modern", "opulent-literal", "supremo", "chess"}) {
        bool known = false;
        for (const BenchPosition& position : bench_positions()) {
            known = known || position.variant == variant;
        }
        CHECK(known);
    }
}

TEST_CASE("the benchmark of one game searches its positions alone", "[bench]") {
    BenchOrder order;
    order.variant = VariantLibrary().find("supremo").value();
    order.depth = 2;
    std::vector<std::string> lines;
    const auto keep = [&lines](std::string_view line) { lines.emplace_back(line); };
    const std::uint64_t nodes = run_bench(order, keep);
    REQUIRE(lines.size() == bench_positions_of("supremo").size() + 2);
    CHECK(lines[0].find("supremo") != std::string::npos);
    CHECK(lines[lines.size() - 2].find("1 thread:") != std::string::npos);
    CHECK(lines.back().find(std::to_string(nodes) + " nodes ") == 0);
    lines.clear();
    CHECK(run_bench(order, keep) == nodes);
    order.threads = 3;
    CHECK(run_bench(order, keep) > 0);
    CHECK(lines[lines.size() - 2].find("3 threads:") != std::string::npos);
}

TEST_CASE("positions that only one game's benchmark has can be played, too", "[bench]") {
    const VariantLibrary library;
    for (const char* game : {"opulent", "superchess", "superchess-corus"}) {
        const auto positions = bench_positions_of(game);
        CHECK(positions.size() >= 2);
        for (const BenchPosition& position : positions) {
            INFO(position.fen);
            CHECK((position.fen.empty() || Game::from_fen(library.find(game).value(), position.fen).ok()));
        }
    }
}

TEST_CASE("a game without positions of its own is measured from its start", "[bench]") {
    const auto positions = bench_positions_of("almost");
    REQUIRE(positions.size() == 1);
    CHECK(positions[0].variant == "almost");
    CHECK(positions[0].fen.empty());
}

}  // namespace tenfold
