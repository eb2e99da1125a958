#ifndef TENFOLD_POSITION_POCKET_H
#define TENFOLD_POSITION_POCKET_H

#include <cstddef>
#include <string>
#include <vector>

#include "position/position.h"

/// What a position of a prelude says of how far it has come. Nothing but the board needs to be known: what is
/// no longer in the pocket stands on it.
namespace tenfold {

/// Pieces that this side's pocket has lost.
[[nodiscard]] int used_in_prelude(const Position& position, Color c) noexcept;

/// Can a substitution of the first `plies` plies of the game have put this new piece there?
[[nodiscard]] bool can_have_come(const Prelude& prelude, Square s, Piece p, std::size_t plies) noexcept;

/// The plies, from 0, at which this side can be to move with `used` of its pieces brought in. Where each side
/// has one ply the side alone tells which it is; else the compiler of variants sees to it that there is one
/// at most.
[[nodiscard]] std::vector<std::size_t> plies_after(const Prelude& prelude, Color side, int used);

/// "[ESes]": what each side may still bring in, White's first, in the order of the set. REQUIRES:
/// in_prelude().
[[nodiscard]] std::string pocket_text(const Position& position);

}  // namespace tenfold

#endif
