#ifndef TENFOLD_BETZA_PARSER_H
#define TENFOLD_BETZA_PARSER_H

#include <string>
#include <string_view>

#include "betza/movement.h"

#include "tenfold/diagnostic.h"

namespace tenfold::betza {

/// Where a Betza text fails: `column` is 1-based, the message says what was read and what was expected.
struct ParseError {
    int column = 0;
    std::string message;
};

/// Reads a piece's movement in Betza's notation as `docs/betza.md` describes it.
/// Nothing is ignored: every letter either has a meaning where it stands or is an error.
[[nodiscard]] Result<PieceMovement, ParseError> parse(std::string_view text);

}  // namespace tenfold::betza

#endif
