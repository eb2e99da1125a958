#include "betza/term.h"

#include <fmt/format.h>
#include <optional>

#include "betza/atom_reader.h"
#include "betza/unsupported.h"

namespace tenfold::betza {

namespace {

std::optional<ParseError> read_modifier(Scanner& scanner, Term& term) {
    const char letter = scanner.peek();
    if (kDirectionLetters.find(letter) != std::string_view::npos) {
        term.modifiers.directions.push_back({letter, scanner.column()});
    } else if (const std::size_t place = kModeLetters.find(letter); place != std::string_view::npos) {
        const auto mode = static_cast<Mode>(place);
        Modes& modes = term.modifiers.modes;
        if (modes.has(mode)) {
            return scanner.error(fmt::format("'{}' is given twice for the same {}", letter,
                                             term.earlier_legs.empty() ? "atom" : "leg"));
        }
        modes.set(mode, scanner.column());
    } else if (letter == kAgainLetter) {
        term.earlier_legs.push_back(std::move(term.modifiers));
        term.modifiers = {{}, {}, scanner.column() + 1};
    } else {
        return scanner.error(why_unsupported(letter));
    }
    scanner.take();
    return std::nullopt;
}

/// Castling happens once in a game and sideways, so `i` and `s` say nothing new: `isO2` is usual.
std::optional<ParseError> check_castling(const Term& term) {
    if (!term.earlier_legs.empty()) {
        return ParseError{term.modifiers.column - 1, "'a' (another leg) has no meaning for castling"};
    }
    const auto& [directions, modes, column] = term.modifiers;
    for (const Letter& direction : directions) {
        if (direction.letter != 's' || directions.size() > 1) {
            return ParseError{
                direction.column,
                fmt::format("'{}' has no meaning for castling; expected O2 or isO2", direction.letter)};
        }
    }
    for (std::size_t i = 0; i < kModeLetters.size(); ++i) {
        const auto mode = static_cast<Mode>(i);
        if (mode != Mode::Initial && modes.has(mode)) {
            return ParseError{
                modes.column(mode),
                fmt::format("'{}' has no meaning for castling; expected O2 or isO2", kModeLetters[i])};
        }
    }
    return std::nullopt;
}

Result<Term, ParseError> read_castling(Scanner& scanner, Term term) {
    term.castling = true;
    if (const auto error = check_castling(term)) {
        return *error;
    }
    scanner.take();
    const auto distance = read_castling_distance(scanner);
    if (!distance) {
        return distance.error();
    }
    term.range = distance.value();
    return term;
}

}  // namespace

Result<Term, ParseError> read_term(Scanner& scanner) {
    Term term;
    const int start = scanner.column();
    term.modifiers.column = start;
    while (is_lower(scanner.peek())) {
        if (const auto error = read_modifier(scanner, term)) {
            return *error;
        }
    }
    term.atom_column = scanner.column();
    if (scanner.peek() == kCastlingLetter) {
        return read_castling(scanner, std::move(term));
    }
    const auto atom = read_atom(scanner, scanner.column() > start);
    if (!atom) {
        return atom.error();
    }
    term.atom = atom.value();
    term.range_column = scanner.column();
    const auto range = read_range(scanner, term.atom);
    if (!range) {
        return range.error();
    }
    term.range = range.value();
    return term;
}

}  // namespace tenfold::betza
