#ifndef TENFOLD_BETZA_ATOM_READER_H
#define TENFOLD_BETZA_ATOM_READER_H

#include "betza/atoms.h"
#include "betza/scanner.h"

namespace tenfold::betza {

inline constexpr char kCastlingLetter = 'O';

/// Reads an atom's letter or its pair in parentheses. `modified` tells whether modifiers wait for it.
[[nodiscard]] Result<Atom, ParseError> read_atom(Scanner& scanner, bool modified);

/// Reads what may follow an atom: its letter once more or a number. Most steps in one move, 1 to
/// Movement::kUnlimited.
[[nodiscard]] Result<int, ParseError> read_range(Scanner& scanner, const Atom& atom);

/// Reads the number behind `O`: how far the king goes, 2 to 9 squares.
[[nodiscard]] Result<int, ParseError> read_castling_distance(Scanner& scanner);

}  // namespace tenfold::betza

#endif
