#ifndef TENFOLD_BETZA_MOVEMENT_H
#define TENFOLD_BETZA_MOVEMENT_H

#include <compare>
#include <cstdint>
#include <vector>

namespace tenfold::betza {

/// How a movement treats the squares between its start and its landing square.
enum class Path : std::uint8_t {
    Leap,         ///< one leap; what lies between does not matter
    Lame,         ///< one leap that needs every square of its way empty (`n`)
    Hurdle,       ///< one leap that needs its middle square occupied (`j` on D, A)
    Slide,        ///< repeats the step over empty squares, up to `range` times
    Ski,          ///< a slide that passes over its first square whatever is on it (`j` on riders)
    Cannon,       ///< a slide over exactly one piece, then on over empty squares (`p`)
    Grasshopper,  ///< a slide to a piece, landing right behind it (`g`)
};

/// One direction of a piece's movement, seen by White: what Betza text means once atoms, directions
/// and modes have been multiplied out.
struct Movement {
    static constexpr int kUnlimited = 9;  ///< no line on a board of ten squares is longer

    int files = 0;  ///< the elementary step: files to the right ...
    int ranks = 0;  ///< ... and ranks forward; at most three each
    /// Most steps: 1 for leaps, up to kUnlimited for riders. For hops it bounds the whole distance.
    int range = 1;
    Path path = Path::Leap;
    bool quiet = false;       ///< may land on an empty square (`m`)
    bool capture = false;     ///< may land on an enemy (`c`)
    bool en_passant = false;  ///< may capture en passant by landing on the e.p. square (`e`)
    bool initial = false;     ///< only from a start square (`i`)
    /// Only from these ranks of the mover's side, bit 0 being the first; 0: from everywhere. No Betza text
    /// says so, variant files do.
    std::uint16_t own_ranks = 0;

    bool operator==(const Movement&) const = default;
};

/// One way of making one leg of a move in several: a leap, seen by White.
struct LegMove {
    int files = 0;
    int ranks = 0;
    bool over_hurdle = false;  ///< only if its middle square is occupied
    bool quiet = false;        ///< may land on an empty square
    bool capture = false;      ///< may land on an enemy, which is captured
    /// May stop on a piece of either colour, which stays: the next leg goes on from there. Never of a last
    /// leg.
    bool passes = false;

    auto operator<=>(const LegMove&) const = default;
};
using Leg = std::vector<LegMove>;  ///< one of these
using Chain = std::vector<Leg>;    ///< one leg after the other, all of them

/// What a Betza text says of one piece.
struct PieceMovement {
    /// Sorted by (files, ranks, path, ...), no two mergeable: deterministic for equal meanings.
    std::vector<Movement> movements;
    /// Moves in several legs, two or more each; sorted, and deterministic for equal meanings.
    std::vector<Chain> chains;
    /// `O2`: castling by moving the king this many squares; 0 for none.
    int castling_distance = 0;
};

}  // namespace tenfold::betza

#endif
