#ifndef TENFOLD_VARIANT_PRELUDE_H
#define TENFOLD_VARIANT_PRELUDE_H

#include <array>
#include <cstdint>
#include <vector>

#include "core/square_set.h"

#include "tenfold/move.h"
#include "tenfold/piece.h"
#include "tenfold/square.h"

namespace tenfold {

/// A square on which a ply of the prelude may replace the piece of the start position.
struct PreludeSquare {
    Square square;
    Piece original;  ///< what stands there at the start
    /// Bit n: the n-th kind of the set (from 0) may come here.
    std::uint16_t choices = 0;
};

/// One ply of a prelude. White makes the first one, then they alternate.
struct PreludePly {
    std::vector<PreludeSquare> squares;  ///< in the order of the move's text; at most Move::kMaxChoices
    int least = 1;                       ///< how many pieces must be replaced, as far as there are any ...
    int most = Move::kMaxChoices;        ///< ... and how many may
    bool may_exchange = false;           ///< two of the pieces brought in may change places after that
    int sure = 0;  ///< pieces that are replaced at least, whatever the plies before have left
};

/// What comes before the game: each side in its turn replaces pieces of the start position by new ones.
/// The idea and most of its rules are H. van Haeringen's; docs/rules-superchess.md tells them.
struct Prelude {
    std::vector<PreludePly> plies;  ///< none: the game has no prelude; at most Move::kMaxPreludePlies
    std::vector<PieceType> set;     ///< what each player may bring in, in the order of the pocket
    std::vector<PieceType> kinds;   ///< the same, each type once
    std::array<std::uint8_t, kMaxPieceTypes + 1> in_set{};  ///< how many of a type are in the set
    bool mirror = true;                                     ///< what one side does, the other gets at once
    int ranks = 0;                                          ///< of the board
    std::array<Piece, Square::kCells> start{};              ///< the board before the prelude
    std::array<std::uint64_t, Move::kMaxPreludePlies + 1> keys{};  ///< by the ply to come, [0] being 0

    [[nodiscard]] int count(PieceType t) const noexcept {
        return in_set[static_cast<std::size_t>(t.number())];
    }
    /// The same square on the other player's side.
    [[nodiscard]] Square mirrored(Square s) const noexcept {
        return Square::at(s.file(), ranks - 1 - s.rank());
    }
};

}  // namespace tenfold

#endif
