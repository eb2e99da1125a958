#include "search/transposition_table.h"

#include <algorithm>
#include <new>

namespace tenfold {
namespace {

// An entry of an older search is worth this many plies less for each search since.
constexpr int kAgePlies = 4;

std::uint32_t check_bits(std::uint64_t key) noexcept {
    return static_cast<std::uint32_t>(key);
}

/// Mate distances count from the root in the search and from the position in the table, where
/// other paths lead to it as well.
Score to_table(Score s, int ply) noexcept {
    if (s.is_mate()) {
        return s + ply;
    }
    return s.is_mated() ? s - ply : s;
}

Score from_table(Score s, int ply) noexcept {
    if (s.is_mate()) {
        return s - ply;
    }
    return s.is_mated() ? s + ply : s;
}

}  // namespace

void TranspositionTable::resize(int megabytes) {
    if (megabytes == megabytes_) {
        return;
    }
    megabytes_ = megabytes;
    clear();
}

void TranspositionTable::clear() {
    generation_ = 0;
    memory_.reset();
    count_ = static_cast<std::size_t>(megabytes_) * (std::size_t{1} << 20) / sizeof(Bucket);
    for (; count_ > 0; count_ /= 2) {
        // One bucket more than needed leaves room for the alignment. calloc because it takes zeroed
        // pages from the system without touching them.
        std::size_t bytes = (count_ + 1) * sizeof(Bucket);
        memory_.reset(std::calloc(count_ + 1, sizeof(Bucket)));
        void* start = memory_.get();
        if (start != nullptr) {
            buckets_ =
                static_cast<Bucket*>(std::align(alignof(Bucket), count_ * sizeof(Bucket), start, bytes));
            return;
        }
    }
    if (megabytes_ > 0) {
        throw std::bad_alloc();
    }
}

std::size_t TranspositionTable::bucket_of(std::uint64_t key) const noexcept {
    // The upper half of the key, scaled to 0..count_-1.
    return static_cast<std::size_t>(((key >> 32) * static_cast<std::uint64_t>(count_)) >> 32);
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key, int ply) const noexcept {
    const Bucket& bucket = buckets_[bucket_of(key)];
    for (std::size_t i = 0; i < kEntries; ++i) {
        if (bucket.keys[i] == check_bits(key) && bucket.depths[i] != 0) {
            return TableEntry{Move::from_bits(bucket.moves[i]),
                              from_table(Score(bucket.scores[i]), ply),
                              Score(bucket.evals[i]),
                              bucket.depths[i] - 1 + kMinDepth,
                              static_cast<Bound>(bucket.flags[i] & 3),
                              (bucket.flags[i] & 4) != 0};
        }
    }
    return std::nullopt;
}

int TranspositionTable::worth(const Bucket& bucket, std::size_t i) const noexcept {
    const unsigned age = (generation_ - (bucket.flags[i] >> 3U)) & kGenerationMask;
    return bucket.depths[i] - kAgePlies * static_cast<int>(age);
}

std::size_t TranspositionTable::slot_for(const Bucket& bucket, std::uint32_t check) const noexcept {
    std::size_t cheapest = 0;
    for (std::size_t i = 0; i < kEntries; ++i) {
        if (bucket.depths[i] == 0 || bucket.keys[i] == check) {
            return i;
        }
        if (worth(bucket, i) < worth(bucket, cheapest)) {
            cheapest = i;
        }
    }
    return cheapest;
}

void TranspositionTable::store(std::uint64_t key, int ply, const TableEntry& entry) noexcept {
    Bucket& bucket = buckets_[bucket_of(key)];
    const std::uint32_t check = check_bits(key);
    const std::size_t i = slot_for(bucket, check);
    const bool same = bucket.depths[i] != 0 && bucket.keys[i] == check;
    const int depth = std::clamp(entry.depth, kMinDepth, kMaxDepth) - kMinDepth + 1;
    if (same && entry.bound != Bound::Exact && depth + kAgePlies < worth(bucket, i)) {
        return;  // deeper knowledge about the same position
    }
    if (!same || !entry.move.is_none()) {
        bucket.moves[i] = entry.move.bits();  // a bound without a move keeps the older one's move
    }
    bucket.keys[i] = check;
    bucket.scores[i] = static_cast<std::int16_t>(to_table(entry.score, ply).raw());
    bucket.evals[i] = static_cast<std::int16_t>(entry.eval.raw());
    bucket.depths[i] = static_cast<std::uint8_t>(depth);
    bucket.flags[i] = static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) |
                                                (entry.was_pv ? 4U : 0U) | generation_ << 3U);
}

void TranspositionTable::prefetch(std::uint64_t key) const noexcept {
    __builtin_prefetch(&buckets_[bucket_of(key)]);
}

int TranspositionTable::fill_permille() const noexcept {
    const std::size_t sample = std::min<std::size_t>(count_, 1000);
    std::size_t filled = 0;
    for (std::size_t b = 0; b < sample; ++b) {
        for (std::size_t i = 0; i < kEntries; ++i) {
            const bool current = buckets_[b].flags[i] >> 3U == generation_;
            filled += buckets_[b].depths[i] != 0 && current ? 1U : 0U;
        }
    }
    return sample == 0 ? 0 : static_cast<int>(filled * 1000 / (sample * kEntries));
}

}  // namespace tenfold
