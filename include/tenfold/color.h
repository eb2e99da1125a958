#ifndef TENFOLD_COLOR_H
#define TENFOLD_COLOR_H

#include <array>
#include <cstdint>
#include <string_view>

namespace tenfold {

/// The two sides. White moves first and plays up the board, towards higher ranks.
enum class Color : std::uint8_t { White, Black };

inline constexpr std::array<Color, 2> kColors{Color::White, Color::Black};

constexpr Color operator~(Color c) noexcept {
    return c == Color::White ? Color::Black : Color::White;
}

/// 0 for White and 1 for Black: the place of a side in an array of two.
constexpr std::size_t index(Color c) noexcept {
    return static_cast<std::size_t>(c);
}

/// "White" or "Black".
constexpr std::string_view to_string(Color c) noexcept {
    return c == Color::White ? "White" : "Black";
}

}  // namespace tenfold

#endif
