#include "core/characters.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tenfold {

namespace {

std::size_t promised_length(unsigned char first) noexcept {
    return first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
}

bool continues(char c) noexcept {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

char32_t decoded(std::string_view character) noexcept {
    constexpr std::array<unsigned, 5> kMasks{0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = static_cast<unsigned char>(character[0]) & kMasks[character.size()];
    for (const char c : character.substr(1)) {
        code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return code;
}

/// The shortest spelling of a code point that text may have.
bool is_well_formed(std::string_view character) noexcept {
    constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    const char32_t code = decoded(character);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= kLeast[character.size()] && code <= 0x10FFFF && !surrogate;
}

}  // namespace

std::string_view first_character(std::string_view text) noexcept {
    if (text.empty()) {
        return text;
    }
    const std::string_view whole = text.substr(0, promised_length(static_cast<unsigned char>(text[0])));
    const bool complete = whole.size() == promised_length(static_cast<unsigned char>(text[0])) &&
                          std::all_of(whole.begin() + 1, whole.end(), continues);
    return complete && is_well_formed(whole) ? whole : text.substr(0, 1);
}

std::vector<std::string_view> characters_of(std::string_view text) {
    std::vector<std::string_view> characters;
    while (!text.empty()) {
        characters.push_back(first_character(text));
        text.remove_prefix(characters.back().size());
    }
    return characters;
}

char32_t code_point(std::string_view character) noexcept {
    const bool malformed = character.size() == 1 && static_cast<unsigned char>(character[0]) >= 0x80;
    return malformed || character.empty() ? 0 : decoded(character);
}

bool is_printable(std::string_view character) noexcept {
    struct Range {
        char32_t first, last;
    };
    // Controls, and what separates lines, joins invisibly or turns the direction of writing.
    constexpr std::array<Range, 6> kHidden{
        {{0, 0x1F}, {0x7F, 0xA0}, {0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F}, {0xFEFF, 0xFEFF}}};
    const char32_t code = code_point(character);
    return std::none_of(kHidden.begin(), kHidden.end(),
                        [code](Range r) { return code >= r.first && code <= r.last; });
}

std::string_view trimmed(std::string_view text, std::string_view blanks) noexcept {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace tenfold
