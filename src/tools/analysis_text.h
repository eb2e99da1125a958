#ifndef TENFOLD_TOOLS_ANALYSIS_TEXT_H
#define TENFOLD_TOOLS_ANALYSIS_TEXT_H

#include <cstdint>
#include <string>

#include "variant/ruleset.h"

#include "tenfold/engine.h"

namespace tenfold {

/// A score for people: "+0.34" in pawns, "#5" for a mate in five moves, "-#5" for being mated in five,
/// "3/4#5" and "1/4#5" where a stalemate in five moves scores that.
[[nodiscard]] std::string readable_score(Score score);

/// "12.34 s", "2:05 min", "1:02:05 h".
[[nodiscard]] std::string readable_time(Milliseconds time);

/// "987", "12.3 k", "4.56 M", "7.89 G".
[[nodiscard]] std::string readable_count(std::uint64_t count);

/// The names of the columns of `analysis_row`.
[[nodiscard]] std::string analysis_heading();

/// A row of the table: depth, score (">" or "<" before a bound), time, nodes, line of play.
[[nodiscard]] std::string analysis_row(const SearchInfo& info, const Ruleset& rules);

}  // namespace tenfold

#endif
