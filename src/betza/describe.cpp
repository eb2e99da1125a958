#include "betza/describe.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

#include "betza/atoms.h"
#include "betza/words.h"

namespace tenfold::betza {

namespace {

/// Movements that differ in their direction only.
using Kind = std::vector<Movement>;

Atom atom_of(const Movement& m) {
    return leaper(std::abs(m.files), std::abs(m.ranks));
}

bool same_kind(const Movement& a, const Movement& b) {
    Movement turned = a;
    turned.files = b.files;
    turned.ranks = b.ranks;
    const Atom one = atom_of(a);
    const Atom other = atom_of(b);
    return turned == b && one.shorter == other.shorter && one.longer == other.longer;
}

std::vector<Kind> kinds_of(const std::vector<Movement>& movements) {
    std::vector<Kind> kinds;
    for (const Movement& m : movements) {
        const auto kind =
            std::find_if(kinds.begin(), kinds.end(), [&m](const Kind& k) { return same_kind(k.front(), m); });
        if (kind == kinds.end()) {
            kinds.push_back({m});
        } else {
            kind->push_back(m);
        }
    }
    return kinds;
}

std::string directions_of(const Kind& kind) {
    const Atom atom = atom_of(kind.front());
    if (kind.size() == steps_of(atom).size()) {
        return atom.symmetry == Symmetry::Straight   ? "straight"
               : atom.symmetry == Symmetry::Diagonal ? "diagonally"
                                                     : "in all directions";
    }
    std::vector<std::string> directions;
    for (const Movement& m : kind) {
        directions.push_back(words::direction({m.files, m.ranks}));
    }
    return words::choice(directions);
}

/// What is done in each direction: "one square", "up to 3 squares", "a leap of 2 squares".
std::string distance_of(const Movement& m) {
    const Atom atom = atom_of(m);
    if (m.range == 1) {
        return words::distance(atom);
    }
    const bool oblique = atom.symmetry == Symmetry::Oblique;
    const std::string what = oblique            ? fmt::format("({},{}) leaps", atom.longer, atom.shorter)
                             : atom.longer == 1 ? "squares"
                                                : fmt::format("leaps of {} squares", atom.longer);
    return m.range == Movement::kUnlimited ? fmt::format("any number of {}", what)
                                           : fmt::format("up to {} {}", m.range, what);
}

std::string way_of_passing(Path path) {
    switch (path) {
        case Path::Leap:
        case Path::Slide:
            return "";
        case Path::Lame:
            return ", if the squares on the way are empty";
        case Path::Hurdle:
            return ", over a piece";
        case Path::Ski:
            return " from the second on, whatever stands on the first";
        case Path::Cannon:
            return ", over exactly one piece";
        case Path::Grasshopper:
            return ", over a piece to the place right behind it";
    }
    return "";
}

std::string landing_of(const Movement& m) {
    std::string text;
    if (m.quiet != m.capture) {
        text = m.quiet ? ", without capture" : ", to capture";
    }
    if (m.en_passant) {
        text += m.quiet || m.capture ? ", also en passant" : ", to capture en passant";
    }
    return text;
}

}  // namespace

std::vector<std::string> describe(const std::vector<Movement>& movements) {
    std::vector<std::string> lines;
    for (const Kind& kind : kinds_of(movements)) {
        const Movement& m = kind.front();
        lines.push_back(fmt::format("{} {}{}{}{}", distance_of(m), directions_of(kind),
                                    way_of_passing(m.path), landing_of(m),
                                    m.initial ? ", from a start square only" : ""));
    }
    return lines;
}

}  // namespace tenfold::betza
