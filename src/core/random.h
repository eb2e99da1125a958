#ifndef TENFOLD_CORE_RANDOM_H
#define TENFOLD_CORE_RANDOM_H

#include <cstdint>

namespace tenfold {

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014): small, good, and
/// the same sequence everywhere, which <random>'s distributions don't promise.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

    constexpr std::uint64_t next() noexcept {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    /// 0 .. bound-1, nearly uniform for the small bounds used here. REQUIRES: bound > 0.
    constexpr std::uint64_t below(std::uint64_t bound) noexcept { return next() % bound; }

private:
    std::uint64_t state_;
};

}  // namespace tenfold

#endif
