#include "search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <new>

namespace tenfold {
namespace {

// An entry of an older search is worth this many plies less for each search since.
constexpr int kAgePlies = 4;

std::uint32_t check_bits(std::uint64_t key) noexcept {
    return static_cast<std::uint32_t>(key);
}

std::uint32_t folded(std::uint64_t word) noexcept {
    return static_cast<std::uint32_t>(word ^ (word >> 32U));
}

template <class Word>
Word load(Word& word) noexcept {
    return std::atomic_ref<Word>(word).load(std::memory_order_relaxed);
}

template <class Word>
void store_word(Word& word, Word value) noexcept {
    std::atomic_ref<Word>(word).store(value, std::memory_order_relaxed);
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
        memory_ = take_pages(count_ * sizeof(Bucket));
        if (memory_) {
            buckets_ = static_cast<Bucket*>(memory_.get());
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

/// chessprogramming.org "Shared Hash Table", Hyatt and Mann, "A lock-less transposition table implementation
/// for parallel chess engines", 2002: what is compared is the key combined with all the rest. A mixture of
/// two entries of the same position goes unnoticed only if it is harmless, each word being whole in itself.
TranspositionTable::Content TranspositionTable::read(Bucket& bucket, std::size_t i) noexcept {
    const std::uint64_t move = load(bucket.moves[i]);
    const std::uint64_t facts = load(bucket.facts[i]);
    return {move, std::bit_cast<Facts>(facts), load(bucket.checks[i]) ^ folded(move) ^ folded(facts)};
}

void TranspositionTable::write(Bucket& bucket, std::size_t i, const Content& content) noexcept {
    const auto facts = std::bit_cast<std::uint64_t>(content.facts);
    store_word(bucket.moves[i], content.move);
    store_word(bucket.facts[i], facts);
    store_word(bucket.checks[i], content.key ^ folded(content.move) ^ folded(facts));
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key, int ply) const noexcept {
    Bucket& bucket = buckets_[bucket_of(key)];
    for (std::size_t i = 0; i < kEntries; ++i) {
        const Content found = read(bucket, i);
        if (found.is_of(check_bits(key))) {
            const Facts& facts = found.facts;
            return TableEntry{
                Move::from_bits(found.move), from_table(Score(facts.score), ply), Score(facts.eval),
                facts.depth - 1 + kMinDepth, static_cast<Bound>(facts.flags & 3), (facts.flags & 4) != 0};
        }
    }
    return std::nullopt;
}

int TranspositionTable::worth(const Facts& facts) const noexcept {
    const unsigned age = (generation_ - (facts.flags >> 3U)) & kGenerationMask;
    return facts.depth - kAgePlies * static_cast<int>(age);
}

std::size_t TranspositionTable::slot_for(const std::array<Content, kEntries>& contents,
                                         std::uint32_t key) const noexcept {
    std::size_t cheapest = 0;
    for (std::size_t i = 0; i < kEntries; ++i) {
        if (contents[i].facts.depth == 0 || contents[i].key == key) {
            return i;
        }
        if (worth(contents[i].facts) < worth(contents[cheapest].facts)) {
            cheapest = i;
        }
    }
    return cheapest;
}

void TranspositionTable::store(std::uint64_t key, int ply, const TableEntry& entry) noexcept {
    Bucket& bucket = buckets_[bucket_of(key)];
    const std::array<Content, kEntries> contents{read(bucket, 0), read(bucket, 1), read(bucket, 2)};
    const std::uint32_t check = check_bits(key);
    const std::size_t i = slot_for(contents, check);
    const Content& before = contents[i];
    const bool same = before.is_of(check);
    const int depth = std::clamp(entry.depth, kMinDepth, kMaxDepth) - kMinDepth + 1;
    if (same && entry.bound != Bound::Exact && depth + kAgePlies < worth(before.facts)) {
        return;  // deeper knowledge about the same position
    }
    // A bound without a move keeps the older one's move.
    const std::uint64_t move = same && entry.move.is_none() ? before.move : entry.move.bits();
    const auto flags = static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) |
                                                 (entry.was_pv ? 4U : 0U) | generation_ << 3U);
    write(bucket, i,
          {move,
           {static_cast<std::int16_t>(to_table(entry.score, ply).raw()),
            static_cast<std::int16_t>(entry.eval.raw()), static_cast<std::uint8_t>(depth), flags},
           check});
}

void TranspositionTable::prefetch(std::uint64_t key) const noexcept {
    __builtin_prefetch(&buckets_[bucket_of(key)]);
    // Else gcc takes this, and whatever does nothing but call it, for functions without an effect, and drops
    // the calls.
    __asm__ volatile("");  // NOLINT(hicpp-no-assembler)
}

int TranspositionTable::fill_permille() const noexcept {
    const std::size_t sample = std::min<std::size_t>(count_, 1000);
    std::size_t filled = 0;
    for (std::size_t b = 0; b < sample; ++b) {
        for (std::size_t i = 0; i < kEntries; ++i) {
            const auto facts = std::bit_cast<Facts>(load(buckets_[b].facts[i]));
            filled += facts.depth != 0 && facts.flags >> 3U == generation_ ? 1U : 0U;
        }
    }
    return sample == 0 ? 0 : static_cast<int>(filled * 1000 / (sample * kEntries));
}

}  // namespace tenfold
