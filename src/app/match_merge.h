#ifndef TENFOLD_APP_MATCH_MERGE_H
#define TENFOLD_APP_MATCH_MERGE_H

#include <string>
#include <vector>

#include "app/command.h"

namespace tenfold::app {

/// `tenfold match merge [-pgnout FILE] RECORD...`: the figures of records put together.
[[nodiscard]] ExitStatus merge_matches(const Globals& globals, const std::vector<std::string>& words);

}  // namespace tenfold::app

#endif
