#include "tenfold/square.h"

#include <fmt/format.h>

namespace tenfold {

std::string to_string(Square s) {
    return fmt::format("{}{}", static_cast<char>('a' + s.file()), s.rank() + 1);
}

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace

std::optional<Square> take_square(std::string_view& text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + kMaxFiles || !is_digit(text[1])) {
        return std::nullopt;
    }
    // "10" is the only rank of two digits; "1" followed by another digit than 0 is rank 1, then something
    // else.
    const bool two_digits = text.size() >= 3 && text[1] == '1' && text[2] == '0';
    const int rank = two_digits ? 10 : text[1] - '0';
    if (rank < 1 || rank > kMaxRanks) {
        return std::nullopt;
    }
    const Square s = Square::at(text[0] - 'a', rank - 1);
    text.remove_prefix(two_digits ? 3 : 2);
    return s;
}

}  // namespace tenfold
