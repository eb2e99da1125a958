#ifndef TENFOLD_SEARCH_ROOT_REPORT_H
#define TENFOLD_SEARCH_ROOT_REPORT_H

#include <vector>

#include "search/searcher.h"
#include "search/stop_rule.h"

/// What every search does at its root, whatever the moves are.
namespace tenfold {

/// Shorter searches spare their reader bounds and root moves.
inline constexpr Milliseconds kTalkative{3000};

/// The legal moves that a search has to consider: those of `wanted`, or all if none of them is legal.
[[nodiscard]] std::vector<Move> root_moves(Position& root, const std::vector<Move>& wanted);

/// What there is to say at this moment of a line with this score, but for the line itself.
[[nodiscard]] SearchInfo report_now(Searcher& searcher, const StopRule& stop, Score score);

/// The same at a root without a legal move.
[[nodiscard]] SearchInfo report_no_moves(Searcher& searcher, const StopRule& stop);

}  // namespace tenfold

#endif
