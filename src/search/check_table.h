#ifndef TENFOLD_SEARCH_CHECK_TABLE_H
#define TENFOLD_SEARCH_CHECK_TABLE_H

#include <cstdint>
#include <vector>

#include "core/square_offset.h"
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

    /// Squares from which a piece attacks another, its legs left out.
    struct Sources {
        SquareSet anyway;   ///< whatever lies between
        SquareSet in_line;  ///< if nothing does
    };
    [[nodiscard]] Sources sources(Piece p, Square target, const SquareSet& board) const noexcept;

private:
    /// How a piece captures over a distance.
    struct Reach {
        Step step;  ///< of a line, towards the target
        std::uint8_t length =
            0;  ///< steps along it; 0: it doesn't capture over this distance; 1: whatever lies between
    };
    [[nodiscard]] static std::size_t slot(Piece p, SquareOffset to_target) noexcept {
        return static_cast<std::size_t>(p.index()) * SquareOffset::kCount + to_target.place();
    }
    [[nodiscard]] const Reach& reach_between(Piece p, Square from, Square to) const noexcept {
        return reach_[slot(p, SquareOffset(from, to))];
    }
    void add(PieceSet attackers, Step outward, int length);

    std::vector<Reach> reach_;  ///< by slot(): piece and distance
};

}  // namespace tenfold

#endif
