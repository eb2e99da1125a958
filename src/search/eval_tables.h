#ifndef TENFOLD_SEARCH_EVAL_TABLES_H
#define TENFOLD_SEARCH_EVAL_TABLES_H

#include <array>
#include <cstdint>
#include <vector>

#include "variant/ruleset.h"

namespace tenfold {

/// What the evaluation needs to know of a game beyond its ruleset, derived once from the movements.
struct EvalTables {
    explicit EvalTables(const Ruleset& rules);

    struct PieceTerms {
        int mobility_base = 0;      ///< squares reached that are worth nothing extra
        int mobility_weight = 0;    ///< for each further square, 1/16 centipawns
        int king_attack = 0;        ///< units for each hit near the enemy's king
        bool colour_bound = false;  ///< stays on squares of one colour
        int special_reach = 0;      ///< king's steps over which it captures in legs or by burning
        int stride = 1;             ///< ranks that a pawn piece may go straight forward in one move, anywhere
        bool guards_ahead = false;  ///< captures forward on other files: enemy pawns cannot walk past it
    };
    [[nodiscard]] const PieceTerms& of(PieceType t) const noexcept {
        return pieces[static_cast<std::size_t>(t.number())];
    }

    /// The squares at most one and at most two king's steps from a king.
    struct Zone {
        SquareSet inner;
        SquareSet outer;
    };
    [[nodiscard]] const Zone& zone(Square king) const noexcept {
        return zones[static_cast<std::size_t>(king.index())];
    }
    /// Moves that a pawn of this side needs to the first rank on which it may promote; at least 1.
    [[nodiscard]] int to_promotion(Piece pawn, Square s) const noexcept {
        const int stride = of(pawn.type()).stride;
        return (promotion_distance[index(pawn.color())][static_cast<std::size_t>(s.index())] + stride - 1) /
               stride;
    }

    std::array<PieceTerms, kMaxPieceTypes + 1> pieces{};
    std::vector<Zone> zones;
    std::array<std::array<std::uint8_t, Square::kCells>, 2> promotion_distance{};
    int best_promotion = 1;  ///< value of the best piece that a pawn could ever become
    int longest_way = 1;     ///< greatest promotion distance of the board
};

}  // namespace tenfold

#endif
