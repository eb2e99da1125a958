#ifndef TENFOLD_PROTOCOL_INFO_TEXT_H
#define TENFOLD_PROTOCOL_INFO_TEXT_H

#include <string>
#include <string_view>

#include "tenfold/engine.h"
#include "tenfold/variants.h"

namespace tenfold {

/// "cp 31", "mate 3", "mate -2": mates count moves, for the side to move. A win by stalemate that is
/// worth less than mate has no word in UCI and appears as a high cp.
[[nodiscard]] std::string score_text(Score score);

/// The score of a side whose game is over: "mate 0", "cp 0", "cp -15000" for a stalemate that scores a
/// quarter, "cp 14000" or "cp -14000" for a game won or lost by another rule.
[[nodiscard]] std::string final_score_text(const GameStatus& status, Color side);

/// "info depth 9 seldepth 14 multipv 1 score cp 31 nodes 20134 nps 805360 hashfull 4 time 25 pv e2e4
/// ..."; `wdl` behind the score on request.
[[nodiscard]] std::string info_line(const SearchInfo& info, const Ruleset& rules, bool show_wdl);

/// "info string stalemate in 3: scores 3/4", to go with the score of a forced stalemate that is no draw;
/// empty for other scores.
[[nodiscard]] std::string stalemate_line(const SearchInfo& info);

/// "info depth 20 currmove e2e4 currmovenumber 3".
[[nodiscard]] std::string current_move_line(int depth, Move move, int number, const Ruleset& rules);

inline constexpr std::string_view kNoBestMove = "bestmove (none)";

/// "bestmove e2e4 ponder e7e5"; kNoBestMove without a move.
[[nodiscard]] std::string best_move_line(const SearchResult& result, const Ruleset& rules);

/// "variant opulent files 10 ranks 10 pocket 0 template fairy startpos FEN".
[[nodiscard]] std::string variant_text(const Variant& variant);

}  // namespace tenfold

#endif
