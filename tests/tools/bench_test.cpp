#include <string>

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

}  // namespace tenfold
