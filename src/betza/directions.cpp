#include "betza/directions.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <optional>

namespace tenfold::betza {

namespace {

using Chooser = std::function<bool(Leap)>;

/// How far a step goes the letter's way; for v and s, whichever way it goes.
int reach(char letter, Leap step) {
    switch (letter) {
        case 'f':
            return step.ranks;
        case 'b':
            return -step.ranks;
        case 'r':
            return step.files;
        case 'l':
            return -step.files;
        case 'v':
            return std::abs(step.ranks);
        default:
            return std::abs(step.files);
    }
}

bool is_upright(char letter) {
    return letter == 'f' || letter == 'b' || letter == 'v';
}
bool is_double(char letter) {
    return letter == 'v' || letter == 's';
}

/// Every step that goes the letter's way at all.
Chooser wide(char letter) {
    return [letter](Leap step) { return reach(letter, step) > 0; };
}

/// The steps that go the letter's way more than aside. On diagonals there are none: there a letter is wide.
Chooser narrow(char letter) {
    return [letter](Leap step) {
        const int aside = is_upright(letter) ? std::abs(step.files) : std::abs(step.ranks);
        return reach(letter, step) > aside;
    };
}

Chooser both(Chooser a, Chooser b) {
    return [a = std::move(a), b = std::move(b)](Leap step) { return a(step) && b(step); };
}

/// The steps that are quarter turns of the one right, or left, of straight forward.
Chooser spiral(char side) {
    return [side](Leap step) {
        const bool upright = std::abs(step.ranks) > std::abs(step.files);
        return (upright == (step.files * step.ranks > 0)) == (side == 'r');
    };
}

/// Letters that mean something together, and what they choose.
struct Group {
    std::size_t length = 1;
    Chooser choose;
};

/// Reads direction letters from left to right; the rules are those of XBoard's Betza dialect
/// (gnu.org/software/xboard/Betza.html) where it is unambiguous.
class DirectionReader {
public:
    DirectionReader(const std::vector<Letter>& directions, const Atom& atom)
        : directions_(directions), atom_(atom) {}

    Result<std::vector<Leap>, ParseError> read();

private:
    using GroupResult = Result<Group, ParseError>;

    [[nodiscard]] GroupResult next_group() const;
    [[nodiscard]] GroupResult half(char first, std::optional<char> second) const;
    [[nodiscard]] GroupResult pair(char first, char second) const;
    [[nodiscard]] Chooser alone(char letter) const {
        return symmetry() == Symmetry::Diagonal ? wide(letter) : narrow(letter);
    }
    [[nodiscard]] Symmetry symmetry() const { return atom_.symmetry; }
    [[nodiscard]] const Letter& here() const { return directions_[place_]; }
    [[nodiscard]] std::optional<char> following() const {
        const std::size_t next = place_ + 1;
        return next < directions_.size() ? std::optional(directions_[next].letter) : std::nullopt;
    }
    [[nodiscard]] bool combines(char first, char second) const;
    [[nodiscard]] std::string written(std::size_t length) const;
    [[nodiscard]] ParseError error(std::string message) const { return {here().column, std::move(message)}; }

    const std::vector<Letter>& directions_;
    const Atom& atom_;
    std::size_t place_ = 0;
};

bool DirectionReader::combines(char first, char second) const {
    if (first == 'h' || second == 'h' || first == second) {
        return true;
    }
    return symmetry() != Symmetry::Straight && is_upright(first) != is_upright(second);
}

std::string DirectionReader::written(std::size_t length) const {
    std::string letters;
    for (std::size_t i = place_; i < place_ + length; ++i) {
        letters += directions_[i].letter;
    }
    return letters;
}

DirectionReader::GroupResult DirectionReader::half(char first, std::optional<char> second) const {
    if (symmetry() != Symmetry::Oblique) {
        return error("'h' (half) goes with oblique atoms only: N, C, Z");
    }
    const char side = first == 'h' ? second.value_or('\0') : first;
    if (first == 'h') {
        if (side != 'l' && side != 'r') {
            return error("'h' (half) stands before l or r, or behind f, b, l or r");
        }
        return Group{2, spiral(side)};
    }
    if (is_double(side)) {
        return error(
            fmt::format("'{}h' would be every direction; 'h' (half) stands behind f, b, l or r", side));
    }
    return Group{2, wide(side)};
}

DirectionReader::GroupResult DirectionReader::pair(char first, char second) const {
    if (first == second) {
        return Group{2, alone(first)};
    }
    if (symmetry() == Symmetry::Oblique) {
        if (is_double(first)) {
            return error(
                fmt::format("'{0}{1}' is ambiguous here: write '{1}{0}' for the steps between, "
                            "'{0}{0}{1}{1}' for both kinds",
                            first, second));
        }
        return Group{2, both(wide(first), narrow(second))};
    }
    if (symmetry() == Symmetry::Royal && is_double(first) && !is_double(second)) {
        return error(
            fmt::format("'{0}{1}' is ambiguous here: write '{1}{0}' for the diagonals between, "
                        "'{0}{0}{1}{1}' for the straight steps",
                        first, second));
    }
    return Group{2, both(wide(first), wide(second))};
}

DirectionReader::GroupResult DirectionReader::next_group() const {
    const char first = here().letter;
    const std::optional<char> second = following();
    if (!second || !combines(first, *second)) {
        return first == 'h' ? half(first, second) : GroupResult(Group{1, alone(first)});
    }
    if (directions_[place_ + 1].column != here().column + 1) {
        return error(fmt::format("'{}' and '{}' belong together: write direction letters side by side", first,
                                 *second));
    }
    return first == 'h' || second == 'h' ? half(first, second) : pair(first, *second);
}

Result<std::vector<Leap>, ParseError> DirectionReader::read() {
    const std::vector<Leap> all = steps_of(atom_);
    if (directions_.empty()) {
        return all;
    }
    std::vector<Leap> chosen;
    while (place_ < directions_.size()) {
        const GroupResult group = next_group();
        if (!group) {
            return group.error();
        }
        const std::size_t before = chosen.size();
        for (const Leap step : all) {
            if (group.value().choose(step) && std::find(chosen.begin(), chosen.end(), step) == chosen.end()) {
                chosen.push_back(step);
            }
        }
        if (chosen.size() == before) {
            return error(
                fmt::format("'{}' adds no direction to those before it", written(group.value().length)));
        }
        place_ += group.value().length;
    }
    return chosen;
}

}  // namespace

Result<std::vector<Leap>, ParseError> chosen_steps(const std::vector<Letter>& directions, const Atom& atom) {
    return DirectionReader(directions, atom).read();
}

}  // namespace tenfold::betza
