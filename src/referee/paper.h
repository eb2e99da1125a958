#ifndef TENFOLD_REFEREE_PAPER_H
#define TENFOLD_REFEREE_PAPER_H

#include "referee/match_settings.h"
#include "referee/record_lines.h"
#include "referee/schedule.h"

#include "tenfold/game_record.h"

namespace tenfold::referee {

/// A match's game as it goes into a PGN file.
[[nodiscard]] GameRecord on_paper(const RecordedGame& recorded, const GamePlan& plan,
                                  const MatchSettings& settings, const Variant& variant);

}  // namespace tenfold::referee

#endif
