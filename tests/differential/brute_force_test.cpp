#include "support/brute_force.h"

#include <algorithm>
#include <fmt/format.h>

#include "support/brute_force_endgame.h"
#include "support/catch.h"
#include "support/data_lines.h"
#include "support/random_play.h"

#include "tenfold/game.h"

// The engine and the naive rules of tests/support play the same random games and must agree on everything.

using namespace tenfold;

namespace {

constexpr int kLongestGame = 260;  ///< plies

std::vector<std::string> sorted_texts(const Game& game) {
    std::vector<std::string> texts;
    for (const Move m : game.legal_moves()) {
        texts.push_back(game.to_text(m));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

void check_agreement(const Game& game, const brute_force::Game& twin) {
    REQUIRE(game.fen() == twin.fen());
    INFO(game.variant().name() << ": " << game.fen());
    REQUIRE(sorted_texts(game) == twin.moves());
    REQUIRE(game.in_check() == twin.in_check());
    const GameStatus status = game.status();
    const auto ends = twin.ends();
    INFO("the engine says " << to_string(status.end) << ", the naive rules say "
                            << (ends.empty() ? "ongoing" : *ends.begin()));
    REQUIRE(status.over() == !ends.empty());
    if (status.over()) {
        REQUIRE(ends.contains(std::string(to_string(status.end))));
        REQUIRE(status.white_scores == twin.white_scores());
    }
}

/// Takes every move back and finds the same positions again.
void check_way_back(Game& game, std::vector<std::string> fens) {
    while (!game.moves().empty()) {
        game.undo();
        fens.pop_back();
        REQUIRE(game.fen() == fens.back());
    }
}

void play_random_game(Game game, brute_force::Game twin, test::RandomPlayer& player) {
    std::vector<std::string> fens{game.fen()};
    check_agreement(game, twin);
    while (!game.status().over() && game.moves().size() < kLongestGame) {
        const auto played = game.moves();
        const Move own_last = played.size() < 2 ? Move::none() : played[played.size() - 2];
        const std::string text = game.to_text(player.choose(game.legal_moves(), own_last));
        const Result<Move> move = game.parse_move(text);
        REQUIRE(move.ok());
        game.play(move.value());
        twin.play(text);
        check_agreement(game, twin);
        fens.push_back(game.fen());
    }
    check_way_back(game, std::move(fens));
}

void play_random_games(const std::string& name, int games) {
    const VariantLibrary library;
    const Result<Variant> variant = library.find(name);
    REQUIRE(variant.ok());
    const auto& rules = brute_force::rules_of(name);
    std::vector<std::string> starts = test::known_positions(name);
    REQUIRE(!starts.empty());
    for (int n = 0; n < games; ++n) {
        test::RandomPlayer player(static_cast<std::uint64_t>(n));
        const std::string fen = n % 3 == 0   ? rules.start
                                : n % 3 == 1 ? player.choose(starts)
                                             : brute_force::random_endgame(rules, player);
        Result<Game> game = Game::from_fen(variant.value(), fen);
        REQUIRE(game.ok());
        play_random_game(game.value(), brute_force::Game(rules, fen), player);
    }
}

}  // namespace

TEST_CASE("Random games of Opulent Chess go as the naive rules say") {
    play_random_games("opulent", test::random_games(300));
}

TEST_CASE("Random games of Opulent Chess to the letter go as the naive rules say") {
    play_random_games("opulent-literal", test::random_games(60));
}

TEST_CASE("Random games of the other games go as the naive rules say") {
    for (const char* name : {"opulent-modern", "chess", "capablanca", "grand", "shako"}) {
        play_random_games(name, test::random_games(40));
    }
}

TEST_CASE("The naive rules count the lines of play that others count") {
    for (const std::string& name : brute_force::game_names()) {
        for (const test::DataLine& line : test::data_lines(name + ".perft")) {
            INFO(line.fields[1]);
            const auto position = brute_force::read_fen(brute_force::rules_of(name), line.fields[1]);
            REQUIRE(fmt::format("D1 {}", brute_force::perft(position, 1)) == line.fields.at(2));
            REQUIRE(fmt::format("D2 {}", brute_force::perft(position, 2)) == line.fields.at(3));
        }
    }
}
