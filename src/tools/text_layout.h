#ifndef TENFOLD_TOOLS_TEXT_LAYOUT_H
#define TENFOLD_TOOLS_TEXT_LAYOUT_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenfold {

/// The words of `text` in lines of at most `width` characters; a longer word has a line to itself.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// Every line of `text` with `margin` before it.
[[nodiscard]] std::string indented(std::string_view text, std::string_view margin);

/// "a", "a and b", "a, b and c", with another last word than "and" if wished.
[[nodiscard]] std::string listed(const std::vector<std::string>& items, std::string_view last_word);

/// "1 move", "2 moves".
[[nodiscard]] std::string counted(int number, std::string_view thing);

/// "a Pawn", "an Amazon".
[[nodiscard]] std::string with_article(std::string_view name);

/// Characters of a UTF-8 text.
[[nodiscard]] std::size_t length_of(std::string_view text);

}  // namespace tenfold

#endif
