#ifndef TENFOLD_BETZA_SCANNER_H
#define TENFOLD_BETZA_SCANNER_H

#include <cstddef>
#include <string>
#include <string_view>

#include "betza/parser.h"

namespace tenfold::betza {

// Defined for every byte, whatever the locale.
constexpr bool is_lower(char c) noexcept {
    return c >= 'a' && c <= 'z';
}
constexpr bool is_upper(char c) noexcept {
    return c >= 'A' && c <= 'Z';
}
constexpr bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}

/// A text and how much of it has been read.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool done() const { return place_ == text_.size(); }
    /// The next byte; '\0' at the end.
    [[nodiscard]] char peek() const { return done() ? '\0' : text_[place_]; }
    /// REQUIRES: not done().
    char take() { return text_[place_++]; }
    /// Column of the next byte, one past the text's size at the end.
    [[nodiscard]] int column() const { return static_cast<int>(place_) + 1; }

    /// An error at the next byte.
    [[nodiscard]] ParseError error(std::string message) const { return {column(), std::move(message)}; }
    /// An error at the next byte that says what was read there and what was `expected` instead.
    [[nodiscard]] ParseError unexpected(std::string_view expected) const;

private:
    std::string_view text_;
    std::size_t place_ = 0;
};

}  // namespace tenfold::betza

#endif
