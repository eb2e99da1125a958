#include <array>
#include <cstdint>

#include "support/brute_force.h"
#include "support/brute_force_vectors.h"
#include "support/catch.h"
#include "support/random_play.h"
#include "support/variant_files.h"
#include "tools/game_text.h"

#include "tenfold/game.h"
#include "tenfold/variants.h"

// The second game of docs/variant-files.md has pieces that move in legs, burn and are immune: it must be what
// its text says, by the naive rules.

using namespace tenfold;

namespace {

/// The file of the page that has this name.
std::string file_of_page(const std::string& name) {
    const std::string page = test::content_of(TENFOLD_SOURCE_DIR "/docs/variant-files.md");
    const std::string fence = "```";
    const std::size_t begin = page.find('\n', page.rfind(fence, page.find("name = \"" + name + "\""))) + 1;
    return page.substr(begin, page.find(fence, begin) - begin);
}

Variant bonfire() {
    VariantLibrary library;
    const auto complaints = test::as_text(library.load_text(file_of_page("bonfire"), "bonfire.toml"));
    REQUIRE(complaints == std::vector<std::string>{});
    return library.find("bonfire").value();
}

/// "One or two legs, a step aslant or a jump over an orthogonal neighbour, capturing with each."
brute_force::LegRules vagabond() {
    brute_force::LegRules legs;
    legs.least = 1;
    legs.most = 2;
    legs.steps = brute_force::kBishopLines;
    legs.jumps = brute_force::kRookLines;
    legs.steps_capture = legs.jumps_capture = true;
    return legs;
}

/// "A step straight or a jump over a diagonal neighbour; then everything around burns."
brute_force::LegRules firebrand() {
    brute_force::LegRules legs;
    legs.least = legs.most = 1;
    legs.steps = brute_force::kRookLines;
    legs.jumps = brute_force::kBishopLines;
    legs.burns = true;
    return legs;
}

/// "Two steps of a king, capturing nothing."
brute_force::LegRules ghost() {
    brute_force::LegRules legs;
    legs.least = legs.most = 2;
    legs.steps = brute_force::kQueenLines;
    return legs;
}

brute_force::GameRules naive_bonfire() {
    brute_force::GameRules game = brute_force::rules_of("chess");
    game.name = "bonfire";
    game.start = "rvfqkgvr/pppppppp/8/8/8/8/PPPPPPPP/RVFQKGVR w KQkq - 0 1";
    game.pieces.erase('N');
    game.pieces.erase('B');
    game.pieces['V'].legs = vagabond();
    game.pieces['F'].legs = firebrand();
    game.pieces['G'].legs = ghost();
    game.promotes_to = "QRVFG";
    game.immune = "G";
    game.passing = true;
    game.helpless_men = {""};
    return game;
}

std::uint64_t count(Game& game, int depth) {
    const auto moves = game.legal_moves();
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t lines = 0;
    for (const Move m : moves) {
        game.play(m);
        lines += count(game, depth - 1);
        game.undo();
    }
    return lines;
}

std::uint64_t count(const brute_force::Game& game, int depth) {
    if (depth == 1) {
        return game.moves().size();
    }
    std::uint64_t lines = 0;
    for (const std::string& move : game.moves()) {
        brute_force::Game next = game;
        next.play(move);
        lines += count(next, depth - 1);
    }
    return lines;
}

}  // namespace

TEST_CASE("the documented game of legs and fire has the counts that the page gives") {
    Game game(bonfire());
    const brute_force::GameRules rules = naive_bonfire();
    const brute_force::Game twin(rules);
    const std::array<std::uint64_t, 4> documented{25, 625, 16'887, 453'310};
    for (int depth = 1; depth <= 4; ++depth) {
        CHECK(count(game, depth) == documented[static_cast<std::size_t>(depth - 1)]);
    }
    CHECK(count(twin, 3) == documented[2]);
}

TEST_CASE("the documented game of legs and fire is played as the naive rules play it") {
    const Variant variant = bonfire();
    const auto rules = naive_bonfire();
    for (int n = 0; n < test::random_games(20); ++n) {
        test::RandomPlayer player(static_cast<std::uint64_t>(n));
        Game game(variant);
        brute_force::Game twin(rules);
        while (!game.status().over() && game.moves().size() < 120) {
            INFO(game.fen());
            REQUIRE(game.fen() == twin.fen());
            REQUIRE(game.in_check() == twin.in_check());
            REQUIRE(legal_move_texts(game) == twin.moves());
            const std::string text = game.to_text(player.choose(game.legal_moves(), Move::none()));
            game.play(game.parse_move(text).value());
            twin.play(text);
        }
        REQUIRE(game.status().over() == !twin.ends().empty());
    }
}
