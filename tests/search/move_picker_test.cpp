#include "search/move_picker.h"

#include <algorithm>
#include <vector>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "support/catch.h"
#include "support/positions.h"

namespace tenfold {
namespace {

/// Everything a picker needs besides the position.
struct Bench {
    explicit Bench(const Ruleset& rules) : exchanges(rules), history(rules) {}

    std::vector<Move> pick(const Position& position, const MoveHints& hints, MovePicker::Purpose purpose) {
        MovePicker picker(position, {exchanges, history, scratch}, hints, purpose, buffer);
        std::vector<Move> moves;
        for (Move m = picker.next(); !m.is_none(); m = picker.next()) {
            moves.push_back(m);
        }
        return moves;
    }

    ExchangeEvaluator exchanges;
    History history;
    MoveList scratch;
    MovePicker::Buffer buffer;
};

std::vector<std::uint64_t> sorted(const std::vector<Move>& moves) {
    std::vector<std::uint64_t> bits;
    for (const Move m : moves) {
        bits.push_back(m.bits());
    }
    std::sort(bits.begin(), bits.end());
    return bits;
}

std::vector<Move> generated(const Position& position) {
    MoveList list;
    generate(position, MoveClass::All, list);
    return {list.begin(), list.end()};
}

struct Case {
    const char* variant;
    const char* fen;
};

}  // namespace

TEST_CASE("every move is handed out exactly once, whatever the hints", "[picker]") {
    const auto c = GENERATE(values<Case>({
        {"chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
        {"chess", "8/2P1P3/k7/8/8/5pP1/8/K2R4 b - - 0 1"},
        {"chess", "1n1n4/2P5/k7/3pP3/8/8/8/K7 w - d6 0 1"},
        {"opulent", "r8r/2l1q2k2/pP4p3/4n2A1p/10/3w1W4/P5C3/2N4P2/3QK4L/R8R w - - 0 1"},
        {"shako", "r8r/10/4k5/3pP3e1/2c7/7C2/5E4/3P6/4K5/R8R w - - 0 1"},
    }));
    const Position position = test::position_of(c.variant, c.fen);
    Bench bench(position.rules());
    const std::vector<Move> all = generated(position);
    const auto expected = sorted(all);
    INFO(c.fen);
    CHECK(sorted(bench.pick(position, {}, MovePicker::Purpose::AllMoves)) == expected);
    CHECK(sorted(bench.pick(position, {}, MovePicker::Purpose::Evasions)) == expected);
    for (std::size_t i = 0; i < all.size(); ++i) {
        MoveHints hints;
        hints.table = all[i];
        hints.killers = {all[(i + 1) % all.size()], all[i]};
        hints.counter = all[(i + 3) % all.size()];
        const auto picked = bench.pick(position, hints, MovePicker::Purpose::AllMoves);
        REQUIRE(sorted(picked) == expected);
        CHECK(picked.front() == all[i]);
    }
}

TEST_CASE("of moves with equal scores the first is the best", "[picker]") {
    ScoredMoves moves;
    for (const int score : {7, -3, 9, 9, -20, 9, 4, 8, 9, 3}) {
        moves.push_back(Move::none(), score);
    }
    CHECK(moves.best_from(0) == 2);
    CHECK(moves.best_from(3) == 3);
    CHECK(moves.best_from(6) == 8);
    CHECK(moves.best_from(9) == 9);
    moves.swap(0, 8);
    CHECK(moves.best_from(0) == 0);
    moves.truncate(2);
    CHECK(moves.best_from(1) == 1);
}

TEST_CASE("hints from other positions are ignored", "[picker]") {
    const Position position = test::position_of("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    Bench bench(position.rules());
    const Move foreign = Move::step(Square::at(0, 0), Square::at(0, 7), true);
    MoveHints hints;
    hints.table = foreign;
    hints.killers = {foreign, Move::step(Square::at(4, 1), Square::at(4, 4), false)};
    hints.counter = Move::promotion(Square::at(4, 1), Square::at(4, 2), PieceType(1), false);
    CHECK(sorted(bench.pick(position, hints, MovePicker::Purpose::AllMoves)) == sorted(generated(position)));
}

TEST_CASE("good captures come first, bad ones last", "[picker]") {
    Position position = test::position_of("chess", "4k3/8/2p5/3p4/1q2P3/8/8/1R1QK3 w - - 0 1");
    Bench bench(position.rules());
    const auto moves = bench.pick(position, {}, MovePicker::Purpose::AllMoves);
    CHECK(to_text(moves.front(), position.rules()) == "b1b4");
    CHECK(to_text(moves.back(), position.rules()) == "d1d5");
    const auto quiet = bench.pick(position, {}, MovePicker::Purpose::Quiescence);
    std::vector<std::string> texts;
    for (const Move m : quiet) {
        texts.push_back(to_text(m, position.rules()));
    }
    CHECK(texts == std::vector<std::string>{"b1b4", "e4d5"});
}

TEST_CASE("a pawn promotes to the best available piece in the quiescence search, to none else", "[picker]") {
    // White has its Queen and its Chancellor still: an Archbishop is the best to be had.
    const Position position = test::position_of("opulent", "5k4/P9/10/10/10/10/10/10/QC8/4K5 w - - 0 1");
    Bench bench(position.rules());
    for (const Move m : bench.pick(position, {}, MovePicker::Purpose::Quiescence)) {
        CHECK(position.rules().info(m.promotion()).letter == 'A');
    }
}

TEST_CASE("history moves a quiet move to the front of the quiet ones", "[picker]") {
    Position position = test::position_of("chess", "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
    Bench bench(position.rules());
    const Move favourite = parse_move("a1a7", position).value();
    bench.history.update({position[favourite.from()], favourite.to()}, {}, 500);
    CHECK(bench.pick(position, {}, MovePicker::Purpose::AllMoves).at(1) == favourite);
}

}  // namespace tenfold
