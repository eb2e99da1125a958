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
    return a.path == b.path && a.initial == b.initial && a.far == b.far && a.legs == b.legs;
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

bool needs_jumps(const Way& way) {
    return way.legs > 1 && way.path == Path::Hurdle;
}

/// What holds only from a start square, or with pieces to jump, isn't worth a word where the piece always has
/// a way like it.
void drop_covered(Ways& ways) {
    const Ways all = ways;
    std::erase_if(ways, [&](const Way& way) {
        return std::any_of(all.begin(), all.end(), [&](const Way& w) {
            const bool always =
                way.initial ? !w.initial : needs_jumps(way) && w.legs == way.legs && !needs_jumps(w);
            return always && covers(w, way);
        });
    });
}

std::string landing_words(const Way& way) {
    if (!way.quiet && !way.capture) {
        return "captures en passant";
    }
    const bool plainly = way.path == Path::Leap && !way.initial && way.legs == 1;
    const std::string_view words = !way.capture ? (plainly ? "moves only" : "moves")
                                   : !way.quiet ? "captures"
                                                : "moves or captures";
    return fmt::format("{}{}", words, way.en_passant ? ", en passant too" : "");
}

std::string path_words(const Way& way) {
    if (way.legs > 1) {
        return fmt::format(" in {} legs{}", way.legs, way.path == Path::Hurdle ? ", jumping on the way" : "");
    }
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

/// The farthest square that a leg leads to.
int length_of(const betza::Leg& leg) {
    int length = 0;
    for (const betza::LegMove& m : leg) {
        length = std::max(length, distance({m.files, m.ranks}));
    }
    return length;
}

/// Adds where the legs from the given one on end, coming from `here`. `way` is that of the legs before.
void add_legs(Reach& reached, const betza::Chain& chain, std::size_t leg, Offset here, Way way) {
    if (leg == chain.size()) {
        if (here != Offset{0, 0}) {  // the piece itself is drawn there
            add_way(reached[here], way);
        }
        return;
    }
    for (const betza::LegMove& m : chain[leg]) {
        Way on = way;
        on.path = m.over_hurdle ? Path::Hurdle : way.path;
        on.quiet = m.quiet;
        on.capture = m.capture;
        add_legs(reached, chain, leg + 1, {here.files + m.files, here.ranks + m.ranks}, on);
    }
}

}  // namespace

int radius_of(const betza::PieceMovement& movement, int board) {
    int radius = 1;
    bool lines = false;
    for (const betza::Chain& chain : movement.chains) {
        int length = 0;
        for (const betza::Leg& leg : chain) {
            length += length_of(leg);
        }
        radius = std::max(radius, length);
    }
    for (const Movement& m : movement.movements) {
        lines |= is_unlimited(m);
        if (!is_unlimited(m)) {
            radius = std::max(radius, step_length(m) * m.range);
        }
    }
    // A line must be seen to go on where the longest limited move has ended.
    const int shown = lines ? std::max(std::min(kLineRadius, board / 2), radius + 1) : radius;
    return std::max(std::min(shown, board - 1), kSmallestRadius);
}

Reach reach_of(const betza::PieceMovement& movement, int radius) {
    Reach reached;
    for (const Movement& m : movement.movements) {
        const Way way{m.path, m.initial, is_unlimited(m), m.quiet, m.capture, m.en_passant};
        const int first = is_hop(m.path) ? 2 : 1;
        for (int n = first; n <= m.range && n * step_length(m) <= radius; ++n) {
            add_way(reached[{n * m.files, n * m.ranks}], way);
        }
    }
    for (const betza::Chain& chain : movement.chains) {
        const auto legs = static_cast<int>(chain.size());
        add_legs(reached, chain, 0, {0, 0}, {Path::Leap, false, false, false, false, false, legs});
    }
    std::erase_if(reached, [&](const auto& square) { return distance(square.first) > radius; });
    for (auto& [offset, ways] : reached) {
        drop_covered(ways);
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
