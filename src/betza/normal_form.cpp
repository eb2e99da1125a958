#include "betza/normal_form.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace tenfold::betza {

namespace {

/// A movement with exactly one of its three landing flags: what is included in what is asked of these.
using Unit = Movement;

auto place_key(const Movement& m) {
    return std::tie(m.files, m.ranks, m.path, m.range, m.initial);
}
auto full_key(const Movement& m) {
    return std::tuple_cat(place_key(m), std::tie(m.quiet, m.capture, m.en_passant));
}

void sort_unique(std::vector<Unit>& units) {
    std::sort(units.begin(), units.end(),
              [](const Unit& a, const Unit& b) { return full_key(a) < full_key(b); });
    units.erase(std::unique(units.begin(), units.end()), units.end());
}

int longer(const Movement& m) {
    return std::max(std::abs(m.files), std::abs(m.ranks));
}

/// A range that the largest board can't exhaust is no limit, and a slide of two squares that must
/// pass the first one in a given way is a leap of two squares.
Movement plain(Movement m) {
    if (m.range * longer(m) >= Movement::kUnlimited) {
        m.range = Movement::kUnlimited;
    }
    const bool passes_one = m.range == 2 && longer(m) == 1 && m.path != Path::Slide;
    if (passes_one) {
        m.path = m.path == Path::Ski ? Path::Leap : Path::Hurdle;
        m.files *= 2;
        m.ranks *= 2;
        m.range = 1;
    }
    return m;
}

void add_units(std::vector<Unit>& units, const Movement& m) {
    Unit unit = m;
    unit.quiet = unit.capture = unit.en_passant = false;
    for (bool Movement::*flag : {&Movement::quiet, &Movement::capture, &Movement::en_passant}) {
        if (m.*flag) {
            units.push_back(unit);
            units.back().*flag = true;
        }
    }
}

bool same_landing(const Unit& a, const Unit& b) {
    return std::tie(a.quiet, a.capture, a.en_passant) == std::tie(b.quiet, b.capture, b.en_passant);
}

/// Is b's way of passing squares a special case of a's, the step being the same?
bool covers_path(Path a, Path b) {
    if (a == Path::Leap || a == Path::Slide) {
        return b == Path::Leap || b == Path::Slide || b == Path::Lame || b == Path::Hurdle;
    }
    return a == b || (a == Path::Cannon && b == Path::Grasshopper);
}

/// Does `a` allow whatever `b` allows?
bool covers(const Unit& a, const Unit& b) {
    return a.files == b.files && a.ranks == b.ranks && same_landing(a, b) && a.range >= b.range &&
           (!a.initial || b.initial) && covers_path(a.path, b.path);
}

/// A lame leap of `length` squares in a line is the last step of a slide. Where the piece makes the
/// steps before it anyway, the slide is what it is called.
void lengthen(std::vector<Unit>& units, int length) {
    for (Unit& unit : units) {
        const bool in_line = unit.files % length == 0 && unit.ranks % length == 0;
        if (unit.path != Path::Lame || longer(unit) != length || !in_line) {
            continue;
        }
        Unit slide = unit;
        slide.files /= length;
        slide.ranks /= length;
        slide.path = Path::Slide;
        slide.range = length;
        Unit before = slide;
        before.range = length - 1;
        if (std::any_of(units.begin(), units.end(), [&before](const Unit& u) { return covers(u, before); })) {
            unit = slide;
        }
    }
}

void drop_covered(std::vector<Unit>& units) {
    const std::vector<Unit> all = units;
    const auto covered = [&all](const Unit& unit) {
        return std::any_of(all.begin(), all.end(),
                           [&unit](const Unit& other) { return other != unit && covers(other, unit); });
    };
    units.erase(std::remove_if(units.begin(), units.end(), covered), units.end());
}

std::vector<Movement> merged(std::vector<Unit> units) {
    sort_unique(units);
    std::vector<Movement> movements;
    for (const Unit& unit : units) {
        if (movements.empty() || place_key(movements.back()) != place_key(unit)) {
            movements.push_back(unit);
            continue;
        }
        Movement& last = movements.back();
        last.quiet = last.quiet || unit.quiet;
        last.capture = last.capture || unit.capture;
        last.en_passant = last.en_passant || unit.en_passant;
    }
    return movements;
}

}  // namespace

std::vector<Movement> normal_form(const std::vector<Movement>& movements) {
    std::vector<Unit> units;
    for (const Movement& m : movements) {
        add_units(units, plain(m));
    }
    sort_unique(units);
    lengthen(units, 2);
    lengthen(units, 3);
    sort_unique(units);
    drop_covered(units);
    return merged(std::move(units));
}

}  // namespace tenfold::betza
