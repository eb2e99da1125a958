#ifndef TENFOLD_SQUARE_H
#define TENFOLD_SQUARE_H

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenfold {

/// Largest board: ten files (a..j) and ten ranks (1..10).
inline constexpr int kMaxFiles = 10;
inline constexpr int kMaxRanks = 10;

/// A signed distance between two cells of the grid. Only `Square + Step` makes sense of it.
class Step {
public:
    /// Cells from one rank to the next: the files of a board and the rim between two ranks.
    static constexpr int kRank = 13;

    constexpr Step() noexcept = default;
    /// Files to the right and ranks upwards, from White's point of view; at most six files, beyond which
    /// another step would be the same.
    constexpr Step(int files, int ranks) noexcept : raw_(static_cast<std::int16_t>(kRank * ranks + files)) {}

    [[nodiscard]] constexpr int raw() const noexcept { return raw_; }
    constexpr Step operator-() const noexcept {
        Step s;
        s.raw_ = static_cast<std::int16_t>(-raw_);
        return s;
    }
    constexpr bool operator==(const Step&) const noexcept = default;

private:
    std::int16_t raw_ = 0;
};

/// A cell of a grid that holds the board and a rim around it.
///
/// The grid is one row of 256 cells whose end is joined to its beginning. From a1, cell 1, on each rank takes
/// ten cells for the board and three that are the rim on its right as well as that on the left of the rank
/// above. So a leap of up to three files and three ranks from any board square ends on a board square or in
/// the rim, and move generation needs no bounds test; rim cells hold `Piece::edge()`. No board square has a
/// number above 127: half of the grid holds them all (SquareSet). A default-constructed Square is
/// `Square::none()`, a rim cell that no move ever names.
class Square {
public:
    static constexpr int kRim = Step::kRank - kMaxFiles;
    static constexpr int kCells = 256;

    constexpr Square() noexcept = default;
    static constexpr Square none() noexcept { return Square{}; }
    /// The cell with this number, 0..255.
    static constexpr Square from_index(int cell) noexcept { return Square(static_cast<std::uint8_t>(cell)); }
    /// `file` 0 is the a-file and `rank` 0 the first rank; both in -3..12 (the rim included).
    static constexpr Square at(int file, int rank) noexcept {
        return from_index(kA1 + Step::kRank * rank + file);
    }

    [[nodiscard]] constexpr int index() const noexcept { return cell_; }
    /// 0..12: the rim on the left of a rank counts as that on the right of the one below.
    [[nodiscard]] constexpr int file() const noexcept { return from_corner() % Step::kRank; }
    [[nodiscard]] constexpr int rank() const noexcept { return from_corner() / Step::kRank - kRim; }
    [[nodiscard]] constexpr bool is_none() const noexcept { return cell_ == 0; }

    constexpr auto operator<=>(const Square&) const noexcept = default;
    /// REQUIRES: a board square and a step of at most three files and ranks each way, or one that leads back
    /// to the board.
    constexpr Square operator+(Step s) const noexcept { return from_index(cell_ + s.raw()); }
    constexpr Square operator-(Step s) const noexcept { return from_index(cell_ - s.raw()); }

private:
    static constexpr int kA1 = 1;
    /// Cells from the first one of the lowest rank of the rim.
    [[nodiscard]] constexpr int from_corner() const noexcept {
        return static_cast<std::uint8_t>(cell_ + kRim * Step::kRank - kA1);
    }
    constexpr explicit Square(std::uint8_t cell) noexcept : cell_(cell) {}
    std::uint8_t cell_ = 0;
};

/// King's steps from one square to the other.
constexpr int king_distance(Square a, Square b) noexcept {
    const int files = a.file() > b.file() ? a.file() - b.file() : b.file() - a.file();
    const int ranks = a.rank() > b.rank() ? a.rank() - b.rank() : b.rank() - a.rank();
    return files > ranks ? files : ranks;
}

constexpr bool are_neighbours(Square a, Square b) noexcept {
    return king_distance(a, b) == 1;
}

/// "e4", "j10". REQUIRES: a square of the 10x10 board.
[[nodiscard]] std::string to_string(Square s);

/// Reads a square from the front of `text` ("a1".."j10", at most two rank digits) and removes it from `text`.
/// Empty, with `text` untouched, when there is none.
[[nodiscard]] std::optional<Square> take_square(std::string_view& text);

}  // namespace tenfold

#endif
