#ifndef TENFOLD_REFEREE_MATCH_IDENTITY_H
#define TENFOLD_REFEREE_MATCH_IDENTITY_H

#include <string>

#include "referee/match_settings.h"

#include "tenfold/variants.h"

namespace tenfold::referee {

/// Everything on which a match's games depend, as one line of JSON: the game's rules, the engines (their
/// programs and the files that their arguments and options name by their content), limits, openings,
/// adjudication, the seed. Not in it: how many rounds there are, which shard it is, who plays how many games
/// at a time, and what is reported where. Two runs may be put together if their descriptions are equal.
[[nodiscard]] std::string describe_match(const MatchSettings& settings, const Variant& variant);

/// In what two descriptions differ: "engines, seed"; empty if they are equal.
[[nodiscard]] std::string difference(const std::string& description, const std::string& other);

}  // namespace tenfold::referee

#endif
