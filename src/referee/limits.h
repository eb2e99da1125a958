#ifndef TENFOLD_REFEREE_LIMITS_H
#define TENFOLD_REFEREE_LIMITS_H

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tenfold/diagnostic.h"

namespace tenfold::referee {

using Millis = std::chrono::milliseconds;

/// A clock: `base` for the first `moves` moves and again after each `moves` more (0: for all of them), and
/// `increment` after every move.
struct TimeControl {
    int moves = 0;
    Millis base{0};
    Millis increment{0};
    bool operator==(const TimeControl&) const = default;
};

/// What an engine may spend on its moves. Nothing set: as long as it likes.
struct Limits {
    std::optional<TimeControl> clock;
    std::optional<Millis> move_time;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    Millis margin{0};  ///< by which a clock or move time may be overstepped
    bool operator==(const Limits&) const = default;
};

/// Reads "40/2:30+0.5": moves, minutes and seconds, increment; all but the seconds may be missing, and "inf"
/// is no clock. The error says what is wrong.
[[nodiscard]] Result<std::optional<TimeControl>, std::string> parse_time_control(std::string_view text);

/// Reads seconds with up to three decimals ("8", "0.08", ".5"); empty if it is no such number.
[[nodiscard]] std::optional<Millis> parse_seconds(std::string_view text);

/// "8", "0.08": without needless zeros.
[[nodiscard]] std::string seconds_text(Millis time);
/// "40/150+0.5", "0.5/move", "12 plies", "5000 nodes", parts being joined by ", "; "inf" for no limit.
[[nodiscard]] std::string to_text(const Limits& limits);

}  // namespace tenfold::referee

#endif
