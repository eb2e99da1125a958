#include "differential/other_engines.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>

#include "core/square_set.h"
#include "support/catch.h"
#include "support/random_play.h"
#include "support/temporary_folder.h"
#include "tools/perft.h"

#include "tenfold/game.h"

// Random games are walked through, and other engines count the moves of the positions passed. The programs
// are driven over pipes; where one isn't installed, its test says so and passes.

using namespace tenfold;
using test::Divide;

namespace {

constexpr int kDepth = 2;

Divide divide(const Game& game) {
    Divide result;
    for (const PerftBranch& branch : perft_divide(game.position(), kDepth, 1)) {
        result[game.to_text(branch.move)] = branch.nodes;
    }
    return result;
}

/// "e2e4: 20, not 19; ..." for every move about which the two don't agree; empty if they do.
std::string differences(const Divide& ours, const Divide& theirs) {
    const auto count = [](const Divide& divide, const std::string& move) {
        const auto found = divide.find(move);
        return found != divide.end() ? std::to_string(found->second) : "none";
    };
    Divide both = ours;
    both.insert(theirs.begin(), theirs.end());
    std::string text;
    for (const auto& [move, nodes] : both) {
        if (count(ours, move) != count(theirs, move)) {
            text += fmt::format("{}: {}, not {}; ", move, count(ours, move), count(theirs, move));
        }
    }
    return text;
}

/// The other engine ends a game when a king is bare; we count on. So keep away from there.
bool is_near_bare_king(const Position& position) {
    if (position.rules().spec.results.bare_king == BareKingRule::None) {
        return false;
    }
    const auto men = [&](Color c) { return position.pieces(c).size(); };
    return std::min(men(Color::White), men(Color::Black)) < 4;
}

/// Sjaak II lets a black pawn become an Archbishop although none was lost. It matters once a black pawn
/// is a move away from its first promotion rank.
bool meets_archbishop_fault(const Position& position) {
    const Ruleset& rules = position.rules();
    const Piece pawn(Color::Black, rules.type_of('P').value());
    bool near = false;
    position.pieces(Color::Black).for_each([&](Square s) {
        near = near || (position[s] == pawn && s.rank() < 4);
    });
    return near && position.count(Color::Black, rules.type_of('A').value()) > 0;
}

/// Calls `visit(game)` now and then in random games from `start`, until it returned true `wanted` times.
template <class Visit>
void walk_random_games(const Game& start, int wanted, std::uint64_t seed, Visit visit) {
    constexpr std::size_t kLongestGame = 220;
    test::RandomPlayer player(seed);
    for (int seen = 0; seen < wanted;) {
        Game game = start;
        while (!game.status().over() && game.moves().size() < kLongestGame && seen < wanted) {
            const auto played = game.moves();
            const Move own_last = played.size() < 2 ? Move::none() : played[played.size() - 2];
            game.play(player.choose(game.legal_moves(), own_last));
            if (player.below(12) == 0 && visit(game)) {
                ++seen;
            }
        }
    }
}

}  // namespace

TEST_CASE("Fairy-Stockfish counts the same moves in every game that both know") {
    const auto program = test::installed_game("fairy-stockfish");
    if (!program) {
        WARN("not compared: fairy-stockfish is missing (apt-get install fairy-stockfish)");
        return;
    }
    test::FairyStockfish other(*program);
    const VariantLibrary library;
    int games_compared = 0;
    for (const std::string& name : library.names()) {
        const auto& known = other.variants();
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            continue;
        }
        ++games_compared;
        other.set_variant(name);
        walk_random_games(Game(library.find(name).value()), test::random_games(30), 1, [&](const Game& game) {
            if (is_near_bare_king(game.position())) {
                return false;
            }
            INFO(name << ": " << game.fen());
            REQUIRE(differences(divide(game), other.divide(game.fen(), kDepth)) == "");
            return true;
        });
    }
    REQUIRE(games_compared >= 5);
}

namespace {

const std::string kOrthodoxStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Could a pawn promote within two plies?
bool is_near_promotion(const Position& position) {
    const Ruleset& rules = position.rules();
    bool near = false;
    for (const Color c : kColors) {
        position.pieces(c).for_each([&](Square s) {
            const int to_go = c == Color::White ? rules.spec.ranks - 1 - s.rank() : s.rank();
            near = near || (rules.info(position[s].type()).promotes && to_go <= 2);
        });
    }
    return near;
}

/// Has a pawn become a piece that chess doesn't have?
bool has_new_pieces(const Position& position) {
    const auto& kinds = position.rules().prelude.kinds;
    return std::any_of(kinds.begin(), kinds.end(), [&](PieceType kind) {
        return position.count(Color::White, kind) + position.count(Color::Black, kind) > 0;
    });
}

/// Superchess's pieces of the championships in Fairy-Stockfish's own words; it has no prelude.
constexpr std::string_view kChampionship =
    "[tenfold-championship:chess]\n"
    "chancellor = e\narchbishop = s\ncentaur = v\namazon = a\n"
    "promotionPieceTypes = qesvrbn\npromotionLimit = q:1 e:1 s:1 v:1 r:2 b:2 n:2\n";

}  // namespace

TEST_CASE("Superchess without new pieces has the moves that Fairy-Stockfish counts in chess") {
    const auto program = test::installed_game("fairy-stockfish");
    if (!program) {
        WARN("not compared: fairy-stockfish is missing (apt-get install fairy-stockfish)");
        return;
    }
    test::FairyStockfish other(*program);
    other.set_variant("chess");
    const Variant superchess = VariantLibrary().find("superchess").value();
    int castlings = 0;
    int en_passants = 0;
    const auto compare = [&](const Game& game) {
        if (has_new_pieces(game.position()) || is_near_promotion(game.position())) {
            return false;  // to new pieces as well, and not to those on the board
        }
        INFO(game.fen());
        REQUIRE(differences(divide(game), other.divide(game.fen(), kDepth)) == "");
        castlings += game.position().state().castling != 0 ? 1 : 0;
        en_passants += game.position().state().en_passant.is_none() ? 0 : 1;
        return true;
    };
    walk_random_games(Game::from_fen(superchess, kOrthodoxStart).value(), 4 * test::random_games(30), 3,
                      compare);
    // Random games hardly ever allow a capture en passant.
    for (const char* fen :
         {"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
          "r3k2r/8/8/8/pPp5/8/8/R3K2R b KQkq b3 0 20", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 40"}) {
        CHECK(compare(Game::from_fen(superchess, fen).value()));
    }
    CHECK(castlings > 0);
    CHECK(en_passants >= 2);
}

TEST_CASE("Fairy-Stockfish counts the same moves in the championship's Superchess") {
    const auto program = test::installed_game("fairy-stockfish");
    if (!program) {
        WARN("not compared: fairy-stockfish is missing (apt-get install fairy-stockfish)");
        return;
    }
    const test::TemporaryFolder folder;
    test::FairyStockfish other(*program);
    other.load_variants(folder.write("variants.ini", kChampionship));
    other.set_variant("tenfold-championship");
    const Variant championship = VariantLibrary().find("superchess-corus").value();
    int promotions = 0;
    const auto compare = [&](const Game& game) {
        if (game.position().in_prelude()) {
            return false;
        }
        INFO(game.fen());
        REQUIRE(differences(divide(game), other.divide(game.fen(), kDepth)) == "");
        promotions += is_near_promotion(game.position()) ? 1 : 0;
        return true;
    };
    walk_random_games(Game(championship), 4 * test::random_games(30), 4, compare);
    walk_random_games(Game::from_fen(championship, kOrthodoxStart).value(), test::random_games(30), 5,
                      compare);
    CHECK(promotions > 0);
}

TEST_CASE("Sjaak II counts the same moves in Opulent Chess") {
    const auto program = test::installed_game("sjaakii");
    if (!program) {
        WARN("not compared: sjaakii is missing (apt-get install sjaakii)");
        return;
    }
    test::SjaakII other(*program);
    const VariantLibrary library;
    const Variant opulent = library.find("opulent").value();
    walk_random_games(Game(opulent), 10 * test::random_games(30), 2, [&](const Game& game) {
        if (meets_archbishop_fault(game.position())) {
            return false;
        }
        INFO(game.fen());
        Position position = game.position();
        REQUIRE(perft(position, kDepth) == other.perft(game.fen(), kDepth));
        return true;
    });
}
