#ifndef TENFOLD_PGN_SAN_TEXT_H
#define TENFOLD_PGN_SAN_TEXT_H

#include <optional>
#include <string_view>
#include <vector>

#include "tenfold/square.h"

namespace tenfold::san {

/// The letter that a text without one means.
inline constexpr char kPawn = 'P';

/// What is said of the square that a move begins on: all, something or nothing.
struct Origin {
    std::optional<int> file;  ///< 0-based, as Square::file()
    std::optional<int> rank;

    [[nodiscard]] static Origin of(Square s) { return {s.file(), s.rank()}; }
    [[nodiscard]] bool admits(Square s) const noexcept {
        return (!file || *file == s.file()) && (!rank || *rank == s.rank());
    }
    [[nodiscard]] bool is_square() const noexcept { return file && rank; }
};

/// What the text of a piece's move says, before anybody asks whether such a move is legal.
struct SanText {
    char letter = kPawn;
    Origin origin;
    std::vector<Square> ends;  ///< where each leg ends; usually one
    bool captures = false;     ///< an 'x' stands somewhere
    std::optional<char> promotion;

    [[nodiscard]] Square to() const { return ends.back(); }
};

/// The text without what may follow a move: "+", "#", "!?", "e.p.".
[[nodiscard]] std::string_view without_suffix(std::string_view text) noexcept;

/// Takes "Nf3", "Rbxd8", "exd6", "b10=Q", "Hd4xe6-f8", "Ng1-f3" apart. Of several squares the first is the
/// origin, unless something else is said of the origin or an 'x' or '-' stands before it ("Hxe6f8"). Empty if
/// the text isn't of this form. REQUIRES: no suffix.
[[nodiscard]] std::optional<SanText> split(std::string_view text);

}  // namespace tenfold::san

#endif
