#ifndef TENFOLD_SEARCH_PAWN_CACHE_H
#define TENFOLD_SEARCH_PAWN_CACHE_H

#include <cstdint>
#include <vector>

#include "search/pawn_map.h"

namespace tenfold {

/// Remembers the maps of pawns seen before, which few moves of a search change. For one thread and one game.
/// Source of the idea: chessprogramming.org "Pawn Hash Table".
class PawnCache {
public:
    PawnCache() : entries_(kEntries) {}

    /// What evaluation::map_pawns gives; good until the next call. REQUIRES: the same tables each time, made
    /// for the position's rules.
    [[nodiscard]] const evaluation::PawnMaps& maps(const Position& position, const EvalTables& tables);

private:
    static constexpr std::size_t kEntries = 2048;  // a power of two: the lower bits of a key choose
    /// As made it is right for positions without pawns, whose key is 0.
    struct Entry {
        std::uint64_t key = 0;
        evaluation::PawnMaps maps;
    };
    std::vector<Entry> entries_;
};

}  // namespace tenfold

#endif
