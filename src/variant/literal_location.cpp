#include "variant/literal_location.h"

#include <algorithm>

namespace tenfold {

namespace {

bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// A place in the text that moves on by characters and keeps count of lines and columns.
class Cursor {
public:
    Cursor(std::string_view text, Location place) : text_(text), place_(std::move(place)) {}

    [[nodiscard]] std::string_view rest() const { return text_; }
    [[nodiscard]] const Location& place() const { return place_; }
    [[nodiscard]] bool at(std::string_view expected) const {
        return text_.substr(0, expected.size()) == expected;
    }
    [[nodiscard]] bool at_end() const { return text_.empty(); }

    /// Passes one character and returns its length in bytes.
    std::size_t pass() {
        std::size_t length = 1;
        while (length < text_.size() && continues_character(text_[length])) {
            ++length;
        }
        if (text_[0] == '\n') {
            ++place_.line;
            place_.column = 1;
        } else {
            ++place_.column;
        }
        text_.remove_prefix(length);
        return length;
    }
    void pass(std::size_t characters) {
        for (std::size_t i = 0; i < characters && !at_end(); ++i) {
            pass();
        }
    }

private:
    std::string_view text_;
    Location place_;
};

Cursor cursor_at(std::string_view toml, const Location& place) {
    Cursor cursor(toml, {place.source, 1, 1});
    while (!cursor.at_end() && cursor.place().line < place.line) {
        cursor.pass();
    }
    while (!cursor.at_end() && cursor.place().line == place.line && cursor.place().column < place.column) {
        cursor.pass();
    }
    return cursor;
}

/// Bytes of UTF-8 that a \u or \U escape stands for.
std::size_t encoded_length(std::string_view hex) {
    unsigned long code = 0;
    for (const char c : hex) {
        const int digit = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
        code = code * 16 + static_cast<unsigned long>(digit);
    }
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/// Passes an escape sequence and returns how many bytes of the value it makes.
std::size_t pass_escape(Cursor& cursor) {
    const char kind = cursor.rest().size() > 1 ? cursor.rest()[1] : ' ';
    if (kind == 'u' || kind == 'U') {
        const std::size_t digits = kind == 'u' ? 4 : 8;
        const std::size_t length = encoded_length(cursor.rest().substr(2, digits));
        cursor.pass(2 + digits);
        return length;
    }
    if (std::string_view(" \t\r\n").find(kind) == std::string_view::npos) {
        cursor.pass(2);
        return 1;
    }
    cursor.pass();  // a backslash at the end of a line swallows the white space that follows
    while (!cursor.at_end() && std::string_view(" \t\r\n").find(cursor.rest()[0]) != std::string_view::npos) {
        cursor.pass();
    }
    return 0;
}

}  // namespace

Location locate_in_literal(std::string_view toml, const Location& literal, std::size_t index) {
    if (literal.inherited) {
        return literal;
    }
    Cursor cursor = cursor_at(toml, literal);
    const char quote = cursor.at_end() ? ' ' : cursor.rest()[0];
    if (quote != '"' && quote != '\'') {
        return literal;
    }
    const bool several_lines = cursor.at(std::string(3, quote));
    const std::string closing(several_lines ? 3 : 1, quote);
    cursor.pass(closing.size());
    if (several_lines && (cursor.at("\n") || cursor.at("\r\n"))) {
        cursor.pass(cursor.at("\n") ? 1 : 2);
    }
    std::size_t passed = 0;
    while (passed <= index && !cursor.at_end() && !cursor.at(closing)) {
        Location here = cursor.place();
        passed += quote == '"' && cursor.at("\\") ? pass_escape(cursor) : cursor.pass();
        if (passed > index) {
            return here;
        }
    }
    return cursor.place();
}

}  // namespace tenfold
