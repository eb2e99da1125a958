#include "variant/compiler.h"

#include <algorithm>

#include "support/catch.h"
#include "support/small_games.h"

using namespace tenfold;
using test::compile_or_throw;
using test::small_game;

namespace {

const Mover& mover_of(const Ruleset& rules, Color c, char letter) {
    return rules.mover(Piece(c, *rules.type_of(letter)));
}

template <class T>
std::size_t count(std::span<const T> items) {
    return items.size();
}

std::vector<std::string> complaints(const VariantSpec& spec) {
    std::vector<std::string> texts;
    const auto compiled = compile_ruleset(spec);
    if (!compiled) {
        for (const Diagnostic& d : compiled.error()) {
            texts.push_back(d.message);
        }
    }
    return texts;
}

}  // namespace

TEST_CASE("movements are sorted into leaps, rides and hops by what they do on landing") {
    const auto rules = compile_or_throw(small_game({{'K', "K"}, {'N', "mNcB"}, {'C', "mRcpR"}, {'H', "nN"}}));
    const Mover& knight = mover_of(*rules, Color::White, 'N');
    CHECK(count(knight.leaps[static_cast<std::size_t>(Landing::Quiet)]) == 8);
    CHECK(count(knight.rides[static_cast<std::size_t>(Landing::Capture)]) == 4);
    CHECK_FALSE(knight.is_plain);
    const Mover& cannon = mover_of(*rules, Color::White, 'C');
    CHECK(count(cannon.rides[static_cast<std::size_t>(Landing::Quiet)]) == 4);
    CHECK(count(cannon.hops) == 4);
    CHECK(count(mover_of(*rules, Color::White, 'H').gated) == 8);
    CHECK(mover_of(*rules, Color::White, 'K').is_plain);
    CHECK(rules->attacks[0].has_hops);
    CHECK(rules->attacks[0].has_gated);
}

TEST_CASE("Black's movements are White's turned upside down") {
    const auto rules = compile_or_throw(small_game({{'K', "K"}, {'P', "fmWfceF"}, {'Q', "Q"}}));
    const Mover& white = mover_of(*rules, Color::White, 'P');
    const Mover& black = mover_of(*rules, Color::Black, 'P');
    CHECK(white.leaps[static_cast<std::size_t>(Landing::Quiet)][0] == Step(0, 1));
    CHECK(black.leaps[static_cast<std::size_t>(Landing::Quiet)][0] == Step(0, -1));
    CHECK(white.is_pawn);
    CHECK(black.en_passant.size() == 2);
}

TEST_CASE("initial movements that overlap with others are marked, a pawn's are not") {
    const auto twins = [](const std::string& movement) {
        const auto rules = compile_or_throw(small_game({{'K', "K"}, {'X', movement}}));
        return mover_of(*rules, Color::White, 'X').has_initial_twins;
    };
    CHECK(twins("fmDifmW2"));
    CHECK(twins("fmnDifmD"));
    CHECK(twins("ifmW2ifmD"));
    CHECK_FALSE(twins("fmWfceFifmW2"));
    CHECK_FALSE(twins("RifmN"));
}

TEST_CASE("a double step is not also a single step") {
    const auto rules = compile_or_throw(
        small_game({{'K', "K"}, {'Q', "Q"}, {'P', "fmWfceFifmW2"}}, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3"));
    const Mover& pawn = mover_of(*rules, Color::White, 'P');
    REQUIRE(pawn.initial.size() == 1);
    CHECK(pawn.initial[0].first == 2);
    CHECK(pawn.initial[0].last == 2);
    CHECK(pawn.initial[0].double_step_at == 2);
    CHECK(pawn.initial[0].passed == Step(0, 1));
    const Piece white_pawn(Color::White, *rules->type_of('P'));
    const auto holds = [&](int file, int rank) {
        return rules->initial_pieces[static_cast<std::size_t>(Square::at(file, rank).index())].contains(
            white_pawn);
    };
    CHECK(holds(0, 1));
    CHECK_FALSE(holds(0, 2));
    CHECK_FALSE(holds(0, 6));
}

TEST_CASE("zones and limits of promotion follow the mover's side") {
    VariantSpec spec = small_game({{'K', "K"}, {'Q', "Q"}, {'P', "fmWfcF"}}, "q3k3/8/8/8/8/8/8/Q3K3");
    spec.promotion.optional_ranks = {6, 7};
    spec.promotion.limit_by_start = true;
    const auto rules = compile_or_throw(spec);
    CHECK(rules->zone(Color::White, Square::at(3, 7)) == PromotionZone::Forced);
    CHECK(rules->zone(Color::White, Square::at(3, 5)) == PromotionZone::Optional);
    CHECK(rules->zone(Color::White, Square::at(3, 0)) == PromotionZone::None);
    CHECK(rules->zone(Color::Black, Square::at(3, 0)) == PromotionZone::Forced);
    CHECK(rules->zone(Color::Black, Square::at(3, 2)) == PromotionZone::Optional);
    CHECK(rules->promotion_limit[static_cast<std::size_t>(rules->type_of('Q')->number())] == 1);
}

TEST_CASE("castling knows which squares must be empty and which safe") {
    VariantSpec spec = small_game({{'K', "K"}, {'R', "R"}}, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    spec.castling = CastlingSpec{0, 4, CastlingWing{6, 7, 5}, CastlingWing{2, 0, 3}, {}};
    const auto rules = compile_or_throw(spec);
    REQUIRE(rules->castlings[1].has_value());
    const Castling& long_side = *rules->castlings[1];
    std::vector<Square> empty = long_side.empty;
    std::sort(empty.begin(), empty.end());
    CHECK(empty == std::vector{Square::at(1, 0), Square::at(2, 0), Square::at(3, 0)});
    CHECK(long_side.safe.size() == 3);
    CHECK(rules->castlings[2]->king_from == Square::at(4, 7));
    CHECK(rules->castling_keep[static_cast<std::size_t>(Square::at(4, 0).index())] == 0b1100);
    CHECK(rules->castling_keep[static_cast<std::size_t>(Square::at(0, 7).index())] == 0b0111);
}

TEST_CASE("what the tables cannot express is complained about") {
    SECTION("castling without a partner in the start position") {
        VariantSpec spec = small_game({{'K', "K"}, {'R', "R"}}, "4k3/8/8/8/8/8/8/R3K3");
        spec.castling = CastlingSpec{0, 4, CastlingWing{6, 7, 5}, std::nullopt, {}};
        REQUIRE(complaints(spec).size() == 2);
        CHECK(complaints(spec)[0].find("castling K") != std::string::npos);
    }
    SECTION("a royal piece that captures en passant, said once for all its directions") {
        CHECK(complaints(small_game({{'K', "KceF"}, {'P', "fmWfcF"}})) ==
              std::vector<std::string>{"K: a royal piece cannot capture en passant ('e')"});
    }
    SECTION("too many kinds of pieces") {
        std::vector<std::pair<char, std::string>> pieces{{'K', "K"}};
        for (int i = 0; i < kMaxPieceTypes; ++i) {
            pieces.emplace_back(static_cast<char>('A' + i), "W");
        }
        REQUIRE(complaints(small_game(pieces)).size() == 1);
        CHECK(complaints(small_game(pieces))[0].find("31 kinds") != std::string::npos);
    }
    SECTION("a start position that is none") {
        CHECK(complaints(small_game({{'K', "K"}}, "4k3/8/8")).size() > 0);
    }
}

TEST_CASE("keys differ between pieces and squares and are the same in every compilation") {
    const auto first = compile_or_throw(small_game({{'K', "K"}, {'Q', "Q"}}));
    const auto second = compile_or_throw(small_game({{'K', "K"}, {'Q', "Q"}}));
    std::vector<std::uint64_t> keys;
    for (const Color c : kColors) {
        for (int t = 1; t <= 2; ++t) {
            first->board.for_each([&](Square s) {
                const Piece p(c, PieceType(t));
                REQUIRE(first->at(p, s).key == second->at(p, s).key);
                keys.push_back(first->at(p, s).key);
            });
        }
    }
    std::sort(keys.begin(), keys.end());
    CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}
