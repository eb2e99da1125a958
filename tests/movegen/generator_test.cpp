#include "movegen/generator.h"

#include <algorithm>
#include <string>
#include <vector>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "position/attacks.h"
#include "position/fen.h"
#include "support/catch.h"
#include "support/small_games.h"

using namespace tenfold;
using test::compile_or_throw;
using test::give_legs;
using test::piece_of;
using test::small_game;
using Strings = std::vector<std::string>;

namespace {

/// The texts of the legal moves from a square (all if it is empty), sorted. Counting them finds as many.
Strings moves_of(const VariantSpec& spec, const std::string& fen, const std::string& from = "") {
    const RulesetPtr rules = compile_or_throw(spec);
    auto parsed = parse_fen(fen, *rules);
    REQUIRE(parsed.ok());
    Position& position = parsed.value().position;
    MoveList moves;
    generate_legal(position, moves);
    CHECK(count_legal(position) == moves.size());
    Strings texts;
    for (const Move m : moves) {
        const std::string text = to_text(m, *rules);
        if (text.substr(0, from.size()) == from) {
            texts.push_back(text);
        }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string fen_after(const VariantSpec& spec, const std::string& fen, const std::string& move) {
    const RulesetPtr rules = compile_or_throw(spec);
    auto parsed = parse_fen(fen, *rules);
    REQUIRE(parsed.ok());
    Position& position = parsed.value().position;
    const auto found = parse_move(move, position);
    REQUIRE(found.ok());
    position.make(found.value());
    CHECK(position.inconsistency().empty());
    return to_fen(position);
}

constexpr const char* kStart = "4k3/8/8/8/8/8/X7/4K3 w";

}  // namespace

TEST_CASE("an initial movement and another one to the same square are one move") {
    for (const std::string movement :
         {"fmDifmW2", "fmnDifmD", "ifmW2ifmD", "fmRifmD", "fmWWifmD", "fmW3ifmH"}) {
        INFO(movement);
        const Strings moves = moves_of(small_game({{'K', "K"}, {'X', movement}}, kStart), kStart, "a2");
        CHECK(!moves.empty());
        CHECK(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
    }
    VariantSpec in_legs = small_game({{'K', "K"}, {'X', "ifmD"}}, kStart);
    give_legs(in_legs, 'X', {"fmW", "fmW"});
    CHECK(moves_of(in_legs, kStart, "a2") == Strings{"a2a4"});
}

TEST_CASE("coming back to where the only capture was made is the capture on arrival, if that can be made") {
    VariantSpec spec = small_game({{'K', "K"}, {'O', "mW"}, {'X', "mW"}}, "4k3/8/8/8/8/8/X7/4K3 w");
    const std::string fen = "4k3/8/8/1o6/X7/8/8/4K3 w";
    const auto to_victim = [&] {
        Strings moves = moves_of(spec, fen, "a4");
        moves.erase(std::remove_if(moves.begin(), moves.end(),
                                   [](const std::string& m) { return m.substr(m.size() - 2) != "b5"; }),
                    moves.end());
        return moves;
    };
    give_legs(spec, 'X', {"K", "K", "K"});
    CHECK(to_victim() == Strings{"a4b5"});
    piece_of(spec, 'X').legs.clear();
    give_legs(spec, 'X', {"cF", "mfW", "mbW"});
    CHECK(to_victim() == Strings{"a4b5,b5b6,b6b5"});
}

TEST_CASE("a piece that burns does so after an initial movement too, and threatens to") {
    VariantSpec spec = small_game({{'K', "K"}, {'O', "mW"}, {'X', "mWifmD"}}, kStart);
    piece_of(spec, 'X').burns = true;
    CHECK(fen_after(spec, "4k3/8/8/1o6/8/o7/X7/4K3 w", "a2a4") == "4k3/8/8/8/X7/8/8/4K3 b - - 0 1");
    const RulesetPtr rules = compile_or_throw(spec);
    const auto in_check_at = [&](const std::string& fen) {
        auto parsed = parse_fen(fen, *rules);
        REQUIRE(parsed.ok());
        return in_check(parsed.value().position);
    };
    CHECK(in_check_at("8/8/8/1k6/8/8/X7/4K3 b"));
    CHECK_FALSE(in_check_at("8/8/1k6/8/8/X7/8/4K3 b"));
}
