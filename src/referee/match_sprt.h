#ifndef TENFOLD_REFEREE_MATCH_SPRT_H
#define TENFOLD_REFEREE_MATCH_SPRT_H

#include "referee/match_settings.h"
#include "referee/scoreboard.h"
#include "referee/sprt.h"

namespace tenfold::referee {

/// The log-likelihood ratio of the match's test by these results of its first engine against its second one.
/// Where openings are played in pairs only whole pairs count, from the first one on: the games of a pair
/// aren't independent. REQUIRES: settings.sprt.
[[nodiscard]] double sprt_ratio(const MatchSettings& settings, const Tally& tally);

/// What the games so far say to the match's test; Undecided if it has none.
[[nodiscard]] Verdict sprt_verdict(const MatchSettings& settings, const Scoreboard& scoreboard);

}  // namespace tenfold::referee

#endif
