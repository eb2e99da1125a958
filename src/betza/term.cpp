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
        term.directions.push_back({letter, scanner.column()});
    } else if (const std::size_t place = kModeLetters.find(letter); place != std::string_view::npos) {
        const auto mode = static_cast<Mode>(place);
        if (term.modes.has(mode)) {
            return scanner.error(fmt::format("'{}' is given twice for the same atom", letter));
        }
        term.modes.set(mode, scanner.column());
    } else {
        return scanner.error(why_unsupported(letter));
    }
    scanner.take();
    return std::nullopt;
}

/// Castling happens once in a game and sideways, so `i` and `s` say nothing new: `isO2` is usual.
std::optional<ParseError> check_castling(const Term& term) {
    for (const Letter& direction : term.directions) {
        if (direction.letter != 's' || term.directions.size() > 1) {
            return ParseError{
                direction.column,
                fmt::format("'{}' has no meaning for castling; expected O2 or isO2", direction.letter)};
        }
    }
    for (std::size_t i = 0; i < kModeLetters.size(); ++i) {
        const auto mode = static_cast<Mode>(i);
        if (mode != Mode::Initial && term.modes.has(mode)) {
            return ParseError{
                term.modes.column(mode),
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
    const auto range = read_range(scanner, term.atom);
    if (!range) {
        return range.error();
    }
    term.range = range.value();
    return term;
}

}  // namespace tenfold::betza
