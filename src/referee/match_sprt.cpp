#include "referee/match_sprt.h"

namespace tenfold::referee {

double sprt_ratio(const MatchSettings& settings, const Tally& tally) {
    const Distribution seen =
        settings.games > 1 ? distribution_of(tally.pairs(), 2) : distribution_of(tally.games(), 1);
    return log_likelihood_ratio(seen, *settings.sprt);
}

Verdict sprt_verdict(const MatchSettings& settings, const Scoreboard& scoreboard) {
    return settings.sprt ? verdict(sprt_ratio(settings, scoreboard.of(0, 1)), *settings.sprt)
                         : Verdict::Undecided;
}

}  // namespace tenfold::referee
