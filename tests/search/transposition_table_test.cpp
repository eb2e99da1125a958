#include "search/transposition_table.h"

#include <array>
#include <atomic>
#include <thread>
#include <vector>

#include "support/catch.h"

namespace tenfold {
namespace {

constexpr std::uint64_t kKey = 0x123456789abcdef0;

Move move_to(int file) {
    return Move::step(Square::at(0, 0), Square::at(file, 3), false);
}

TableEntry entry(Move m, int score, int depth, Bound bound = Bound::Exact) {
    return {m, Score(score), Score(17), depth, bound, false};
}

/// Keys that share a bucket with kKey.
std::uint64_t neighbour(std::uint32_t n) {
    return (kKey & 0xffffffff00000000) | n;
}

}  // namespace

TEST_CASE("what was stored is found again", "[table]") {
    TranspositionTable table;
    table.resize(1);
    CHECK_FALSE(table.probe(kKey, 0).has_value());
    const Move castling =
        Move::castle(Square::at(4, 0), Square::at(6, 0), Square::at(7, 0), Square::at(5, 0));
    table.store(kKey, 3, {castling, Score(-123), Score(55), 7, Bound::Upper, true});
    const auto found = table.probe(kKey, 3);
    REQUIRE(found.has_value());
    CHECK(found->move == castling);
    CHECK(found->score == Score(-123));
    CHECK(found->eval == Score(55));
    CHECK(found->depth == 7);
    CHECK(found->bound == Bound::Upper);
    CHECK(found->was_pv);
    CHECK_FALSE(table.probe(kKey ^ 1, 3).has_value());
}

TEST_CASE("mates are counted from the position, not from the root", "[table]") {
    TranspositionTable table;
    table.resize(1);
    table.store(kKey, 4, entry(move_to(1), Score::mate_in(9).raw(), 5));  // mate in 5 plies from here
    CHECK(table.probe(kKey, 4)->score == Score::mate_in(9));
    CHECK(table.probe(kKey, 10)->score == Score::mate_in(15));
    table.store(kKey, 4, entry(move_to(1), Score::mated_in(6).raw(), 5));
    CHECK(table.probe(kKey, 1)->score == Score::mated_in(3));
}

TEST_CASE("a bound without a move keeps the move known before", "[table]") {
    TranspositionTable table;
    table.resize(1);
    table.store(kKey, 0, entry(move_to(2), 10, 5));
    table.store(kKey, 0, entry(Move::none(), -20, 6, Bound::Upper));
    CHECK(table.probe(kKey, 0)->move == move_to(2));
    CHECK(table.probe(kKey, 0)->score == Score(-20));
}

TEST_CASE("a full bucket gives up its shallowest entry, older ones first", "[table]") {
    TranspositionTable table;
    table.resize(1);
    table.store(neighbour(1), 0, entry(move_to(1), 1, 10));
    table.store(neighbour(2), 0, entry(move_to(2), 2, 4));
    table.store(neighbour(3), 0, entry(move_to(3), 3, 8));
    table.store(neighbour(4), 0, entry(move_to(4), 4, 1));
    CHECK(table.probe(neighbour(1), 0).has_value());
    CHECK_FALSE(table.probe(neighbour(2), 0).has_value());
    CHECK(table.probe(neighbour(4), 0).has_value());
    for (int search = 0; search < 3; ++search) {
        table.next_generation();
    }
    table.store(neighbour(4), 0, entry(move_to(4), 4, 1));  // now young
    table.store(neighbour(5), 0, entry(move_to(5), 5, 0));
    CHECK(table.probe(neighbour(4), 0).has_value());
    CHECK_FALSE(table.probe(neighbour(3), 0).has_value());
}

TEST_CASE("depths beyond the table's range are clipped, not wrapped", "[table]") {
    TranspositionTable table;
    table.resize(1);
    table.store(kKey, 0, entry(move_to(1), 1, -100));
    CHECK(table.probe(kKey, 0)->depth == TranspositionTable::kMinDepth);
    table.store(kKey, 0, entry(move_to(1), 1, 1000));
    CHECK(table.probe(kKey, 0)->depth == TranspositionTable::kMaxDepth);
}

TEST_CASE("clearing forgets, filling is told in thousandths", "[table]") {
    TranspositionTable table;
    table.resize(1);
    CHECK(table.fill_permille() == 0);
    for (std::uint64_t i = 0; i < 100000; ++i) {
        table.store(i * 0x9e3779b97f4a7c15, 0, entry(move_to(1), 1, 3));
    }
    CHECK(table.fill_permille() > 800);
    table.clear();
    CHECK(table.fill_permille() == 0);
    CHECK_FALSE(table.probe(0x9e3779b97f4a7c15, 0).has_value());
}

TEST_CASE("a table score counts only within its depth and bound", "[table]") {
    const TableEntry lower = entry(Move::none(), 50, 5, Bound::Lower);
    CHECK(lower.suffices(5, Score(0), Score(50)));
    CHECK_FALSE(lower.suffices(6, Score(0), Score(50)));
    CHECK_FALSE(lower.suffices(5, Score(0), Score(51)));
    const TableEntry upper = entry(Move::none(), 50, 5, Bound::Upper);
    CHECK(upper.suffices(5, Score(50), Score(60)));
    CHECK_FALSE(upper.suffices(5, Score(49), Score(60)));
    CHECK(entry(Move::none(), 50, 5).suffices(1, Score(0), Score(100)));
}

TEST_CASE("threads that write to the same bucket never read what nobody wrote", "[table]") {
    constexpr std::size_t kWriters = 4;
    constexpr std::size_t kRounds = 40000;
    // More than the bucket holds, and as unlike each other as keys are.
    const std::array<std::uint64_t, 5> keys{neighbour(0x3c6ef372), neighbour(0xdaa66d2b),
                                            neighbour(0x78dde6e4), neighbour(0x1715609d),
                                            neighbour(0xb54cda56)};
    TranspositionTable table;
    table.resize(1);
    std::atomic<int> found = 0;
    std::atomic<int> wrong = 0;
    const auto write_and_read = [&](std::size_t n) {
        const int score = static_cast<int>(n % 101);
        const std::size_t written = n % keys.size();
        table.store(
            keys[written], 0,
            {move_to(1 + static_cast<int>(written)), Score(score), Score(score), score, Bound::Exact, false});
        const std::size_t asked = n * 3 % keys.size();
        if (const auto entry = table.probe(keys[asked], 0)) {
            ++found;
            const bool whole = entry->move == move_to(1 + static_cast<int>(asked)) &&
                               entry->score == entry->eval && entry->score.raw() == entry->depth;
            wrong += whole ? 0 : 1;
        }
    };
    std::vector<std::thread> writers;
    for (std::size_t writer = 0; writer < kWriters; ++writer) {
        writers.emplace_back([&, writer] {
            for (std::size_t n = writer; n < kRounds; n += kWriters) {
                write_and_read(n);
            }
        });
    }
    for (std::thread& writer : writers) {
        writer.join();
    }
    CHECK(found > 0);
    CHECK(wrong == 0);
}

}  // namespace tenfold
