#include "search/pawn_cache.h"

namespace tenfold {

const evaluation::PawnMaps& PawnCache::maps(const Position& position, const EvalTables& tables) {
    const std::uint64_t key = position.state().pawn_key;
    Entry& entry = entries_[key % kEntries];
    if (entry.key != key || !tables.pawns_stand_alone) {
        entry = {key, evaluation::map_pawns(position, tables)};
    }
    return entry.maps;
}

}  // namespace tenfold
