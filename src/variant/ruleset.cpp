#include "variant/ruleset.h"

namespace tenfold {

namespace {

// std::toupper depends on the locale; FEN's letters don't.
constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::optional<PieceType> Ruleset::type_of(char letter) const noexcept {
    for (int t = 1; t <= piece_types(); ++t) {
        if (info(PieceType(t)).letter == upper(letter)) {
            return PieceType(t);
        }
    }
    return std::nullopt;
}

char Ruleset::letter_of(Piece p) const noexcept {
    if (!p.is_piece()) {
        return '.';
    }
    const char letter = info(p.type()).letter;
    return p.color() == Color::White ? letter : lower(letter);
}

}  // namespace tenfold
