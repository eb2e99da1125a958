#ifndef TENFOLD_REFEREE_ADJUDICATION_H
#define TENFOLD_REFEREE_ADJUDICATION_H

#include <array>
#include <optional>

#include "referee/player.h"
#include "referee/points.h"

namespace tenfold::referee {

/// A game is drawn once both engines have held it for even for some moves.
struct DrawRule {
    int move_number = 0;  ///< not before this move of the game
    int move_count = 1;   ///< moves of each side in a row without a capture or pawn move
    int score = 0;        ///< centipawns from zero
    bool operator==(const DrawRule&) const = default;
};

/// A game is lost for an engine that has held it for lost for some moves.
struct ResignRule {
    int move_count = 1;      ///< in a row
    int score = 0;           ///< centipawns
    bool two_sided = false;  ///< the opponent must have thought so too
    bool operator==(const ResignRule&) const = default;
};

struct AdjudicationRules {
    std::optional<DrawRule> draw;
    std::optional<ResignRule> resign;
    std::optional<int> most_moves;  ///< a game that lasts longer is a draw
    bool operator==(const AdjudicationRules&) const = default;
};

/// Ends games early by what the engines think of them.
class Adjudicator {
public:
    explicit Adjudicator(const AdjudicationRules& rules) noexcept : rules_(rules) {}

    /// `mover` has made a move, `resets` telling whether it captured or moved a pawn, and thought this of it.
    void note(Color mover, const std::optional<EngineScore>& score, bool resets) noexcept;
    /// What White gets if the game is to end now. `moves_made`: whole moves since the start of the game.
    [[nodiscard]] std::optional<Points> ruling(int moves_made) const noexcept;

private:
    [[nodiscard]] bool is_drawn(int moves_made) const noexcept;
    [[nodiscard]] bool has_lost(Color side) const noexcept;

    AdjudicationRules rules_;
    int even_plies_ = 0;
    std::array<int, 2> losing_moves_{};   ///< in a row, by colour
    std::array<int, 2> winning_moves_{};  ///< in a row, by colour
};

}  // namespace tenfold::referee

#endif
