#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_MOVES_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_MOVES_H

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/brute_force_position.h"

namespace tenfold::brute_force {

struct Move {
    Spot from;
    Spot to;
    char becomes = 0;  ///< capital letter of the promotion
    bool en_passant = false;
    std::optional<std::size_t> castling;  ///< 0 king side, 1 queen side
    std::vector<Spot> also_taken{};       ///< where it captures by legs or fire, sorted, without `to`
    std::vector<Spot> stops{};            ///< between legs; none if nothing is captured before the last one
    bool pass = false;                    ///< a piece comes back to where it was, and nothing has changed
    /// In the prelude, which has no `from` and `to`: capital letters of the new pieces with their squares, in
    /// the order of the text, and two squares whose pieces change places after that.
    std::vector<std::pair<char, Spot>> brought_in{};
    std::optional<std::pair<Spot, Spot>> exchange{};

    /// "e2e4", "b9b10q", "d4e6,e6f8", "0000", "E@g1,T@h2".
    [[nodiscard]] std::string text() const;
    /// Would both change the board in the same way?
    [[nodiscard]] bool has_outcome_of(const Move& other) const;
};

/// Could the piece on `from` capture an enemy on `target`?
[[nodiscard]] bool hits(const Position& position, Spot from, Spot target);
/// Could any piece of `by` capture on `target`?
[[nodiscard]] bool attacked(const Position& position, Spot target, Side by);
[[nodiscard]] bool in_check(const Position& position, Side side);
/// The legal moves: every move is tried, and dropped if the king could then be taken.
[[nodiscard]] std::vector<Move> legal_moves(const Position& position);
[[nodiscard]] Position after(const Position& position, const Move& move);
/// A right is gone once its king or rook isn't at home.
void forget_castling(Position& position);
/// Lines of play of this length.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

}  // namespace tenfold::brute_force

#endif
