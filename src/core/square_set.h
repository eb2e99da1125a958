#ifndef TENFOLD_CORE_SQUARE_SET_H
#define TENFOLD_CORE_SQUARE_SET_H

#include <array>
#include <bit>
#include <cstdint>

#include "tenfold/square.h"

namespace tenfold {

/// A set of squares: 128 bits in the order of Square::index(), so a1 comes first. The rim between the board's
/// ranks has bits too, and what moves beyond the board may set them; `& board` clears them. The rest of the
/// rim is never in a set.
class SquareSet {
public:
    constexpr SquareSet() noexcept = default;

    [[nodiscard]] constexpr bool contains(Square s) const noexcept {
        return s.index() < kBits && ((words_[word(s)] >> bit(s)) & 1U) != 0;
    }
    constexpr void insert(Square s) noexcept {
        words_[word(s)] |= std::uint64_t{s.index() < kBits ? 1U : 0U} << bit(s);
    }
    /// REQUIRES for these two: a square of the board.
    constexpr void erase(Square s) noexcept { words_[word(s)] &= ~(std::uint64_t{1} << bit(s)); }
    constexpr void flip(Square s) noexcept { words_[word(s)] ^= std::uint64_t{1} << bit(s); }

    [[nodiscard]] constexpr bool is_empty() const noexcept { return (words_[0] | words_[1]) == 0; }
    [[nodiscard]] constexpr int size() const noexcept {
        return std::popcount(words_[0]) + std::popcount(words_[1]);
    }
    constexpr SquareSet& operator&=(const SquareSet& o) noexcept {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] &= o.words_[i];
        }
        return *this;
    }
    [[nodiscard]] constexpr SquareSet operator&(const SquareSet& o) const noexcept {
        SquareSet r = *this;
        return r &= o;
    }
    /// The members that are not in `o`.
    [[nodiscard]] constexpr SquareSet without(const SquareSet& o) const noexcept {
        SquareSet r;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            r.words_[i] = words_[i] & ~o.words_[i];
        }
        return r;
    }
    /// Every member moved by `s`. REQUIRES: members are board squares and the step at most three each way, so
    /// that none comes onto the board again from its other side.
    [[nodiscard]] constexpr SquareSet moved(Step s) const noexcept {
        return s.raw() >= 0 ? moved_up(static_cast<unsigned>(s.raw()))
                            : moved_down(static_cast<unsigned>(-s.raw()));
    }
    constexpr SquareSet& operator|=(const SquareSet& o) noexcept {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] |= o.words_[i];
        }
        return *this;
    }
    [[nodiscard]] constexpr SquareSet operator|(const SquareSet& o) const noexcept {
        SquareSet r = *this;
        return r |= o;
    }
    constexpr bool operator==(const SquareSet&) const noexcept = default;

    /// Whatever comes no later than the first member in rising order; everything if there is none.
    [[nodiscard]] constexpr SquareSet up_to_lowest() const noexcept {
        // x - 1 flips the lowest bit that is set and all below it; the second word borrows if the first is 0.
        SquareSet r;
        r.words_[0] = words_[0] ^ (words_[0] - 1);
        r.words_[1] = words_[1] ^ (words_[1] - (words_[0] == 0 ? 1U : 0U));
        return r;
    }
    /// Whatever comes no earlier than the last member in rising order; everything if there is none.
    [[nodiscard]] constexpr SquareSet down_to_highest() const noexcept {
        SquareSet r;
        r.words_[1] = from_highest(words_[1]);
        r.words_[0] = words_[1] != 0 ? 0 : from_highest(words_[0]);
        return r;
    }

    /// Calls `visit(Square)` for every member in rising order.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(Square::from_index(static_cast<int>(64 * i) + std::countr_zero(rest)));
            }
        }
    }

    /// Does `holds(Square)` for some member? Asks in rising order and stops at the first.
    template <class Holds>
    constexpr bool any(Holds&& holds) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                if (holds(Square::from_index(static_cast<int>(64 * i) + std::countr_zero(rest)))) {
                    return true;
                }
            }
        }
        return false;
    }

private:
    /// The highest bit that is set and all above it; all bits if there is none.
    [[nodiscard]] static constexpr std::uint64_t from_highest(std::uint64_t word) noexcept {
        return ~std::uint64_t{0} << (63 - std::countl_zero(word | 1U));
    }
    // Steps of at most three ranks and files: less than 64 cells.
    [[nodiscard]] constexpr SquareSet moved_up(unsigned n) const noexcept {
        SquareSet r;
        if (n == 0) {
            return *this;
        }
        r.words_ = {words_[0] << n, words_[1] << n | words_[0] >> (64 - n)};
        return r;
    }
    [[nodiscard]] constexpr SquareSet moved_down(unsigned n) const noexcept {
        SquareSet r;
        r.words_ = {words_[0] >> n | words_[1] << (64 - n), words_[1] >> n};
        return r;
    }
    static constexpr int kBits = 128;
    static_assert(Square::at(kMaxFiles - 1, kMaxRanks - 1).index() < kBits);
    static constexpr std::size_t word(Square s) noexcept {
        return (static_cast<std::size_t>(s.index()) >> 6) & 1;
    }
    static constexpr int bit(Square s) noexcept { return s.index() & 63; }
    std::array<std::uint64_t, 2> words_{};
};

}  // namespace tenfold

#endif
