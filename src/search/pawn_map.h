#ifndef TENFOLD_SEARCH_PAWN_MAP_H
#define TENFOLD_SEARCH_PAWN_MAP_H

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/square_set.h"
#include "position/position.h"
#include "search/eval_tables.h"

namespace tenfold::evaluation {

/// What is known of one side's pawns. Where EvalTables::pawns_stand_alone it follows from the pawns of both
/// sides and from nothing else.
struct PawnMap {
    SquareSet squares;
    SquareSet attacks;  ///< squares on which its pawn pieces could capture
    SquareSet passed;   ///< no enemy pawn stands in their way or could take them as they walk past
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
        [[nodiscard]] bool is_empty() const noexcept { return highest < 0; }
    };
    std::array<Extent, kFiles> pawns{};
    std::array<Extent, kFiles> guards{};  ///< those that capture what walks past on the files beside
    // How many are ...
    std::int8_t doubled = 0;   ///< on a file with another one, one of each file not counted
    std::int8_t isolated = 0;  ///< without one on the files beside
    std::int8_t backward = 0;  ///< left behind by those beside, and going on would lose them
    std::int8_t defended = 0;  ///< by another one
    std::int8_t phalanx = 0;   ///< on the right of another one
};

/// By colour.
using PawnMaps = std::array<PawnMap, 2>;

/// Where a file stands in a PawnMap.
[[nodiscard]] constexpr std::size_t file_slot(int file) noexcept {
    const int slot = file + 1;
    return static_cast<std::size_t>(slot);
}
[[nodiscard]] constexpr int forward(Color c) noexcept {
    return c == Color::White ? 1 : -1;
}

[[nodiscard]] PawnMaps map_pawns(const Position& position, const EvalTables& tables);

}  // namespace tenfold::evaluation

#endif
