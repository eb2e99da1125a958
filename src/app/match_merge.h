#ifndef TENFOLD_APP_MATCH_MERGE_H
#define TENFOLD_APP_MATCH_MERGE_H

#include <string>
#include <vector>

#include "app/command.h"
#include "referee/match_settings.h"

namespace tenfold::app {

/// The library with the variant files that a match's options name. Throws BadInput.
[[nodiscard]] VariantLibrary require_match_library(const Globals& globals,
                                                   const referee::MatchSettings& settings);

/// `tenfold match merge [-pgnout FILE] RECORD...`: the figures of records put together.
[[nodiscard]] ExitStatus merge_matches(const Globals& globals, const std::vector<std::string>& words);

}  // namespace tenfold::app

#endif
