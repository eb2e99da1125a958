#ifndef TENFOLD_CORE_SQUARE_OFFSET_H
#define TENFOLD_CORE_SQUARE_OFFSET_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "tenfold/square.h"

namespace tenfold {

/// A step's two parts. REQUIRES: at most three each way.
struct StepParts {
    constexpr explicit StepParts(Step step) noexcept
        : files((kMiddle + step).file() - kMiddle.file()), ranks((kMiddle + step).rank() - kMiddle.rank()) {}
    int files;
    int ranks;

private:
    static constexpr Square kMiddle = Square::at(5, 5);
};

/// How far it is from one board square to another, in files and ranks: a place in tables that have one for
/// each such distance.
class SquareOffset {
public:
    static constexpr int kFarthest = 9;             ///< files, and ranks
    static constexpr std::size_t kCount = 20 * 19;  ///< places, some of them unused

    /// REQUIRES: two board squares.
    constexpr SquareOffset(Square from, Square to) noexcept
        : SquareOffset(kNumbers[cell(to)] - kNumbers[cell(from)]) {}
    /// So many steps; empty if they lead further than from one end of the largest board to the other.
    [[nodiscard]] static constexpr std::optional<SquareOffset> along(Step step, int times) noexcept {
        const StepParts parts(step);
        const int files = times * parts.files;
        const int ranks = times * parts.ranks;
        const bool is_far =
            files > kFarthest || -files > kFarthest || ranks > kFarthest || -ranks > kFarthest;
        return is_far ? std::nullopt : std::optional(SquareOffset(kWidth * ranks + files));
    }

    [[nodiscard]] constexpr std::size_t place() const noexcept { return static_cast<std::size_t>(place_); }

private:
    static constexpr int kWidth = 2 * kFarthest + 2;
    constexpr explicit SquareOffset(int number) noexcept : place_(number + kFarthest * kWidth + kFarthest) {}
    static constexpr std::size_t cell(Square s) noexcept { return static_cast<std::size_t>(s.index()); }
    // Divisions by a grid's width, made once.
    static constexpr std::array<std::int16_t, Square::kCells> kNumbers = [] {
        std::array<std::int16_t, Square::kCells> numbers{};
        for (int cell = 0; cell < Square::kCells; ++cell) {
            const Square s = Square::from_index(cell);
            numbers[static_cast<std::size_t>(cell)] = static_cast<std::int16_t>(kWidth * s.rank() + s.file());
        }
        return numbers;
    }();
    int place_;
};

}  // namespace tenfold

#endif
