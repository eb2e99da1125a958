#ifndef TENFOLD_TESTS_SUPPORT_MATE_PROOF_H
#define TENFOLD_TESTS_SUPPORT_MATE_PROOF_H

#include "position/position.h"

namespace tenfold::test {

/// Tries every move of both sides: can the side to move force mate in at most `moves` of its moves? Draws by
/// repetition and by the move rule don't count.
[[nodiscard]] bool forces_mate(Position& position, int moves);

/// Neither the shorter mate nor one move short: mate in exactly `moves`.
[[nodiscard]] inline bool is_mate_in(Position& position, int moves) {
    return !forces_mate(position, moves - 1) && forces_mate(position, moves);
}

}  // namespace tenfold::test

#endif
