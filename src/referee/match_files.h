#ifndef TENFOLD_REFEREE_MATCH_FILES_H
#define TENFOLD_REFEREE_MATCH_FILES_H

#include <optional>
#include <string>
#include <vector>

#include "referee/match_settings.h"
#include "referee/pipe_end.h"
#include "referee/record_file.h"
#include "referee/schedule.h"
#include "referee/scoreboard.h"

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

/// Where a match's games are kept: its record and its PGN file, as far as the settings name them.
/// `settings` and `variant` must outlive it.
class MatchFiles {
public:
    /// Opens the files. The games that the record has already go into the scoreboard. `options` is the
    /// command line that a new record notes. New games are appended to a PGN file that exists.
    [[nodiscard]] static Result<MatchFiles> open(const MatchSettings& settings,
                                                 const std::vector<std::string>& options,
                                                 const Variant& variant, Scoreboard& scoreboard);

    /// Keeps a game; returns why that wasn't possible, or nothing.
    [[nodiscard]] std::string store(const GamePlan& plan, const PlayedGame& game);

private:
    MatchFiles(const MatchSettings& settings, const Variant& variant)
        : settings_(&settings), variant_(&variant) {}

    const MatchSettings* settings_;
    const Variant* variant_;
    std::string key_;
    std::optional<RecordFile> record_;
    std::optional<PipeEnd> pgn_;
};

/// Puts a recorded game on the board; returns why it has no place there, or nothing.
[[nodiscard]] std::string take_game(const RecordedGame& game, const Schedule& schedule,
                                    Scoreboard& scoreboard);

}  // namespace tenfold::referee

#endif
