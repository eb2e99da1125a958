#include "search/pawn_cache.h"

#include <string>

#include "movegen/movegen.h"
#include "position/fen.h"
#include "search/evaluate.h"
#include "support/catch.h"
#include "support/games.h"
#include "support/random_play.h"
#include "support/small_games.h"

namespace tenfold {
namespace {

/// Two evaluators' work: with a cache and without.
struct Judges {
    explicit Judges(const Ruleset& rules) : evaluate(rules) {}

    void require_agreement(const Position& position) {
        REQUIRE(evaluate(position, cache) == evaluate(position));
        REQUIRE(position.inconsistency() == "");
    }

    Evaluator evaluate;
    PawnCache cache;
};

Position read(const std::string& fen, const Ruleset& rules) {
    auto parsed = parse_fen(fen, rules);
    REQUIRE(parsed.ok());
    return std::move(parsed).value().position;
}

}  // namespace

TEST_CASE("a cache of pawns changes no evaluation, forth and back", "[evaluate]") {
    for (const std::string& name : test::built_in_library().names()) {
        INFO(name);
        test::RandomPlayer player(11);
        Game game = test::game_of(name);
        Judges judges(game.position().rules());
        while (game.position().in_prelude()) {
            game.play(player.choose(game.legal_moves(), Move::none()));
        }
        for (int ply = 0; ply < 100 && !game.status().over(); ++ply) {
            Position position = game.position();
            for (const Move m : game.legal_moves()) {
                position.make(m);
                judges.require_agreement(position);
                position.unmake();
            }
            judges.require_agreement(position);
            game.play(player.choose(game.legal_moves(), Move::none()));
        }
    }
}

TEST_CASE("the pawns' key is that of the men that promote", "[evaluate]") {
    const auto key = [](const std::string& fen) {
        return test::game_of("superchess", fen).position().state().pawn_key;
    };
    const std::uint64_t three_kinds = key("4k3/8/8/2p5/1F6/3T4/8/4K3 w - - 0 1");
    CHECK(key("4k3/7q/8/2p5/1F6/3T4/8/R4K2 b - - 0 1") == three_kinds);
    CHECK(key("4k3/8/8/2p5/1T6/3F4/8/4K3 w - - 0 1") != three_kinds);
    CHECK(key("4k3/8/8/2P5/1F6/3T4/8/4K3 w - - 0 1") != three_kinds);
    CHECK(key("4k3/8/8/8/8/8/8/4K2R w - - 0 1") == 0);
}

TEST_CASE("what pawns attack by riding is seen anew where others have come in between", "[evaluate]") {
    const std::vector<std::pair<char, std::string>> pieces{
        {'K', "K"}, {'P', "fmWfcB"}, {'N', "N"}, {'Q', "Q"}};
    const RulesetPtr rules = test::compile_or_throw(test::small_game(pieces));
    const EvalTables tables(*rules, EvaluationWeights(*rules));
    PawnCache cache;
    const auto attacks = [&](const std::string& fen) {
        return cache.maps(read(fen, *rules), tables)[index(Color::White)].attacks;
    };
    CHECK_FALSE(tables.pawns_stand_alone);
    CHECK(attacks("4k3/8/8/8/8/8/P7/4K3 w - - 0 1").contains(Square::at(5, 6)));
    const SquareSet blocked = attacks("4k3/8/8/8/2n5/8/P7/4K3 w - - 0 1");
    CHECK(blocked.contains(Square::at(2, 3)));
    CHECK_FALSE(blocked.contains(Square::at(5, 6)));
}

}  // namespace tenfold
