#include "game/status_text.h"

#include "support/catch.h"
#include "support/games.h"

using namespace tenfold;
using test::game_of;

TEST_CASE("results name what both sides score", "[status_text]") {
    CHECK(result_text({GameEnd::Ongoing, 0.5}) == "*");
    CHECK(result_text({GameEnd::Checkmate, 1}) == "1-0");
    CHECK(result_text({GameEnd::Checkmate, 0}) == "0-1");
    CHECK(result_text({GameEnd::Repetition, 0.5}) == "1/2-1/2");
    CHECK(result_text({GameEnd::Stalemate, 0.75}) == "3/4-1/4");
    CHECK(result_text({GameEnd::Stalemate, 0.25}) == "1/4-3/4");
}

TEST_CASE("a game's status tells a check from a mate", "[status_text]") {
    CHECK(status_text(game_of("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")) == "insufficient material, 1/2-1/2");
    CHECK(status_text(game_of("chess", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1")) == "ongoing");
    CHECK(status_text(game_of("chess", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1")) == "ongoing, in check");
    CHECK(status_text(game_of("chess", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1")) == "checkmate, 1-0");
    CHECK(status_text(game_of("chess", "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1")) == "stalemate, 1/2-1/2");
}
