#ifndef TENFOLD_VARIANT_PLACEMENT_H
#define TENFOLD_VARIANT_PLACEMENT_H

#include <string>
#include <string_view>
#include <vector>

#include "tenfold/diagnostic.h"
#include "tenfold/piece.h"
#include "tenfold/square.h"
#include "variant/ruleset.h"

namespace tenfold {

struct PlacedPiece {
    Square square;
    Piece piece;
};

/// A complaint about a character of a FEN: `column` is 1-based within the text given.
struct PlacementError {
    int column = 0;
    std::string message;
};

/// Reads the board field of a FEN ("rw6wr/.../RW6WR"): ranks from the top, runs of empty squares as decimal
/// numbers. Uses of `rules` only the board's size and the pieces' letters.
[[nodiscard]] Result<std::vector<PlacedPiece>, PlacementError> parse_placement(
    std::string_view text, const Ruleset& rules);

}  // namespace tenfold

#endif
