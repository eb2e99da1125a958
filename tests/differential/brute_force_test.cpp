#include "support/brute_force.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string_view>

#include "position/fen.h"
#include "support/brute_force_placements.h"
#include "support/catch.h"
#include "support/data_lines.h"
#include "support/random_play.h"
#include "tools/game_text.h"

#include "tenfold/game.h"

// The engine and the naive rules of tests/support play the same random games and must agree on everything.

using namespace tenfold;

namespace {

constexpr int kLongestGame = 260;  ///< plies
constexpr std::size_t kDeepest =
    std::string_view("D2 99999").size();  ///< more would take the naive rules long

using Results = std::map<std::string, std::string>;  ///< FENs by the moves that lead there

/// The first move on which the two disagree, as text; empty if there is none.
std::string difference(const Results& engine, const Results& naive) {
    for (const auto& [move, fen] : engine) {
        const auto same = naive.find(move);
        if (same == naive.end()) {
            return move + " is the engine's alone";
        }
        if (same->second != fen) {
            return fmt::format("{} leads to {}, for the naive rules to {}", move, fen, same->second);
        }
    }
    const auto missing = std::find_if(naive.begin(), naive.end(),
                                      [&](const auto& entry) { return !engine.contains(entry.first); });
    return missing == naive.end() ? "" : missing->first + " is missing";
}

/// The moves that only one of the two knows; both lists are sorted.
std::vector<std::string> odd_ones(const std::vector<std::string>& engine,
                                  const std::vector<std::string>& naive) {
    std::vector<std::string> odd;
    std::set_symmetric_difference(engine.begin(), engine.end(), naive.begin(), naive.end(),
                                  std::back_inserter(odd));
    return odd;
}

/// The moves of which to compare what comes of them: all, but of a prelude's thousands mostly some.
std::set<std::string> moves_to_try(const std::vector<std::string>& texts, test::RandomPlayer& player) {
    constexpr std::size_t kFewEnough = 400;
    constexpr std::size_t kSample = 100;
    constexpr std::size_t kThorough = 16;  // one time in so many all are tried nevertheless
    if (texts.size() <= kFewEnough || player.below(kThorough) == 0) {
        return {texts.begin(), texts.end()};
    }
    const std::size_t stride = texts.size() / kSample;
    std::set<std::string> sample;
    for (std::size_t i = player.below(stride); i < texts.size(); i += stride) {
        sample.insert(texts[i]);
    }
    return sample;
}

/// Makes the wanted ones of the legal moves and takes them back: nothing may be left of it, and what is kept
/// move by move must be what counting anew would give.
Results results_of(const Game& game, const std::set<std::string>& wanted) {
    Results results;
    Position position = game.position();
    for (const Move m : game.legal_moves()) {
        std::string text = game.to_text(m);
        if (!wanted.contains(text)) {
            continue;
        }
        position.make(m);
        results.emplace(std::move(text), to_fen(position));
        if (results.size() % 8 == 0) {
            REQUIRE(position.inconsistency() == "");
        }
        position.unmake();
        REQUIRE(position.same_as(game.position()));
    }
    REQUIRE(position.inconsistency() == "");
    return results;
}

/// `player` chooses the moves to try where there are too many.
void check_agreement(const Game& game, const brute_force::Game& twin, test::RandomPlayer& player) {
    REQUIRE(game.fen() == twin.fen());
    INFO(game.variant().name() << ": " << game.fen());
    const auto texts = legal_move_texts(game);
    REQUIRE(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
    REQUIRE(odd_ones(texts, twin.moves()) == std::vector<std::string>{});
    const auto tried = moves_to_try(texts, player);
    REQUIRE(difference(results_of(game, tried), twin.results(tried)) == "");
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
        REQUIRE(game.position().inconsistency() == "");
    }
}

void play_random_game(Game game, brute_force::Game twin, test::RandomPlayer& player) {
    std::vector<std::string> fens{game.fen()};
    check_agreement(game, twin, player);
    while (!game.status().over() && game.moves().size() < kLongestGame) {
        const auto played = game.moves();
        const Move own_last = played.size() < 2 ? Move::none() : played[played.size() - 2];
        const std::string text = game.to_text(player.choose(game.legal_moves(), own_last));
        const Result<Move> move = game.parse_move(text);
        REQUIRE(move.ok());
        game.play(move.value());
        twin.play(text);
        check_agreement(game, twin, player);
        fens.push_back(game.fen());
    }
    check_way_back(game, std::move(fens));
}

/// Where the n-th random game begins.
std::string random_start(const brute_force::GameRules& rules, const std::vector<std::string>& known, int n,
                         test::RandomPlayer& player) {
    switch (n % 4) {
        case 0:
            return rules.start;
        case 1:
            return player.choose(known);
        case 2:
            return brute_force::random_endgame(rules, player);
        default:
            return brute_force::random_crowd(rules, player);
    }
}

/// Some begin with the known positions of the game `kin`, whose men are the same.
void play_random_games(const std::string& name, int games, const std::string& kin) {
    const VariantLibrary library;
    const Result<Variant> variant = library.find(name);
    REQUIRE(variant.ok());
    const auto& rules = brute_force::rules_of(name);
    const std::vector<std::string> starts = test::known_positions(kin);
    REQUIRE(!starts.empty());
    const brute_force::Game from_start(rules);  // whose moves need not be found for every game anew
    for (int n = 0; n < games; ++n) {
        test::RandomPlayer player(static_cast<std::uint64_t>(n));
        const std::string fen = random_start(rules, starts, n, player);
        Result<Game> game = Game::from_fen(variant.value(), fen);
        REQUIRE(game.ok());
        play_random_game(game.value(), fen == rules.start ? from_start : brute_force::Game(rules, fen),
                         player);
    }
}

void play_random_games(const std::string& name, int games) {
    play_random_games(name, games, name);
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

TEST_CASE("Random games of Supremo Superchess go as the naive rules say") {
    play_random_games("supremo", test::random_games(100));
}

TEST_CASE("Random games of Supremo Superchess's siblings go as the naive rules say") {
    for (const char* name : {"supremo-nopass", "supremo-nojumpcapture"}) {
        play_random_games(name, test::random_games(30), "supremo");
    }
}

TEST_CASE("Random games of Superchess go as the naive rules say, preludes included") {
    for (const char* name : {"superchess", "superchess-corus"}) {
        play_random_games(name, test::random_games(60));
    }
}

TEST_CASE("The naive rules count the lines of play that others count") {
    for (const std::string& name : brute_force::game_names()) {
        for (const test::DataLine& line : test::data_lines(name + ".perft")) {
            INFO(line.fields[1]);
            const auto position = brute_force::read_fen(brute_force::rules_of(name), line.fields[1]);
            REQUIRE(fmt::format("D1 {}", brute_force::perft(position, 1)) == line.fields.at(2));
            const std::string& two_plies = line.fields.at(3);
            if (two_plies.size() <= kDeepest) {
                REQUIRE(fmt::format("D2 {}", brute_force::perft(position, 2)) == two_plies);
            }
        }
    }
}
