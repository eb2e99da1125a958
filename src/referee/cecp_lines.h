#ifndef TENFOLD_REFEREE_CECP_LINES_H
#define TENFOLD_REFEREE_CECP_LINES_H

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/limits.h"
#include "referee/player.h"

#include "tenfold/game.h"

namespace tenfold::referee {

/// The "name=value" parts of a line "feature ping=1 myname="A B" done=1", without the quotes; empty if the
/// line is another one.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> parse_features(std::string_view line);

/// Takes a line of thinking, "depth score time nodes pv" (centipawns, centiseconds), over into `thought`;
/// other lines say nothing.
void read_thinking(std::string_view line, Thought& thought);

/// "level 40 2:30 0.5", "st 5", "sd 12": how an engine is told its limits before a game.
[[nodiscard]] std::vector<std::string> limit_lines(const Limits& limits);

/// The commands that set a position up piece by piece, for engines that know no FEN: "edit", "Ke1", ..., ".".
/// White is to move in what they make.
[[nodiscard]] std::vector<std::string> edit_lines(std::string_view fen, const Dialect& dialect);

}  // namespace tenfold::referee

#endif
