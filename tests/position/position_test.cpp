#include "position/position.h"

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "position/fen.h"
#include "support/catch.h"
#include "support/small_games.h"

using namespace tenfold;
using test::compile_or_throw;
using test::small_game;

namespace {

RulesetPtr orthodox() {
    VariantSpec spec =
        small_game({{'K', "K"}, {'Q', "Q"}, {'R', "R"}, {'B', "B"}, {'N', "N"}, {'P', "fmWfceFifmW2"}},
                   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    spec.castling = CastlingSpec{0, 4, CastlingWing{6, 7, 5}, CastlingWing{2, 0, 3}, {}};
    return compile_or_throw(spec);
}

Position position_of(const std::string& fen, const Ruleset& rules) {
    auto parsed = parse_fen(fen, rules);
    INFO((parsed ? std::string() : to_string(parsed.error())));
    REQUIRE(parsed.ok());
    return parsed.value().position;
}

void play(Position& position, const std::string& text) {
    const auto move = parse_move(text, position);
    INFO(text);
    REQUIRE(move.ok());
    position.make(move.value());
    REQUIRE(position.inconsistency().empty());
}

/// The FEN after one move; checks that unmaking it restores the position.
std::string after(const std::string& fen, const std::string& move, const Ruleset& rules) {
    Position position = position_of(fen, rules);
    const Position before = position;
    play(position, move);
    const std::string result = to_fen(position);
    position.unmake();
    CHECK(position.same_as(before));
    return result;
}

}  // namespace

TEST_CASE("every kind of move changes the board as it should and is undone exactly") {
    const auto rules = orthodox();
    CHECK(after("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", "e2e3", *rules) == "4k3/8/8/8/8/4P3/8/4K3 b - - 0 9");
    CHECK(after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 3 9", "e2e4", *rules) == "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9");
    CHECK(after("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", "e2e4", *rules) == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 9");
    CHECK(after("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9", "d4e3", *rules) == "4k3/8/8/8/8/4p3/8/4K3 w - - 0 10");
    CHECK(after("r3k3/1P6/8/8/8/8/8/4K3 w - - 3 9", "b7a8q", *rules) == "Q3k3/8/8/8/8/8/8/4K3 b - - 0 9");
    CHECK(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1g1", *rules) ==
          "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
    CHECK(after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8c8", *rules) ==
          "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10");
    CHECK(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "a1a8", *rules) ==
          "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9");
}

TEST_CASE("the key after a move is foretold if the move does no more than step and capture") {
    const auto rules = orthodox();
    const auto foretold = [&](const std::string& fen, const std::string& move) {
        Position position = position_of(fen, *rules);
        const Move m = parse_move(move, position).value();
        const std::uint64_t key = position.likely_key_after(m);
        position.make(m);
        return key == position.key();
    };
    CHECK(foretold("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", "e2e3"));
    CHECK(foretold("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", "e2e4"));
    CHECK(foretold("r3k3/8/8/8/8/8/8/R3K3 b - - 3 9", "a8a1"));
    CHECK_FALSE(foretold("4k3/8/8/8/3p4/8/4P3/4K3 w - - 3 9", "e2e4"));
    CHECK_FALSE(foretold("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1g1"));
}

TEST_CASE("a position recurs with its key, and a lost right or e.p. chance makes it another") {
    const auto rules = orthodox();
    Position position = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", *rules);
    const std::uint64_t with_rights = position.key();
    for (const char* move : {"e1e2", "e8e7", "e2e1", "e7e8"}) {
        play(position, move);
    }
    CHECK(position.key() != with_rights);
    CHECK(position.repetitions(5) == 0);
    const std::uint64_t without_rights = position.key();
    for (int round = 1; round <= 3; ++round) {
        for (const char* move : {"e1e2", "e8e7", "e2e1", "e7e8"}) {
            play(position, move);
        }
        CHECK(position.key() == without_rights);
        CHECK(position.repetitions(5) == round);
        CHECK(position.repetitions(1) == 1);
    }
    play(position, "a1a8");
    CHECK(position.repetitions(5) == 0);
}

TEST_CASE("the set-up position counts as its first occurrence") {
    const auto rules = orthodox();
    Position position = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 10 20", *rules);
    for (const char* move : {"a1a2", "e8e7", "a2a1", "e7e8"}) {
        play(position, move);
    }
    CHECK(position.repetitions(5) == 1);
    CHECK(position.state().clock == 14);
    CHECK(position.move_number() == 22);
}

TEST_CASE("a null move hands over, closes e.p. and hides what came before from repetition") {
    const auto rules = orthodox();
    Position position = position_of("4k3/8/8/8/3pP3/8/8/4K2R b - e3 0 9", *rules);
    const Position before = position;
    position.make_null();
    CHECK(position.side() == Color::White);
    CHECK(position.state().en_passant.is_none());
    CHECK(position.inconsistency().empty());
    CHECK(position.last_move().is_none());
    for (const char* move : {"h1h2", "e8e7", "h2h1", "e7e8"}) {
        play(position, move);
    }
    CHECK(position.repetitions(5) == 1);
    for (int i = 0; i < 5; ++i) {
        position.unmake();
    }
    CHECK(position.same_as(before));
}

TEST_CASE("copies are independent") {
    const auto rules = orthodox();
    Position position = start_position(*rules);
    Position copy = position;
    play(copy, "e2e4");
    CHECK(to_fen(position) == rules->spec.start_fen);
    copy.unmake();
    CHECK(copy.same_as(position));
}

TEST_CASE("nothing captures an immune pawn en passant") {
    const std::string start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    for (const bool immune : {false, true}) {
        VariantSpec spec = small_game({{'K', "K"}, {'P', "fmWfceFifmW2"}, {'Q', "Q"}}, start);
        test::piece_of(spec, 'P').immune = immune;
        const auto rules = compile_or_throw(spec);
        auto parsed = parse_fen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", *rules);
        REQUIRE(parsed.ok());
        Position& position = parsed.value().position;
        position.make(Move::double_step(Square::at(4, 1), Square::at(4, 3)));
        CHECK(position.state().en_passant.is_none() == immune);
        CHECK(position.inconsistency().empty());
    }
}
