#ifndef TENFOLD_APP_MATCH_MERGE_H
#define TENFOLD_APP_MATCH_MERGE_H

#include <string>
#include <vector>

#include "app/command.h"
#include "referee/match_settings.h"

namespace tenfold::app {

/// The game that a match is about, with the variant files that it names. Throws BadInput.
[[nodiscard]] Variant require_match_variant(const Globals& globals, const referee::MatchSettings& settings);

/// `tenfold match merge [-pgnout FILE] RECORD...`: the figures of records put together.
[[nodiscard]] ExitStatus merge_matches(const Globals& globals, const std::vector<std::string>& words);

}  // namespace tenfold::app

#endif
