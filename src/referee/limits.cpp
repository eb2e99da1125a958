#include "referee/limits.h"

#include <fmt/format.h>

#include "core/number.h"
#include "core/quoted.h"

namespace tenfold::referee {

namespace {

using Seconds = std::int64_t;
constexpr Seconds kMostSeconds = 10'000'000;  // four months

std::string bad_time_control(std::string_view text) {
    return fmt::format(
        "{} is no time control; expected moves/minutes:seconds+increment, as in 8+0.08 or 40/2:30, or inf",
        tenfold::quoted(text));
}

/// "2:30" or "150".
std::optional<Millis> parse_minutes(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return parse_seconds(text);
    }
    const auto minutes = parse_number<Seconds>(text.substr(0, colon));
    const std::optional<Millis> seconds = parse_seconds(text.substr(colon + 1));
    if (!minutes || *minutes < 0 || *minutes > kMostSeconds / 60 || !seconds) {
        return std::nullopt;
    }
    return std::chrono::minutes(*minutes) + *seconds;
}

}  // namespace

std::optional<Millis> parse_seconds(std::string_view text) {
    constexpr std::size_t kDecimals = 3;
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::string decimals(point == std::string_view::npos ? "" : text.substr(point + 1));
    if ((whole.empty() && decimals.empty()) || decimals.size() > kDecimals || text.starts_with('-')) {
        return std::nullopt;
    }
    decimals.resize(kDecimals, '0');
    const auto seconds = whole.empty() ? 0 : parse_number<Seconds>(whole);
    const auto thousandths = parse_number<std::uint16_t>(decimals);
    if (!seconds || *seconds > kMostSeconds || !thousandths) {
        return std::nullopt;
    }
    return Millis(*seconds * 1000 + *thousandths);
}

Result<std::optional<TimeControl>, std::string> parse_time_control(std::string_view text) {
    if (text == "inf") {
        return std::optional<TimeControl>();
    }
    TimeControl control;
    std::string_view rest = text;
    if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
        const auto moves = parse_number<int>(rest.substr(0, slash));
        if (!moves || *moves < 0) {
            return bad_time_control(text);
        }
        control.moves = *moves;
        rest = rest.substr(slash + 1);
    }
    if (const std::size_t plus = rest.find('+'); plus != std::string_view::npos) {
        const std::optional<Millis> increment = parse_seconds(rest.substr(plus + 1));
        if (!increment) {
            return bad_time_control(text);
        }
        control.increment = *increment;
        rest = rest.substr(0, plus);
    }
    const std::optional<Millis> base = parse_minutes(rest);
    if (!base || (*base == Millis(0) && control.increment == Millis(0))) {
        return bad_time_control(text);
    }
    control.base = *base;
    return std::optional(control);
}

std::string seconds_text(Millis time) {
    return fmt::format("{:g}", static_cast<double>(time.count()) / 1000);
}

std::string to_text(const Limits& limits) {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (limits.clock) {
        const TimeControl& clock = *limits.clock;
        const std::string moves = clock.moves > 0 ? fmt::format("{}/", clock.moves) : "";
        const std::string increment = clock.increment > Millis(0) ? "+" + seconds_text(clock.increment) : "";
        add(moves + seconds_text(clock.base) + increment);
    }
    if (limits.move_time) {
        add(seconds_text(*limits.move_time) + "/move");
    }
    if (limits.depth) {
        add(fmt::format("{} plies", *limits.depth));
    }
    if (limits.nodes) {
        add(fmt::format("{} nodes", *limits.nodes));
    }
    return text.empty() ? "inf" : text;
}

}  // namespace tenfold::referee
