#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "movegen/danger.h"
#include "movegen/movegen.h"
#include "position/attacks.h"
#include "position/fen.h"
#include "registry/registry.h"
#include "support/catch.h"
#include "support/random_play.h"
#include "support/small_games.h"

// Whatever is done fast is done slowly here as well, at every position of random games of every built-in
// game.

using namespace tenfold;

namespace {

constexpr int kLongestGame = 200;  ///< plies

std::vector<Move> generated(const Position& position, MoveClass which) {
    MoveList moves;
    generate(position, which, moves);
    return {moves.begin(), moves.end()};
}

std::vector<Move> sorted(std::vector<Move> moves) {
    std::sort(moves.begin(), moves.end(), [](Move a, Move b) { return a.bits() < b.bits(); });
    return moves;
}

void check_classes(const Position& position, const std::vector<Move>& all) {
    std::vector<Move> parts = generated(position, MoveClass::Tactical);
    for (const Move m : parts) {
        REQUIRE((m.is_capture() || m.is_promotion()));
    }
    for (const Move m : generated(position, MoveClass::Quiet)) {
        REQUIRE_FALSE((m.is_capture() || m.is_promotion()));
        parts.push_back(m);
    }
    const auto whole = sorted(all);
    REQUIRE(sorted(parts) == whole);
    REQUIRE(std::adjacent_find(whole.begin(), whole.end()) == whole.end());
}

/// Makes and unmakes the move; was it legal? `closely`: everything kept incrementally is checked on the way.
bool is_legal_by_trial(Position& position, Move m, bool closely) {
    const Position before = position;
    const Color us = position.side();
    position.make(m);
    if (closely) {
        REQUIRE(position.inconsistency() == "");
    }
    const bool legal = !is_attacked(position, position.king(us), ~us);
    position.unmake();
    if (closely) {
        REQUIRE(position.inconsistency() == "");
    }
    REQUIRE(position.same_as(before));
    return legal;
}

/// The legal moves, found by trial; the fast tests must agree with it on every move.
std::vector<Move> check_legality(Position& position, const std::vector<Move>& all) {
    constexpr std::size_t kFewEnough = 400;  // of a prelude's thousands only some are looked at closely
    const std::size_t stride = all.size() > kFewEnough ? 32 : 1;
    std::vector<Move> legal;
    const Danger danger = find_danger(position);
    REQUIRE(danger.in_check == in_check(position));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Move m = all[i];
        const bool closely = i % stride == 0;
        INFO("move from " << to_string(m.from()) << " to " << to_string(m.to()));
        REQUIRE((!closely || is_pseudo_legal(position, m)));
        const bool is_really_legal = is_legal_by_trial(position, m, closely);
        REQUIRE(is_legal(position, m, danger) == is_really_legal);
        REQUIRE((m.is_substitution() || position.exposes_king(m) == !is_really_legal));
        if (is_really_legal) {
            legal.push_back(m);
        }
    }
    return legal;
}

void check_legal_moves(Position& position, const std::vector<Move>& legal) {
    MoveList fast;
    generate_legal(position, fast);
    REQUIRE(std::vector<Move>(fast.begin(), fast.end()) == legal);
    REQUIRE(count_legal(position) == legal.size());
    REQUIRE(has_legal_move(position) == !legal.empty());
}

/// A FEN says all that belongs to a position.
void check_fen(const Position& position) {
    const auto again = parse_fen(to_fen(position), position.rules());
    REQUIRE(again.ok());
    REQUIRE(again.value().notices.empty());
    REQUIRE(again.value().position.key() == position.key());
    REQUIRE(to_fen(again.value().position) == to_fen(position));
}

/// Moves of many positions: what a transposition table may offer in the wrong place.
class StrayMoves {
public:
    void add(const std::vector<Move>& moves, test::RandomPlayer& player) {
        for (const Move m : moves) {
            if (stray_.size() < kMost) {
                stray_.push_back(m);
            } else if (player.below(8) == 0) {
                stray_[player.below(kMost)] = m;
            }
        }
    }
    void check(const Position& position, const std::vector<Move>& all) const {
        for (const Move m : stray_) {
            const bool expected = std::find(all.begin(), all.end(), m) != all.end();
            if (is_pseudo_legal(position, m) != expected) {
                FAIL("is_pseudo_legal is wrong about " << to_string(m.from()) << to_string(m.to()) << " kind "
                                                       << static_cast<int>(m.kind()));
            }
        }
    }

private:
    static constexpr std::size_t kMost = 400;
    std::vector<Move> stray_;
};

void check_random_game(Position position, test::RandomPlayer& player, StrayMoves& stray) {
    std::vector<Move> played;
    while (played.size() < kLongestGame) {
        INFO(position.rules().spec.name << ": " << to_fen(position));
        const auto all = generated(position, MoveClass::All);
        check_classes(position, all);
        const auto legal = check_legality(position, all);
        check_legal_moves(position, legal);
        check_fen(position);
        stray.check(position, all);
        stray.add(all, player);
        if (legal.empty()) {
            return;
        }
        const Move own_last = played.size() < 2 ? Move::none() : played[played.size() - 2];
        played.push_back(player.choose(legal, own_last));
        position.make(played.back());
    }
}

void check_random_games(const Ruleset& rules, int games) {
    StrayMoves stray;
    const auto starts = test::known_positions(rules.spec.name);
    for (int n = 0; n < games; ++n) {
        test::RandomPlayer player(static_cast<std::uint64_t>(n));
        if (n % 2 == 0 || starts.empty()) {
            check_random_game(start_position(rules), player, stray);
        } else {
            const auto parsed = parse_fen(player.choose(starts), rules);
            REQUIRE(parsed.ok());
            check_random_game(parsed.value().position, player, stray);
        }
    }
}

}  // namespace

TEST_CASE("In random games of Opulent Chess the fast ways agree with the slow ones") {
    const Registry registry;
    check_random_games(*registry.find("opulent").value(), test::random_games(30));
}

TEST_CASE("In random games of every built-in game the fast ways agree with the slow ones") {
    const Registry registry;
    for (const std::string& name : registry.names()) {
        check_random_games(*registry.find(name).value(), test::random_games(6));
    }
}

TEST_CASE("In random games with hoppers and lame leapers the fast ways agree with the slow ones") {
    const std::string pawn = "fmWfceFifmW2";
    const std::vector<std::pair<char, std::string>> armies[] = {
        // Cannons, grasshoppers, lame knights, skis.
        {{'K', "K"}, {'P', pawn}, {'Q', "Q"}, {'C', "mRcpR"}, {'G', "gQ"}, {'H', "nN"}, {'S', "jR"}},
        // Hurdle leapers, Vao, Leo, nightriders, forward-only and short-range pieces.
        {{'K', "K"}, {'P', pawn}, {'Q', "jDjA"}, {'C', "mBcpB"}, {'G', "mQcpQ"}, {'H', "NN"}, {'S', "fRbB2"}},
        // Pieces that move and capture differently, doubled riders, lame riders of the elephant's kind.
        {{'K', "K"}, {'P', pawn}, {'Q', "mRcB"}, {'C', "DD"}, {'G', "cpRmN"}, {'H', "nA"}, {'S', "AAW"}},
    };
    for (const auto& army : armies) {
        const RulesetPtr rules = test::compile_or_throw(
            test::small_game(army, "chgqksgh/pppppppp/8/8/8/8/PPPPPPPP/CHGQKSGH w - - 0 1"));
        check_random_games(*rules, test::random_games(12));
    }
}
