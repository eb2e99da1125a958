#ifndef TENFOLD_SEARCH_EXCHANGE_H
#define TENFOLD_SEARCH_EXCHANGE_H

#include <array>

#include "core/square_set.h"
#include "search/see.h"

namespace tenfold {

/// One series of captures on one square, after the move that opens it. Made, asked once and thrown away.
class Exchange {
public:
    /// REQUIRES: the first two arguments outlive this; `opening` is pseudo-legal and no castling.
    Exchange(const ExchangeEvaluator& evaluator, const Position& position, Move opening);

    /// Is the side that opened at least even at the end, if `balance` (negative) is what it would have
    /// were its piece on the square lost without return?
    [[nodiscard]] bool holds(int balance);

private:
    struct Attacker {
        Square square;
        Piece piece;
    };

    [[nodiscard]] bool gates_open(const GatedAttack& attack) const noexcept;
    /// The next piece outwards on a line, counting from `distance`; skips those that are gone. False at the
    /// end.
    bool next_on_line(const LineAttack& line, Square& at, int& distance) const noexcept;
    /// Adds the pieces of a side that slide to the target to the attackers.
    void find_sliders(Color side);
    /// Visits the first two pieces of a line; `visit(square, pieces that would attack from it)`.
    template <class Visit>
    void walk(const LineAttack& line, Visit&& visit) const;
    /// The least valuable attacker of a side, an empty piece if there is none.
    [[nodiscard]] Attacker least_attacker(Color side) const;
    /// The piece there has left for the target: what stands behind it may attack now.
    void leave(Square s);

    const ExchangeEvaluator& evaluator_;
    const Position& position_;
    Square target_;
    Color opener_;
    SquareSet present_;  ///< where pieces are that have not left for the target
    /// By side: those that are known to capture there, by leaps, by slides, in legs or by burning. Gates and
    /// lines that must be walked are looked at anew each time.
    std::array<SquareSet, 2> attackers_;
};

}  // namespace tenfold

#endif
