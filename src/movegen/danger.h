#ifndef TENFOLD_MOVEGEN_DANGER_H
#define TENFOLD_MOVEGEN_DANGER_H

#include "core/square_set.h"
#include "position/attacks.h"
#include "position/position.h"

namespace tenfold {

/// Where moves of the side to move can endanger its own king; computed once a node.
///
/// A move that is no king move, no castling, no en passant capture, made while not in check, that leaves
/// no square of `vacate` and lands on none of `fill` is legal without further test. `fill` isn't
/// empty only where hoppers or gated leapers exist: there, a piece can expose its king by moving in.
struct Danger {
    bool in_check = false;
    /// In check: a move other than the king's is illegal unless it lands here (or is e.p.). Only
    /// meaningful if `evasions_known`.
    SquareSet evasions;
    bool evasions_known = false;
    SquareSet vacate;
    SquareSet fill;
};

[[nodiscard]] Danger find_danger(const Position& position) noexcept;

/// Is this pseudo-legal move legal? `danger` must be of this very position.
[[nodiscard]] bool is_legal(Position& position, Move m, const Danger& danger);

}  // namespace tenfold

#endif
