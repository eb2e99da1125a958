#ifndef TENFOLD_SEARCH_TRANSPOSITION_TABLE_H
#define TENFOLD_SEARCH_TRANSPOSITION_TABLE_H

#include <array>
#include <cstdint>
#include <optional>

#include "search/page_memory.h"

#include "tenfold/engine.h"
#include "tenfold/move.h"
#include "tenfold/score.h"

namespace tenfold {

/// What a search found out about a position.
struct TableEntry {
    Move move;    ///< best or refuting move; none if unknown. May belong to another position: verify it.
    Score score;  ///< mates counted from the position's own ply in the search
    Score eval;   ///< static evaluation; meaningless if the side to move was in check
    int depth = 0;
    Bound bound = Bound::Exact;
    bool was_pv = false;  ///< the position once was on a principal variation

    /// Can the score stand for that of a search to `depth_wanted` with this window?
    [[nodiscard]] bool suffices(int depth_wanted, Score alpha, Score beta) const noexcept {
        const bool tells = bound == Bound::Exact || (bound == Bound::Lower ? score >= beta : score <= alpha);
        return depth >= depth_wanted && tells;
    }
};

/// What the best score found within a window says of the true one.
[[nodiscard]] constexpr Bound bound_of(Score best, Score alpha, Score beta) noexcept {
    if (best >= beta) {
        return Bound::Lower;
    }
    return best > alpha ? Bound::Exact : Bound::Upper;
}

/// Remembers positions by key in buckets of one cache line.
///
/// Three entries a bucket; a new position takes the place of the one with the least depth, entries of
/// older searches counting as shallower. 32 bits of the key are compared, others choose the bucket; a wrong
/// hit is possible though rare, so moves must be checked before use.
///
/// Any number of threads may probe, store, prefetch and measure at the same time, without locks: an entry
/// whose words were written by different threads fails its check and counts as another position's. Everything
/// else is for one thread while no other uses the table.
class TranspositionTable {
public:
    static constexpr int kMinDepth = -8;  ///< depths are kept within kMinDepth..kMaxDepth
    static constexpr int kMaxDepth = 240;

    /// Sizes the table; loses its content if the size changes. Takes address space only: the system hands
    /// out zeroed pages as they are touched. If there is not enough memory the table becomes smaller.
    void resize(int megabytes);
    /// What it has become, rounded to the nearest.
    [[nodiscard]] int megabytes() const noexcept {
        return static_cast<int>((count_ * sizeof(Bucket) + (std::size_t{1} << 19)) >> 20);
    }
    /// Gives the memory back and takes new: no page is touched.
    void clear();
    /// A new search begins: what is in the table grows older.
    void next_generation() noexcept { generation_ = (generation_ + 1) & kGenerationMask; }

    /// REQUIRES for the following: resize() was called.
    [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t key, int ply) const noexcept;
    void store(std::uint64_t key, int ply, const TableEntry& entry) noexcept;
    void prefetch(std::uint64_t key) const noexcept;
    /// Thousandths of the table that the current search has filled, from a sample.
    [[nodiscard]] int fill_permille() const noexcept;

private:
    static constexpr std::size_t kEntries = 3;
    static constexpr unsigned kGenerationMask = 31;
    /// What is known of a position besides the move; one word.
    struct Facts {
        std::int16_t score;
        std::int16_t eval;
        std::uint8_t depth;  ///< depth - kMinDepth + 1; 0: the entry is free
        std::uint8_t flags;  ///< bits 0-1 bound, 2 was_pv, 3-7 generation
        std::uint16_t unused = 0;
    };
    static_assert(sizeof(Facts) == sizeof(std::uint64_t));
    struct alignas(64) Bucket {
        std::array<std::uint64_t, kEntries> moves;
        std::array<std::uint64_t, kEntries> facts;
        std::array<std::uint32_t, kEntries> checks;  ///< bits of the key, mixed with the two words above
    };
    static_assert(sizeof(Bucket) == 64);
    /// An entry as it was read, word by word.
    struct Content {
        std::uint64_t move;
        Facts facts;
        std::uint32_t key;  ///< its position's, if no other thread came between
        [[nodiscard]] bool is_of(std::uint32_t wanted) const noexcept {
            return key == wanted && facts.depth != 0;
        }
    };

    [[nodiscard]] static Content read(Bucket& bucket, std::size_t i) noexcept;
    static void write(Bucket& bucket, std::size_t i, const Content& content) noexcept;
    [[nodiscard]] std::size_t bucket_of(std::uint64_t key) const noexcept;
    [[nodiscard]] int worth(const Facts& facts) const noexcept;
    [[nodiscard]] std::size_t slot_for(const std::array<Content, kEntries>& contents,
                                       std::uint32_t key) const noexcept;

    Pages memory_;
    Bucket* buckets_ = nullptr;  ///< in memory_
    std::size_t count_ = 0;
    int megabytes_ = 0;
    unsigned generation_ = 0;
};

}  // namespace tenfold

#endif
