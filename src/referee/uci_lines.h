#ifndef TENFOLD_REFEREE_UCI_LINES_H
#define TENFOLD_REFEREE_UCI_LINES_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/player.h"

namespace tenfold::referee {

/// An option that a UCI engine declares.
struct UciOption {
    std::string name;
    std::string type;  ///< "spin", "combo", ...
    std::optional<long long> least;
    std::optional<long long> most;
    std::vector<std::string> values;  ///< of a combo
};

/// Reads "option name Hash type spin default 16 min 1 max 65536"; empty if the line is none.
[[nodiscard]] std::optional<UciOption> parse_uci_option(std::string_view line);

/// Why the option can't have this value, or nothing.
[[nodiscard]] std::string complaint_about(const UciOption& option, const std::string& value);

/// Takes what an "info" line says of the best line of play over into `thought`.
void read_info(std::string_view line, Thought& thought);

/// "position fen F moves ..." for an engine.
[[nodiscard]] std::string position_line(const GameStart& start, const std::vector<std::string>& moves,
                                        const Dialect& dialect);
/// "go wtime 8000 btime 7900 winc 80 binc 80".
[[nodiscard]] std::string go_line(const Turn& turn, const Limits& limits);

}  // namespace tenfold::referee

#endif
