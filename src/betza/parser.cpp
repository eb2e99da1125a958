#include "betza/parser.h"

#include <fmt/format.h>

#include "betza/expand.h"
#include "betza/normal_form.h"
#include "betza/term.h"

namespace tenfold::betza {

namespace {

/// Far more than any piece needs, and little enough to be read at once whatever it says.
constexpr std::size_t kLongestText = 250;

}  // namespace

Result<PieceMovement, ParseError> parse(std::string_view text) {
    if (text.empty()) {
        return ParseError{1, "the movement is empty; expected Betza notation, such as K or fmWfcF"};
    }
    if (text.size() > kLongestText) {
        return ParseError{static_cast<int>(kLongestText) + 1,
                          fmt::format("the movement has more than {} characters", kLongestText)};
    }
    Scanner scanner(text);
    PieceMovement piece;
    std::vector<Movement> movements;
    while (!scanner.done()) {
        const auto term = read_term(scanner);
        if (!term) {
            return term.error();
        }
        if (term.value().castling) {
            if (piece.castling_distance != 0) {
                return ParseError{term.value().atom_column, "castling ('O') is given twice"};
            }
            piece.castling_distance = term.value().range;
            continue;
        }
        const auto expanded = expand(term.value());
        if (!expanded) {
            return expanded.error();
        }
        movements.insert(movements.end(), expanded.value().begin(), expanded.value().end());
    }
    piece.movements = normal_form(movements);
    return piece;
}

}  // namespace tenfold::betza
