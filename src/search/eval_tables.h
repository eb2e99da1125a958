#ifndef TENFOLD_SEARCH_EVAL_TABLES_H
#define TENFOLD_SEARCH_EVAL_TABLES_H

#include <array>
#include <cstdint>
#include <vector>

#include "search/check_table.h"
#include "search/evaluation_weights.h"
#include "search/phased.h"
#include "variant/ruleset.h"

namespace tenfold {

/// What the evaluation needs to know of a game beyond its ruleset: weights in a form that is quick to use,
/// and what is derived once from the movements.
struct EvalTables {
    EvalTables(const Ruleset& rules, const EvaluationWeights& given);

    /// Parts of a centipawn in which weights are kept, and parts of a whole in which shares are.
    static constexpr int kUnit = 16;
    static constexpr int kParts = 16;
    /// Officers fall into levels of worth: those of one level are worth much the same. Level 0 are the pawns.
    static constexpr std::size_t kLevels = 8;

    struct PieceTerms {
        int mobility_base = 0;      ///< squares reached that are worth nothing extra
        std::uint8_t level = 0;     ///< of worth
        bool is_officer = false;    ///< neither royal nor a pawn piece
        bool colour_bound = false;  ///< stays on squares of one colour
        int special_reach = 0;      ///< king's steps over which it captures in legs or by burning
        int stride = 1;             ///< ranks that a pawn piece may go straight forward in one move, anywhere
        bool guards_ahead = false;  ///< captures forward on other files: enemy pawns cannot walk past it
    };
    [[nodiscard]] const PieceTerms& of(PieceType t) const noexcept {
        return pieces[static_cast<std::size_t>(t.number())];
    }
    /// In parts of a centipawn (or of a unit).
    [[nodiscard]] Phased weight(std::size_t place) const noexcept { return weights[place]; }

    /// Squares at most one, or at most two king's steps away from a king's square.
    struct Rings {
        SquareSet inner;
        SquareSet outer;
        std::array<SquareSet, 2> shelter;  ///< of `outer`, those before the king of each colour
    };
    [[nodiscard]] const Rings& rings_around(Square king) const noexcept {
        return rings[static_cast<std::size_t>(king.index())];
    }
    /// Moves that a pawn of this side needs to the first rank on which it may promote; at least 1.
    [[nodiscard]] int to_promotion(Piece pawn, Square s) const noexcept {
        const int stride = of(pawn.type()).stride;
        return (promotion_distance[index(pawn.color())][static_cast<std::size_t>(s.index())] + stride - 1) /
               stride;
    }
    /// The part of its way that a pawn with so many moves left has gone, squared, of kParts.
    [[nodiscard]] int way_gone(int moves) const noexcept {
        const int near = longest_way + 1 - moves;
        return kParts * near * near / (longest_way * longest_way);
    }

    /// Squares from which a piece would check a king.
    [[nodiscard]] const CheckTable::Sources& checks_by(Piece p, Square king) const noexcept {
        return check_sources[check_slot(p, king)];
    }
    [[nodiscard]] static constexpr std::size_t check_slot(Piece p, Square king) noexcept {
        const int slot = p.index() * Square::kCells + king.index();
        return static_cast<std::size_t>(slot);
    }

    CheckTable checks;
    std::array<Phased, kWeights> weights{};
    std::array<PieceTerms, kMaxPieceTypes + 1> pieces{};
    std::vector<PieceType> pawn_types;  ///< those that promote
    bool pawns_stand_alone = true;      ///< what they attack doesn't depend on other men
    std::vector<Rings> rings;
    std::vector<CheckTable::Sources> check_sources;  ///< by check_slot()
    std::array<std::array<std::uint8_t, Square::kCells>, 2> promotion_distance{};
    int best_promotion = 1;  ///< value of the best piece that a pawn could ever become
    int longest_way = 1;     ///< greatest promotion distance of the board
};

}  // namespace tenfold

#endif
