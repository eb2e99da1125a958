#include "movegen/danger.h"

#include "core/random.h"
#include "movegen/movegen.h"
#include "position/fen.h"
#include "support/catch.h"
#include "support/small_games.h"

using namespace tenfold;
using test::compile_or_throw;
using test::small_game;

namespace {

/// By making the move in full and looking at the king: the slow way that Danger is to save.
bool is_legal_slowly(Position& position, Move m) {
    const Color us = position.side();
    position.make(m);
    const bool safe = !is_attacked(position, position.king(us), ~us);
    position.unmake();
    return safe;
}

/// Walks random games and compares the two ways for every pseudo-legal move; returns how many moves were
/// judged illegal, so that a test can tell whether it met any danger at all.
int compare_on_random_games(const Ruleset& rules, int games, std::uint64_t seed) {
    Random random(seed);
    int illegal = 0;
    for (int game = 0; game < games; ++game) {
        Position position = start_position(rules);
        for (int ply = 0; ply < 80; ++ply) {
            const Danger danger = find_danger(position);
            REQUIRE(danger.in_check == in_check(position));
            MoveList moves;
            generate(position, MoveClass::All, moves);
            MoveList legal;
            for (const Move m : moves) {
                const bool fast = is_legal(position, m, danger);
                INFO(to_fen(position) << ' ' << to_string(m.from()) << to_string(m.to()));
                REQUIRE(fast == is_legal_slowly(position, m));
                if (fast) {
                    legal.push_back(m);
                } else {
                    ++illegal;
                }
            }
            REQUIRE(count_legal(position) == legal.size());
            if (legal.empty()) {
                break;
            }
            position.make(legal[static_cast<std::size_t>(random.below(legal.size()))]);
            REQUIRE(position.inconsistency().empty());
        }
    }
    return illegal;
}

}  // namespace

TEST_CASE("danger squares judge moves as making them does: orthodox pieces") {
    const auto rules = compile_or_throw(
        small_game({{'K', "K"}, {'Q', "Q"}, {'R', "R"}, {'B', "B"}, {'N', "N"}, {'P', "fmWfceFifmW2"}},
                   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
    CHECK(compare_on_random_games(*rules, 40, 1) > 100);
}

TEST_CASE("danger squares judge moves as making them does: cannons, grasshoppers, skis, limited riders") {
    const auto rules = compile_or_throw(small_game({{'K', "K"},
                                                    {'C', "mRcpR"},
                                                    {'G', "gQ"},
                                                    {'S', "jR"},
                                                    {'V', "BpB"},
                                                    {'L', "R3"},
                                                    {'P', "fmWfcF"},
                                                    {'Q', "Q"}},
                                                   "lcsgkvcl/pppppppp/8/8/8/8/PPPPPPPP/LCSGKVCL"));
    CHECK(compare_on_random_games(*rules, 60, 2) > 100);
}

TEST_CASE("danger squares judge moves as making them does: steps of two sizes along one line") {
    const auto rules = compile_or_throw(small_game({{'K', "K"},
                                                    {'R', "RD"},
                                                    {'B', "B4"},
                                                    {'D', "DD"},
                                                    {'A', "AAW"},
                                                    {'H', "HHDD"},
                                                    {'P', "fmWfcF"},
                                                    {'Q', "QAA"}},
                                                   "rdabkqhr/pppppppp/8/8/8/8/PPPPPPPP/RDABKQHR"));
    CHECK(compare_on_random_games(*rules, 60, 5) > 100);
}

TEST_CASE("danger squares judge moves as making them does: gates, hurdles, riders of odd leaps") {
    const auto rules = compile_or_throw(small_game({{'K', "K"},
                                                    {'H', "nN"},
                                                    {'J', "jDjA"},
                                                    {'R', "NN"},
                                                    {'D', "DDF"},
                                                    {'E', "nAnD"},
                                                    {'Z', "nZW"},
                                                    {'P', "mfFcefWimfA"},
                                                    {'Q', "pNN"}},
                                                   "rhjdkezq/pppppppp/8/8/8/8/PPPPPPPP/RHJDKEZQ"));
    CHECK(compare_on_random_games(*rules, 60, 3) > 100);
}

TEST_CASE("a piece that would become a hurdle between cannon and king may not move there") {
    const auto rules = compile_or_throw(small_game({{'K', "K"}, {'C', "mRcpR"}, {'N', "N"}}));
    auto parsed = parse_fen("4c2k/8/8/8/8/2N5/8/4K3 w", *rules);
    REQUIRE(parsed.ok());
    Position position = parsed.value().position;
    const Danger danger = find_danger(position);
    CHECK_FALSE(danger.in_check);
    CHECK(danger.fill.contains(Square::at(4, 1)));
    CHECK_FALSE(is_legal(position, Move::step(Square::at(2, 2), Square::at(4, 3), false), danger));
    CHECK(is_legal(position, Move::step(Square::at(2, 2), Square::at(3, 4), false), danger));
}

TEST_CASE("danger squares judge moves as making them does: legs, fire and immunity") {
    VariantSpec spec = small_game({{'K', "K"},
                                   {'V', "mW"},
                                   {'U', "N"},
                                   {'T', "mKmjDifmD"},
                                   {'I', "BpB"},
                                   {'R', "mRcpR"},
                                   {'P', "fmWfcF"},
                                   {'Q', "Q"}},
                                  "rvutkivr/pppppppp/8/8/8/8/PPPPPPPP/RVUTKIVR");
    test::give_legs(spec, 'V', {"K", "WjD", "fK"});
    test::give_legs(spec, 'U', {"NmW", "cfKmbW"});
    test::piece_of(spec, 'T').burns = true;
    test::piece_of(spec, 'I').immune = true;
    CHECK(compare_on_random_games(*compile_or_throw(spec), 12, 4) > 100);
}

TEST_CASE("a mover in legs that passes its target and comes back to it is kept off from afar") {
    VariantSpec spec = small_game({{'K', "K"}, {'X', "mW"}, {'O', "mW"}});
    spec.files = spec.ranks = 10;
    spec.promotion.forced_ranks = {10};
    spec.start_fen = "5k4/10/10/10/10/10/10/10/10/5K4 w";
    test::give_legs(spec, 'X', {"rmH", "rmH", "rmH", "cN"});
    const auto rules = compile_or_throw(spec);
    auto parsed = parse_fen("5k4/10/10/10/10/10/10/10/7K2/x8O w", *rules);
    REQUIRE(parsed.ok());
    Position& position = parsed.value().position;
    const Danger danger = find_danger(position);
    CHECK_FALSE(danger.in_check);
    CHECK_FALSE(is_legal(position, Move::step(Square::at(9, 0), Square::at(9, 1), false), danger));
}
