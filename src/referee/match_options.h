#ifndef TENFOLD_REFEREE_MATCH_OPTIONS_H
#define TENFOLD_REFEREE_MATCH_OPTIONS_H

#include <string>
#include <vector>

#include "referee/match_settings.h"

#include "tenfold/diagnostic.h"

namespace tenfold::referee {

struct ReadMatchOptions {
    MatchSettings settings;
    std::vector<std::string> notices;  ///< options that mean nothing here and were passed over
};

/// Reads a command line of fastchess's kind, "-engine cmd=a -engine cmd=b -each tc=8+0.08 -rounds 10", with
/// one dash or two before the options. docs/tournaments.md lists them. The error names the option and says
/// what is wrong.
[[nodiscard]] Result<ReadMatchOptions, std::string> read_match_options(const std::vector<std::string>& words);

}  // namespace tenfold::referee

#endif
