#ifndef TENFOLD_VARIANT_COMPILE_PARTS_H
#define TENFOLD_VARIANT_COMPILE_PARTS_H

#include <string>
#include <vector>

#include "variant/placement.h"
#include "variant/ruleset.h"

#include "tenfold/diagnostic.h"

/// The steps of compile_ruleset. Each fills its part of the Ruleset and may add problems; they run in the
/// order of declaration.
namespace tenfold::compile {

struct Context {
    Ruleset& rules;
    std::vector<Diagnostic> problems;
    std::vector<PlacedPiece> start;  ///< the start position's men

    void complain(const Location& where, std::string message);
};

/// Movement tables of every piece (Ruleset::movers and what its spans point into).
void movers(Context& context);
/// What moves in legs, burns, is immune or may pass. REQUIRES: movers.
void specials(Context& context);
/// Reverse tables for attack detection (Ruleset::attacks). REQUIRES: movements without problems.
void attacks(Context& context);
void promotion(Context& context);
void initial_squares(Context& context);
void castling(Context& context);
void insufficient_material(Context& context);
/// REQUIRES: promotion zones, and Context::start.
void prelude(Context& context);
/// Values, piece-square sums, phase and Zobrist keys.
void sums_and_keys(Context& context);

/// A rank as the given side counts (0-based, its own first rank being 0), as a rank of the board.
[[nodiscard]] inline int own_rank(Color c, int rank, int ranks) noexcept {
    return c == Color::White ? rank : ranks - 1 - rank;
}

/// Where a movement holds, for either side.
[[nodiscard]] inline RankSet ranks_of(const betza::Movement& m, Color c, int ranks) noexcept {
    if (m.own_ranks == 0) {
        return RankSet::all();
    }
    RankSet set;
    for (int rank = 0; rank < ranks; ++rank) {
        if (((m.own_ranks >> static_cast<unsigned>(rank)) & 1U) != 0) {
            set.insert(own_rank(c, rank, ranks));
        }
    }
    return set;
}

}  // namespace tenfold::compile

#endif
