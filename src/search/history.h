#ifndef TENFOLD_SEARCH_HISTORY_H
#define TENFOLD_SEARCH_HISTORY_H

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "position/position.h"

#include "tenfold/move.h"

namespace tenfold {

/// A move seen as "this piece goes there": what histories remember.
struct PieceTo {
    Piece piece;
    Square to;
    [[nodiscard]] bool is_none() const noexcept { return piece.is_empty(); }
};

/// None for a pass and for no move.
[[nodiscard]] inline PieceTo piece_to(const Position& position, Move m) noexcept {
    return m.is_none() || m.is_pass() ? PieceTo{} : PieceTo{position[m.from()], m.to()};
}

/// How well quiet moves did so far: by piece and target, and as answer to the moves before. Also the
/// one quiet move that last refuted each move of the opponent.
///
/// Values lie within +-kMax; each update moves a value towards its bound, so old news fade. Source of the
/// ideas: chessprogramming.org "History Heuristic", "Countermove Heuristic", "Continuation History". The
/// tables' size is that of the game: the square of its pieces times squares.
class History {
public:
    static constexpr int kMax = 8192;

    explicit History(const Ruleset& rules);

    /// A context: the table of answers to one move; see `answers_to`.
    using Answers = std::span<std::int16_t>;
    /// The table of answers to `move`; an empty span if it is none.
    [[nodiscard]] Answers answers_to(PieceTo move) noexcept;

    /// Worth of a quiet move, given the tables of answers to the last moves; 0 for a pass.
    [[nodiscard]] int value(PieceTo move, std::span<const Answers> contexts) const noexcept;
    void update(PieceTo move, std::span<const Answers> contexts, int bonus) noexcept;

    [[nodiscard]] int capture_value(PieceTo move, Piece captured) const noexcept;
    void update_capture(PieceTo move, Piece captured, int bonus) noexcept;

    [[nodiscard]] Move counter_move(PieceTo move) const noexcept;
    void set_counter_move(PieceTo move, Move answer) noexcept;

    void clear();

private:
    [[nodiscard]] std::size_t slot(PieceTo move) const noexcept;

    std::size_t slots_ = 0;  ///< pieces of both sides times squares of the board
    std::size_t squares_ = 0;
    std::array<std::uint8_t, Piece::kCount> piece_number_{};
    std::array<std::uint8_t, Square::kCells> square_number_{};
    std::vector<std::int16_t> quiet_;
    std::vector<std::int16_t> answers_;   ///< slots_ x slots_
    std::vector<std::int16_t> captures_;  ///< slots_ x Piece::kCount
    std::vector<Move> counter_moves_;
};

}  // namespace tenfold

#endif
