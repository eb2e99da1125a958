#ifndef TENFOLD_VARIANT_PLACEMENT_H
#define TENFOLD_VARIANT_PLACEMENT_H

#include <string>
#include <string_view>
#include <vector>

#include "variant/ruleset.h"

#include "tenfold/diagnostic.h"
#include "tenfold/piece.h"
#include "tenfold/square.h"

namespace tenfold {

struct PlacedPiece {
    Square square;
    Piece piece;
    int column = 0;  ///< of its letter, 1-based within the text
};

/// A complaint about a character of a FEN: `column` is 1-based within the text given, in bytes.
struct PlacementError {
    int column = 0;
    std::string message;
};

/// Reads the board field of a FEN ("rw6wr/.../RW6WR"): ranks from the top, runs of empty squares as decimal
/// numbers without leading zeros, so that "10" is ten squares and "55" is an error. Uses of `rules`
/// only the board's size and the pieces' letters. Says nothing about kings or pawns: that is parse_fen's
/// part.
[[nodiscard]] Result<std::vector<PlacedPiece>, PlacementError> parse_placement(std::string_view text,
                                                                               const Ruleset& rules);

}  // namespace tenfold

#endif
