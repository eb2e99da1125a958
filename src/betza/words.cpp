#include "betza/words.h"

#include <cstdlib>
#include <fmt/format.h>

namespace tenfold::betza::words {

std::string choice(const std::vector<std::string>& options) {
    std::string all;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool last = i + 1 == options.size();
        all += fmt::format("{}{}", i == 0 ? "" : last ? " or " : ", ", options[i]);
    }
    return all;
}

std::string direction(Leap leap) {
    const Atom atom = leaper(std::abs(leap.files), std::abs(leap.ranks));
    const bool numbers = atom.symmetry == Symmetry::Oblique;
    std::string words;
    const auto add = [&words, numbers](int n, const char* positive, const char* negative) {
        if (n != 0) {
            words += fmt::format("{}{}{}", words.empty() ? "" : " ",
                                 numbers ? fmt::format("{} ", std::abs(n)) : std::string(),
                                 n > 0 ? positive : negative);
        }
    };
    add(leap.ranks, "forward", "backward");
    add(leap.files, "right", "left");
    return words;
}

std::string distance(const Atom& atom) {
    if (atom.symmetry == Symmetry::Oblique) {
        return fmt::format("a ({},{}) leap", atom.longer, atom.shorter);
    }
    return atom.longer == 1 ? "one square" : fmt::format("a leap of {} squares", atom.longer);
}

}  // namespace tenfold::betza::words
