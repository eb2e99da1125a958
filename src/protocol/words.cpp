#include "protocol/words.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

#include "core/characters.h"

namespace tenfold {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::size_t kLongestText = 2000;

constexpr char lower(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

Words::Words(std::string_view line) noexcept : rest_(trimmed(line, kBlanks)) {}

std::string_view Words::peek() const noexcept {
    return rest_.substr(0, rest_.find_first_of(kBlanks));
}

std::string_view Words::next() noexcept {
    const std::string_view word = peek();
    rest_.remove_prefix(word.size());
    rest_.remove_prefix(std::min(rest_.find_first_not_of(kBlanks), rest_.size()));
    return word;
}

bool same_word(std::string_view a, std::string_view b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

std::string one_line(std::string_view text) {
    std::string line;
    while (!text.empty() && line.size() < kLongestText) {
        const std::string_view character = first_character(text);
        if (!is_printable(character)) {
            line += '?';
        } else if (character.size() == 1) {
            line += character;
        } else {
            line += fmt::format("<U+{:04X}>", static_cast<std::uint32_t>(code_point(character)));
        }
        text.remove_prefix(character.size());
    }
    return text.empty() ? line : line + "...";
}

}  // namespace tenfold
