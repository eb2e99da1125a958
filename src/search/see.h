#ifndef TENFOLD_SEARCH_SEE_H
#define TENFOLD_SEARCH_SEE_H

#include <array>
#include <cstdint>
#include <vector>

#include "position/position.h"

namespace tenfold {

/// Static exchange evaluation: what a series of captures on one square brings, each side capturing with its
/// least valuable piece and stopping when it likes. Source of the idea: chessprogramming.org "Static
/// Exchange Evaluation", "SEE - The Swap Algorithm".
///
/// An estimate: pins, promotions during the series and the legality of anything but the king's captures are
/// not considered; a hopper's hurdles are those on its line at its turn. Of a move that captures several
/// pieces, all are counted, and the series goes on where it ends. Pieces that capture in legs or by burning
/// answer as if by a plain capture, if they can capture there before the series begins. Works from the attack
/// tables of any rules. Immutable after construction; keeps a reference to the rules.
class ExchangeEvaluator {
public:
    explicit ExchangeEvaluator(const Ruleset& rules);

    /// Does `m` win at least `threshold` centipawns? REQUIRES: `m` is pseudo-legal.
    [[nodiscard]] bool reaches(const Position& position, Move m, int threshold) const;
    /// What `m` wins, centipawns. REQUIRES: `m` is pseudo-legal.
    [[nodiscard]] int value(const Position& position, Move m) const;
    /// What `m` wins at once: all that it captures, and the promotion.
    [[nodiscard]] int immediate_gain(const Position& position, Move m) const;
    /// Worth of a piece; a royal piece is worth more than all others together.
    [[nodiscard]] int worth(Piece p) const noexcept { return worth_[static_cast<std::size_t>(p.index())]; }

private:
    const Ruleset* rules_;
    std::array<int, Piece::kCount> worth_{};
    // Attacks of both sides together: a set of attackers holds White's and Black's pieces.
    std::vector<LineAttack> walked_;
    std::vector<GatedAttack> gated_;

    /// What the mover's side loses if its piece is captured where it arrives.
    [[nodiscard]] int at_risk(Piece mover, Move m) const;

    friend class Exchange;
};

}  // namespace tenfold

#endif
