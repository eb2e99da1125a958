#include "tools/analysis_text.h"

#include <array>
#include <cstdlib>
#include <fmt/format.h>

#include "movegen/notation.h"

namespace tenfold {

namespace {

constexpr auto kColumns = "{:>7}  {:>8}  {:>11}  {:>8}  {}";

std::string bounded_score(const SearchInfo& info) {
    const char* sign = info.bound == Bound::Exact ? "" : info.bound == Bound::Lower ? ">" : "<";
    return fmt::format("{}{}", sign, readable_score(info.score));
}

std::string line_text(const std::vector<Move>& line, const Ruleset& rules) {
    std::string text;
    for (const Move move : line) {
        if (!text.empty()) {
            text += ' ';
        }
        text += to_text(move, rules);
    }
    return text;
}

}  // namespace

std::string readable_score(Score score) {
    if (score.is_decisive()) {
        return fmt::format("{}#{}", score.is_mated() ? "-" : "", std::abs(score.mate_moves()));
    }
    if (score.is_stalemate()) {
        return fmt::format("{}#{}", score.raw() > 0 ? "3/4" : "1/4", std::abs(score.stalemate_moves()));
    }
    return fmt::format("{:+.2f}", score.raw() / 100.0);
}

std::string readable_time(Milliseconds time) {
    const std::int64_t ms = time.count();
    const std::int64_t seconds = ms / 1000;
    if (seconds < 60) {
        return fmt::format("{}.{:02} s", seconds, ms % 1000 / 10);
    }
    if (seconds < 3600) {
        return fmt::format("{}:{:02} min", seconds / 60, seconds % 60);
    }
    return fmt::format("{}:{:02}:{:02} h", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string readable_count(std::uint64_t count) {
    struct Unit {
        std::uint64_t size;
        char name;
    };
    constexpr std::array<Unit, 3> kUnits{{{1'000'000'000, 'G'}, {1'000'000, 'M'}, {1'000, 'k'}}};
    for (const Unit unit : kUnits) {
        if (count >= unit.size) {
            return fmt::format("{:.2f} {}", static_cast<double>(count) / static_cast<double>(unit.size),
                               unit.name);
        }
    }
    return std::to_string(count);
}

std::string analysis_heading() {
    return fmt::format(kColumns, "depth", "score", "time", "nodes", "line");
}

std::string analysis_row(const SearchInfo& info, const Ruleset& rules) {
    return fmt::format(kColumns, fmt::format("{}/{}", info.depth, info.selective_depth), bounded_score(info),
                       readable_time(info.time), readable_count(info.nodes), line_text(info.line, rules));
}

}  // namespace tenfold
