#include "tools/piece_reach.h"

#include <fmt/format.h>
#include <string_view>

namespace tenfold {

namespace {

using betza::Movement;
using betza::Path;

constexpr int kSmallestRadius = 2;
constexpr int kLineRadius = 4;  ///< enough of an unlimited line to see that it is one

bool same_route(const Way& a, const Way& b) {
    return a.path == b.path && a.initial == b.initial && a.far == b.far;
}

/// Wherever `b` may land, `a` may.
bool covers(const Way& a, const Way& b) {
    return (a.quiet || !b.quiet) && (a.capture || !b.capture) && (a.en_passant || !b.en_passant);
}

bool is_unlimited(const Movement& m) {
    return m.range >= Movement::kUnlimited;
}
bool is_hop(Path path) {
    return path == Path::Ski || path == Path::Cannon || path == Path::Grasshopper;
}
int step_length(const Movement& m) {
    return distance({m.files, m.ranks});
}

void add_way(Ways& ways, const Way& way) {
    const auto same =
        std::find_if(ways.begin(), ways.end(), [&](const Way& w) { return same_route(w, way); });
    if (same == ways.end()) {
        ways.push_back(way);
        return;
    }
    same->quiet |= way.quiet;
    same->capture |= way.capture;
    same->en_passant |= way.en_passant;
}

/// An initial move to a square that the piece can always reach isn't worth a word.
void drop_covered_initials(Ways& ways) {
    const Ways all = ways;
    std::erase_if(ways, [&](const Way& way) {
        return way.initial && std::any_of(all.begin(), all.end(),
                                          [&](const Way& w) { return !w.initial && covers(w, way); });
    });
}

std::string landing_words(const Way& way) {
    if (!way.quiet && !way.capture) {
        return "captures en passant";
    }
    const std::string_view words = !way.capture ? "moves" : !way.quiet ? "captures" : "moves or captures";
    return fmt::format("{}{}", words, way.en_passant ? ", en passant too" : "");
}

std::string_view path_words(const Way& way) {
    switch (way.path) {
        case Path::Leap:
            return "";
        case Path::Lame:
            return " if the way is empty";
        case Path::Hurdle:
            return " over a piece halfway";
        case Path::Slide:
            return way.far ? " at any distance along an open line" : " along an open line";
        case Path::Ski:
            return " along a line, passing over its first square";
        case Path::Cannon:
            return " along a line over exactly one piece";
        case Path::Grasshopper:
            return " right behind the first piece on the line";
    }
    return "";
}

}  // namespace

int radius_of(const std::vector<Movement>& movements) {
    int radius = kSmallestRadius;
    bool lines = false;
    for (const Movement& m : movements) {
        lines |= is_unlimited(m);
        if (!is_unlimited(m)) {
            radius = std::max(radius, step_length(m) * m.range);
        }
    }
    // A line must be seen to go on where the longest limited move has ended.
    return lines ? std::max(kLineRadius, radius + 1) : radius;
}

Reach reach_of(const std::vector<Movement>& movements, int radius) {
    Reach reached;
    for (const Movement& m : movements) {
        const Way way{m.path, m.initial, is_unlimited(m), m.quiet, m.capture, m.en_passant};
        const int first = is_hop(m.path) ? 2 : 1;
        for (int n = first; n <= m.range && n * step_length(m) <= radius; ++n) {
            add_way(reached[{n * m.files, n * m.ranks}], way);
        }
    }
    for (auto& [offset, ways] : reached) {
        drop_covered_initials(ways);
    }
    return reached;
}

std::string words_for(const Ways& ways) {
    std::string words;
    for (const Way& way : ways) {
        words += fmt::format("{}{}{}{}", words.empty() ? "" : "; ", landing_words(way), path_words(way),
                             way.initial ? ", from a start square only" : "");
    }
    return words;
}

}  // namespace tenfold
