#ifndef TENFOLD_VARIANT_VALUES_H
#define TENFOLD_VARIANT_VALUES_H

#include <array>
#include <cstdint>
#include <vector>

#include "variant/spec.h"

#include "tenfold/square.h"

namespace tenfold {

/// What one piece is worth where, in centipawns. White's view: for Black mirror the ranks.
struct DerivedValues {
    int value = 0;      ///< of the piece itself; 0 for the royal piece
    int end_value = 0;  ///< the same in the end game
    /// Added to them by cell (Square::index()), middle game and end game; 0 off the board.
    std::array<std::int16_t, Square::kCells> middle{};
    std::array<std::int16_t, Square::kCells> end{};
};

/// Values for every piece of `spec.pieces`, by index, from its movement; a value that the file gives
/// (PieceSpec::value) takes the place of the derived one. Pure and cheap: well under a millisecond a piece.
///
/// The model (docs/search.md has the numbers that it gives): a piece is worth what it can reach. Every
/// square is taken to be empty with a fixed probability, so a slider reaches its second square
/// less often than its first; far squares count a little more than near ones, the more so the larger the
/// board. The average over all squares of the board gives the value, by a curve that rises faster than
/// straight, because the squares of one strong piece help one another; the difference from the average gives
/// the bonus of a square. Ideas: chessprogramming.org "Point Value" (crossing probabilities of R. Betza,
/// mobility formula of H.G. Muller).
[[nodiscard]] std::vector<DerivedValues> derive_values(const VariantSpec& spec);

}  // namespace tenfold

#endif
