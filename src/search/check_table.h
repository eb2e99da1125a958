#ifndef TENFOLD_SEARCH_CHECK_TABLE_H
#define TENFOLD_SEARCH_CHECK_TABLE_H

#include <cstdint>
#include <vector>

#include "position/position.h"

namespace tenfold {

/// Tells, without making it, whether a move attacks the enemy's king with the piece that it moves.
///
/// An estimate for the search: discovered checks, hoppers and gated leaps go unnoticed. Immutable.
class CheckTable {
public:
    explicit CheckTable(const Ruleset& rules);

    /// REQUIRES: `m` is pseudo-legal.
    [[nodiscard]] bool gives_check(const Position& position, Move m) const noexcept;

    /// Would `p`, come from `origin` to `from`, attack `target`? Without its legs.
    [[nodiscard]] bool would_attack(const Position& position, Piece p, Square origin, Square from,
                                    Square target) const noexcept;

    /// Squares from which `p` would attack `target` if no piece stood in its way, its legs left out.
    [[nodiscard]] SquareSet squares_to_attack(Piece p, Square target, const SquareSet& board) const noexcept;

private:
    /// How a piece captures over a distance.
    struct Reach {
        Step step;  ///< of a line, towards the target
        std::uint8_t length =
            0;  ///< steps along it; 0: it doesn't capture over this distance; 1: whatever lies between
    };
    static constexpr int kFarthest = 9;
    static constexpr int kWidth = 2 * kFarthest + 1;

    [[nodiscard]] static std::size_t slot(Piece p, int files, int ranks) noexcept {
        const int number = (p.index() * kWidth + files + kFarthest) * kWidth + ranks + kFarthest;
        return static_cast<std::size_t>(number);
    }
    [[nodiscard]] const Reach& reach_between(Piece p, Square from, Square to) const noexcept {
        return reach_[slot(p, to.file() - from.file(), to.rank() - from.rank())];
    }
    void add(PieceSet attackers, Step outward, int length);

    std::vector<Reach> reach_;  ///< by slot(): piece and distance
};

}  // namespace tenfold

#endif
