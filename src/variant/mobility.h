#ifndef TENFOLD_VARIANT_MOBILITY_H
#define TENFOLD_VARIANT_MOBILITY_H

#include <array>

#include "betza/movement.h"

#include "tenfold/square.h"

namespace tenfold {

/// How many squares a piece reaches, on the average over boards on which each square is empty with
/// the same probability.
struct MobilityModel {
    int files = 8;
    int ranks = 8;
    double empty = 0.7;  ///< probability that a square is empty, 0..1
};

/// By cell: expected mobility of a piece that stands there; 0 off the board. A movement that may only capture
/// or only not capture counts about half. Initial moves, en passant and castling don't count.
using MobilityMap = std::array<double, Square::kCells>;
[[nodiscard]] MobilityMap expected_mobility(const betza::PieceMovement& movement, const MobilityModel& model);

[[nodiscard]] bool never_captures(const betza::PieceMovement& movement);

/// Does the piece stay on squares of one colour, like a Bishop? (Initial moves aside.)
[[nodiscard]] bool is_colour_bound(const betza::PieceMovement& movement);

}  // namespace tenfold

#endif
