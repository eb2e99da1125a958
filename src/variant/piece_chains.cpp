#include "variant/piece_chains.h"

namespace tenfold {

namespace {

void forbid_jump_captures(betza::Chain& chain) {
    for (betza::Leg& leg : chain) {
        for (betza::LegMove& m : leg) {
            m.capture = m.capture && !m.over_hurdle;
        }
    }
}

}  // namespace

betza::PieceMovement whole_movement(const VariantSpec& spec, const PieceSpec& piece) {
    betza::PieceMovement whole = piece.movement;
    if (!piece.legs.empty()) {
        whole.chains.push_back(piece.legs);
    }
    if (!spec.jump_capture) {
        for (betza::Chain& chain : whole.chains) {
            forbid_jump_captures(chain);
        }
    }
    return whole;
}

}  // namespace tenfold
