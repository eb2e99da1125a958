#ifndef TENFOLD_SEARCH_PHASED_H
#define TENFOLD_SEARCH_PHASED_H

#include <cstdint>

namespace tenfold {

/// A number for the middle game and one for the end game, in one word so that both are added and multiplied
/// at once (chessprogramming.org "Tapered Eval"). REQUIRES: each stays within 31 bits.
class Phased {
public:
    constexpr Phased() noexcept = default;
    constexpr Phased(int middle, int end) noexcept
        : bits_(static_cast<std::int64_t>(static_cast<std::uint64_t>(end) << 32U) + middle) {}

    [[nodiscard]] constexpr int middle() const noexcept { return static_cast<std::int32_t>(bits_); }
    /// A middle-game number below 0 has borrowed one from here.
    [[nodiscard]] constexpr int end() const noexcept {
        return static_cast<std::int32_t>((bits_ + (std::int64_t{1} << 31)) >> 32);
    }
    constexpr Phased& operator+=(Phased o) noexcept {
        bits_ += o.bits_;
        return *this;
    }
    constexpr Phased operator-(Phased o) const noexcept {
        Phased r;
        r.bits_ = bits_ - o.bits_;
        return r;
    }
    constexpr Phased operator*(int n) const noexcept {
        Phased r;
        r.bits_ = bits_ * n;
        return r;
    }
    constexpr bool operator==(const Phased&) const noexcept = default;

private:
    std::int64_t bits_ = 0;
};

}  // namespace tenfold

#endif
