#include "betza/atoms.h"

#include <algorithm>
#include <array>

namespace tenfold::betza {

namespace {

constexpr std::array<Atom, 15> kAtoms{{
    {'W', 0, 1, Symmetry::Straight, false},
    {'F', 1, 1, Symmetry::Diagonal, false},
    {'D', 0, 2, Symmetry::Straight, false},
    {'N', 1, 2, Symmetry::Oblique, false},
    {'A', 2, 2, Symmetry::Diagonal, false},
    {'H', 0, 3, Symmetry::Straight, false},
    {'C', 1, 3, Symmetry::Oblique, false},
    {'L', 1, 3, Symmetry::Oblique, false},
    {'Z', 2, 3, Symmetry::Oblique, false},
    {'J', 2, 3, Symmetry::Oblique, false},
    {'G', 3, 3, Symmetry::Diagonal, false},
    {'R', 0, 1, Symmetry::Straight, true},
    {'B', 1, 1, Symmetry::Diagonal, true},
    {'K', 0, 1, Symmetry::Royal, false},
    {'Q', 0, 1, Symmetry::Royal, true},
}};

Symmetry symmetry_of(int shorter, int longer) {
    if (shorter == 0) {
        return Symmetry::Straight;
    }
    return shorter == longer ? Symmetry::Diagonal : Symmetry::Oblique;
}

Leap quarter_turn(Leap step) {
    return {step.ranks, -step.files};
}

/// The four quarter turns of a step.
void add_turns(std::vector<Leap>& steps, Leap step) {
    for (int i = 0; i < 4; ++i) {
        steps.push_back(step);
        step = quarter_turn(step);
    }
}

}  // namespace

std::optional<Atom> find_atom(char letter) {
    const auto* const found = std::find_if(kAtoms.begin(), kAtoms.end(),
                                           [letter](const Atom& atom) { return atom.letter == letter; });
    return found == kAtoms.end() ? std::nullopt : std::optional(*found);
}

Atom leaper(int one, int other) {
    const auto [shorter, longer] = std::minmax({one, other});
    return {'\0', shorter, longer, symmetry_of(shorter, longer), false};
}

std::vector<Leap> steps_of(const Atom& atom) {
    std::vector<Leap> steps;
    add_turns(steps, {atom.shorter, atom.longer});
    if (atom.symmetry == Symmetry::Oblique) {
        add_turns(steps, {-atom.shorter, atom.longer});
    } else if (atom.symmetry == Symmetry::Royal) {
        add_turns(steps, {atom.longer, atom.longer});
    }
    return steps;
}

Circle circle_of(const Atom& atom) {
    const bool oblique = atom.symmetry == Symmetry::Oblique;
    Circle circle{Leap{oblique ? atom.shorter : 0, atom.longer},
                  Leap{atom.longer, oblique ? atom.shorter : atom.longer}};
    for (std::size_t i = 2; i < circle.size(); ++i) {
        circle[i] = quarter_turn(circle[i - 2]);
    }
    return circle;
}

}  // namespace tenfold::betza
