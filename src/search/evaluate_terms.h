#ifndef TENFOLD_SEARCH_EVALUATE_TERMS_H
#define TENFOLD_SEARCH_EVALUATE_TERMS_H

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/square_set.h"
#include "position/position.h"
#include "search/eval_tables.h"

/// The terms of the evaluation, each for one side.
namespace tenfold::evaluation {

/// What is known of one side's pawns while a position is judged.
struct PawnMap {
    SquareSet attacks;  ///< squares on which its pawn pieces could capture
    /// One more file on either side.
    static constexpr std::size_t kFiles = static_cast<std::size_t>(kMaxFiles) + 2;
    /// Ranks (White's view) of the lowest and the highest pawn of a file; none: beyond every rank.
    struct Extent {
        std::int8_t lowest = kMaxRanks;
        std::int8_t highest = -1;
        void add(int rank) noexcept {
            lowest = std::min(lowest, static_cast<std::int8_t>(rank));
            highest = std::max(highest, static_cast<std::int8_t>(rank));
        }
    };
    std::array<std::int8_t, kFiles> count{};
    std::array<Extent, kFiles> pawns{};
    std::array<Extent, kFiles> guards{};  ///< those that capture what walks past on the files beside
};

[[nodiscard]] PawnMap map_pawns(const Position& position, const EvalTables& tables, Color side);

/// Structure and passed pawns of `side`.
[[nodiscard]] Phased pawns(const Position& position, const EvalTables& tables, Color side, const PawnMap& own,
                           const PawnMap& enemy);

/// Mobility, attacks near the enemy's king, pairs, pieces under attack by pawns.
[[nodiscard]] Phased pieces(const Position& position, const EvalTables& tables, Color side,
                            const PawnMap& enemy_pawns);

/// Pawns before the king of `side`.
[[nodiscard]] Phased king_shelter(const Position& position, const EvalTables& tables, Color side,
                                  const PawnMap& own);

/// Part of an advantage of `strong` that counts, of kFullScale: less if it lacks the men to win.
inline constexpr int kFullScale = 64;
[[nodiscard]] int winning_scale(const Position& position, Color strong);

/// Drives a bare king to the edge: for the side that has mating material left.
[[nodiscard]] int mop_up(const Position& position, Color strong);

}  // namespace tenfold::evaluation

#endif
