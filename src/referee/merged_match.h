#ifndef TENFOLD_REFEREE_MERGED_MATCH_H
#define TENFOLD_REFEREE_MERGED_MATCH_H

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "referee/match_settings.h"
#include "referee/record_lines.h"
#include "referee/scoreboard.h"

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

/// Games of one match from several records, as if one run had played them all.
struct MergedMatch {
    MatchSettings settings;  ///< by the command line that began the first record
    std::optional<Variant> variant;
    Scoreboard scoreboard;
    std::map<std::size_t, RecordedGame> games;  ///< by number; filled on request
};

/// Puts records together. `find_variant` finds the game that they are about, by the settings. `keep_games`:
/// fill `games`, too. The error names the file and line: records of matches that differ, a game that is there
/// twice.
[[nodiscard]] Result<MergedMatch> merge_records(
    const std::vector<std::string>& paths,
    const std::function<Result<Variant>(const MatchSettings&)>& find_variant, bool keep_games);

}  // namespace tenfold::referee

#endif
