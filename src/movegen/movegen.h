#ifndef TENFOLD_MOVEGEN_MOVEGEN_H
#define TENFOLD_MOVEGEN_MOVEGEN_H

#include <cstdint>

#include "movegen/danger.h"
#include "movegen/move_list.h"
#include "position/position.h"

namespace tenfold {

/// Which moves to generate. Tactical and Quiet together are All, without overlap.
enum class MoveClass : std::uint8_t {
    Tactical,  ///< captures (en passant too) and promotions
    Quiet,     ///< the rest
    All,
};

/// Appends the pseudo-legal moves of the side to move: right in everything but the own king's
/// safety (castling is fully legal). The order is deterministic: by start square, a1 first.
void generate(const Position& position, MoveClass which, MoveList& moves);

/// Appends the legal moves.
void generate_legal(Position& position, MoveList& moves);

/// As many as generate_legal would append, found without making a list.
[[nodiscard]] std::uint64_t count_legal(Position& position);

[[nodiscard]] bool has_legal_move(Position& position);

/// Is `m` (from a table, perhaps of another position) pseudo-legal here?
[[nodiscard]] bool is_pseudo_legal(const Position& position, Move m);

}  // namespace tenfold

#endif
