#ifndef TENFOLD_FUZZ_POSITION_CHECKS_H
#define TENFOLD_FUZZ_POSITION_CHECKS_H

#include "position/position.h"

namespace tenfold::fuzz {

/// What must hold in every position that was accepted, whatever text it came from: it is consistent, its FEN
/// reads back as the same position, and each of its legal moves can be made, written and taken back.
void check_position(Position& position);

}  // namespace tenfold::fuzz

#endif
