#ifndef TENFOLD_VARIANT_PIECE_CHAINS_H
#define TENFOLD_VARIANT_PIECE_CHAINS_H

#include "variant/spec.h"

namespace tenfold {

/// A piece's movement with all that it does in legs among the chains, as the game's settings have it: what
/// its Betza text says, what is given leg by leg, without captures by jumping where the game has none.
[[nodiscard]] betza::PieceMovement whole_movement(const VariantSpec& spec, const PieceSpec& piece);

[[nodiscard]] inline bool moves_in_legs(const PieceSpec& piece) noexcept {
    return !piece.legs.empty() || !piece.movement.chains.empty();
}

}  // namespace tenfold

#endif
