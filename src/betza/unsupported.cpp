#include "betza/unsupported.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

#include "betza/atoms.h"
#include "betza/scanner.h"
#include "betza/term.h"

namespace tenfold::betza {

namespace {

struct Extension {
    char letter;
    std::string_view meaning;
};

/// What the notation's extensions use letters for that have no meaning here.
constexpr std::array<Extension, 13> kExtensions{{
    {'d', "captures of own pieces"},
    {'o', "moves around the board's edge"},
    {'q', "circular riders"},
    {'t', "tame and influence moves"},
    {'u', "unloading"},
    {'x', "special captures"},
    {'y', "change of range on the way"},
    {'z', "crooked riders"},
    {'U', "the universal leaper"},
    {'X', "leaps of more than three squares"},
    {'Y', "leaps of more than three squares"},
    {'[', "bracket notation"},
    {']', "bracket notation"},
}};

constexpr char kCaseBit = 'a' ^ 'A';

bool is_modifier(char letter) {
    return kDirectionLetters.find(letter) != std::string_view::npos ||
           kModeLetters.find(letter) != std::string_view::npos;
}

}  // namespace

std::string why_unsupported(char letter) {
    const auto* const extension = std::find_if(kExtensions.begin(), kExtensions.end(),
                                               [letter](const Extension& e) { return e.letter == letter; });
    if (extension != kExtensions.end()) {
        return fmt::format("'{}' ({}) is not supported", letter, extension->meaning);
    }
    const auto other_case = static_cast<char>(letter ^ kCaseBit);
    if (is_lower(letter)) {
        return find_atom(other_case)
                   ? fmt::format("'{}' is not a modifier; the atom is written '{}'", letter, other_case)
                   : fmt::format("'{}' is not a modifier; expected one of {} {} {}", letter,
                                 kDirectionLetters, kModeLetters, kAgainLetter);
    }
    return is_modifier(other_case)
               ? fmt::format("'{}' is not an atom; the modifier is written '{}'", letter, other_case)
               : fmt::format("'{}' is not an atom; expected one of {}", letter, kAtomsInWords);
}

}  // namespace tenfold::betza
