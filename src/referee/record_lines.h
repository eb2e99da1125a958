#ifndef TENFOLD_REFEREE_RECORD_LINES_H
#define TENFOLD_REFEREE_RECORD_LINES_H

#include <string>
#include <string_view>
#include <vector>

#include "referee/game_play.h"
#include "referee/match_settings.h"
#include "referee/schedule.h"

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

// A match's record is a file of JSON Lines: the first one says which match it is, each of the others is a
// game. docs/tournaments.md describes them.

/// What the first line of a record says.
struct RecordHead {
    std::string description;           ///< as describe_match() gives it
    std::vector<std::string> options;  ///< the command line that began the record
    /// What the game lines bear, so that no line can get into another match's record.
    [[nodiscard]] std::string key() const;
};

[[nodiscard]] std::string head_line(const RecordHead& head);
[[nodiscard]] Result<RecordHead, std::string> parse_head(std::string_view line);

/// A game as it was played, with its place in the schedule.
struct RecordedGame {
    std::size_t number = 0;
    std::string date;  ///< "2024.05.31"
    PlayedGame game;
};

/// REQUIRES: the game wasn't interrupted.
[[nodiscard]] std::string game_line(const std::string& key, const GamePlan& plan,
                                    const MatchSettings& settings, const Variant& variant,
                                    const RecordedGame& recorded);
/// The error says what is wrong with the line; the moves are checked against the rules.
[[nodiscard]] Result<RecordedGame, std::string> parse_game(std::string_view line, const std::string& key,
                                                           const Variant& variant);

}  // namespace tenfold::referee

#endif
