#include "protocol/flipped_fen.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

#include "protocol/words.h"

#include "tenfold/square.h"

namespace tenfold {

namespace {

char other_case(char c) {
    const auto u = static_cast<unsigned char>(c);
    return static_cast<char>(std::isupper(u) != 0 ? std::tolower(u) : std::toupper(u));
}

std::string swap_cases(std::string_view text) {
    std::string swapped(text);
    std::transform(swapped.begin(), swapped.end(), swapped.begin(), other_case);
    return swapped;
}

std::string flipped_board(std::string_view board) {
    std::string flipped;
    for (;;) {
        const std::size_t slash = board.find('/');
        flipped.insert(0, swap_cases(board.substr(0, slash)));
        if (slash == std::string_view::npos) {
            return flipped;
        }
        flipped.insert(0, "/");
        board.remove_prefix(slash + 1);
    }
}

/// White's rights first, as they are written.
std::string flipped_castling(std::string_view rights) {
    std::string flipped = swap_cases(rights);
    std::stable_partition(flipped.begin(), flipped.end(),
                          [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; });
    return flipped;
}

std::string flipped_square(std::string_view text, int ranks) {
    const std::optional<Square> square = take_square(text);
    return square ? to_string(Square::at(square->file(), ranks - 1 - square->rank())) : std::string("-");
}

}  // namespace

std::string flipped_fen(std::string_view fen, int ranks) {
    Words fields(fen);
    const std::string board = flipped_board(fields.next());
    const std::string_view side = fields.next() == "w" ? "b" : "w";
    const std::string castling = flipped_castling(fields.next());
    const std::string en_passant = flipped_square(fields.next(), ranks);
    return fmt::format("{} {} {} {} {}", board, side, castling, en_passant, fields.rest());
}

}  // namespace tenfold
