#ifndef TENFOLD_CORE_CHARACTERS_H
#define TENFOLD_CORE_CHARACTERS_H

#include <string_view>
#include <vector>

namespace tenfold {

/// The whole character that a UTF-8 text begins with; a single byte where the text is malformed, empty for
/// an empty text.
[[nodiscard]] std::string_view first_character(std::string_view text) noexcept;

/// The text's characters in order, as first_character sees them.
[[nodiscard]] std::vector<std::string_view> characters_of(std::string_view text);

/// Code point of a well-formed character; of a malformed byte, 0.
[[nodiscard]] char32_t code_point(std::string_view character) noexcept;

/// May the character be shown to anybody? Not if it is malformed, or controls the terminal or the direction
/// of the text around it.
[[nodiscard]] bool is_printable(std::string_view character) noexcept;

/// The text without the `blanks` before and behind it.
[[nodiscard]] std::string_view trimmed(std::string_view text, std::string_view blanks) noexcept;

}  // namespace tenfold

#endif
