#include "position/legs.h"

#include <string>
#include <vector>

#include "movegen/danger.h"
#include "movegen/movegen.h"
#include "position/fen.h"
#include "support/catch.h"
#include "support/small_games.h"

using namespace tenfold;
using test::compile_or_throw;
using test::give_legs;
using test::small_game;

namespace {

/// A game with X, which moves in these legs, and O, which steps to the side and captures nothing.
RulesetPtr game_of(const std::vector<std::string>& legs) {
    VariantSpec spec = small_game({{'K', "K"}, {'O', "mrlW"}, {'X', "mW"}});
    give_legs(spec, 'X', legs);
    return compile_or_throw(spec);
}

bool black_in_check(const Ruleset& rules, const std::string& fen) {
    auto parsed = parse_fen(fen, rules);
    REQUIRE(parsed.ok());
    return in_check(parsed.value().position);
}

}  // namespace

TEST_CASE("legs attack only where the move can be finished") {
    const RulesetPtr rules = game_of({"cW", "fmW"});
    CHECK(black_in_check(*rules, "8/8/k7/X7/8/8/8/4K3 b"));
    CHECK_FALSE(black_in_check(*rules, "8/o7/k7/X7/8/8/8/4K3 b"));
    CHECK_FALSE(black_in_check(*rules, "k7/X7/8/8/8/8/8/4K3 b"));
    // There and back is always possible.
    const RulesetPtr knight = game_of({"N", "N"});
    CHECK(black_in_check(*knight, "k7/8/1X6/8/8/8/8/4K3 b"));
}

TEST_CASE("a man that keeps an attacker in legs from finishing may not move") {
    const RulesetPtr rules = game_of({"cW", "fmW", "fmW"});
    auto parsed = parse_fen("o7/8/k7/X7/8/8/8/4K3 b", *rules);
    REQUIRE(parsed.ok());
    Position& position = parsed.value().position;
    const Danger danger = find_danger(position);
    CHECK_FALSE(danger.in_check);
    const Square corner = Square::at(0, 7);
    CHECK_FALSE(is_legal(position, Move::step(corner, Square::at(1, 7), false), danger));
}
