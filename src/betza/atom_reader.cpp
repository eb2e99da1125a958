#include "betza/atom_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "betza/unsupported.h"

namespace tenfold::betza {

namespace {

using AtomResult = Result<Atom, ParseError>;
using NumberResult = Result<int, ParseError>;

bool take_if(Scanner& scanner, char wanted) {
    const bool there = scanner.peek() == wanted && !scanner.done();
    if (there) {
        scanner.take();
    }
    return there;
}

NumberResult read_component(Scanner& scanner) {
    if (!is_digit(scanner.peek())) {
        return scanner.unexpected("a digit of a leap (x,y)");
    }
    const Scanner before = scanner;
    const int component = scanner.take() - '0';
    if (component > kLongestLeap || is_digit(scanner.peek())) {
        return before.error(fmt::format("leaps of more than {} squares are not supported", kLongestLeap));
    }
    return component;
}

AtomResult read_pair(Scanner& scanner) {
    const Scanner before = scanner;
    scanner.take();
    const NumberResult x = read_component(scanner);
    if (!x) {
        return x.error();
    }
    if (!take_if(scanner, ',')) {
        return scanner.unexpected("',' between the numbers of a leap (x,y)");
    }
    const NumberResult y = read_component(scanner);
    if (!y) {
        return y.error();
    }
    if (!take_if(scanner, ')')) {
        return scanner.unexpected("')' behind the numbers of a leap (x,y)");
    }
    if (x.value() == 0 && y.value() == 0) {
        return before.error(
            fmt::format("(0,0) leads nowhere; expected a leap of 1 to {} squares", kLongestLeap));
    }
    return leaper(x.value(), y.value());
}

/// Reads a number without leading zero. REQUIRES: a digit is next.
NumberResult read_number(Scanner& scanner, int least, std::string_view what) {
    const Scanner before = scanner;
    int number = scanner.take() - '0';
    while (is_digit(scanner.peek())) {
        number = std::min(10 * number + (scanner.take() - '0'), Movement::kUnlimited + 1);
    }
    if (number < least || number > Movement::kUnlimited) {
        return before.error(fmt::format("{} is {} to {} squares", what, least, Movement::kUnlimited));
    }
    return number;
}

bool starts_suffix(char c) {
    return c == 'X' || c == 'Y';
}

}  // namespace

Result<Atom, ParseError> read_atom(Scanner& scanner, bool modified) {
    const char letter = scanner.peek();
    if (letter == '(') {
        return read_pair(scanner);
    }
    if (const std::optional<Atom> atom = find_atom(letter)) {
        scanner.take();
        if (starts_suffix(scanner.peek())) {
            return scanner.error(
                fmt::format("'{}{}' is a leap of more than {} squares, which is not supported", letter,
                            scanner.peek(), kLongestLeap));
        }
        return *atom;
    }
    if (is_upper(letter) || letter == '[' || letter == ']') {
        return scanner.error(why_unsupported(letter));
    }
    return scanner.unexpected(fmt::format(
        "{}{}", modified ? "the atom that is modified, one of " : "an atom, one of ", kAtomsInWords));
}

Result<int, ParseError> read_range(Scanner& scanner, const Atom& atom) {
    const bool doubled = atom.letter != '\0' && scanner.peek() == atom.letter;
    if (doubled && atom.rides) {
        return scanner.error(
            fmt::format("'{0}{0}': {0} has no limit by itself and is not doubled", atom.letter));
    }
    if (doubled) {
        scanner.take();
    }
    if (!is_digit(scanner.peek())) {
        return doubled || atom.rides ? Movement::kUnlimited : 1;
    }
    if (doubled) {
        return scanner.error("a doubled atom has no limit, so that no range may follow");
    }
    if (take_if(scanner, '0')) {
        return is_digit(scanner.peek())
                   ? NumberResult(
                         scanner.error("a digit behind 0: exact distances as in W03 are not supported"))
                   : NumberResult(Movement::kUnlimited);
    }
    return read_number(scanner, 1, "a range");
}

Result<int, ParseError> read_castling_distance(Scanner& scanner) {
    if (!is_digit(scanner.peek())) {
        return scanner.unexpected("the number of squares that the king goes in castling, as in O2");
    }
    return read_number(scanner, 2, "the king's way in castling");
}

}  // namespace tenfold::betza
