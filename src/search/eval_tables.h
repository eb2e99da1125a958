#ifndef TENFOLD_SEARCH_EVAL_TABLES_H
#define TENFOLD_SEARCH_EVAL_TABLES_H

#include <array>
#include <cstdint>
#include <vector>

#include "variant/ruleset.h"

namespace tenfold {

/// Centipawns in the middle game and in the end game.
struct Phased {
    int middle = 0;
    int end = 0;
    constexpr Phased& operator+=(Phased o) noexcept {
        middle += o.middle;
        end += o.end;
        return *this;
    }
    constexpr Phased operator-(Phased o) const noexcept { return {middle - o.middle, end - o.end}; }
};

/// What the evaluation needs to know of a game beyond its ruleset, derived once from the movements.
struct EvalTables {
    explicit EvalTables(const Ruleset& rules);

    struct PieceTerms {
        int mobility_base = 0;      ///< squares reached that are worth nothing extra
        Phased mobility_weight;     ///< for each further square, 1/16 centipawns
        bool is_officer = false;    ///< neither royal nor a pawn piece
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

    /// Whole centipawns, or sixteenths.
    [[nodiscard]] Phased weight(Term term) const noexcept {
        const Phased w = sixteenths(term);
        return {w.middle / kUnit, w.end / kUnit};
    }
    [[nodiscard]] Phased sixteenths(Term term) const noexcept {
        return terms[static_cast<std::size_t>(term)];
    }
    static constexpr int kUnit = 16;

    std::array<Phased, kTerms> terms{};
    std::array<PieceTerms, kMaxPieceTypes + 1> pieces{};
    std::vector<Zone> zones;
    std::array<std::array<std::uint8_t, Square::kCells>, 2> promotion_distance{};
    int best_promotion = 1;  ///< value of the best piece that a pawn could ever become
    int longest_way = 1;     ///< greatest promotion distance of the board
};

}  // namespace tenfold

#endif
