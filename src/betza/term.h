#ifndef TENFOLD_BETZA_TERM_H
#define TENFOLD_BETZA_TERM_H

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "betza/atoms.h"
#include "betza/scanner.h"

namespace tenfold::betza {

inline constexpr std::string_view kDirectionLetters = "fblrvsh";

/// Begins another leg of the same move.
inline constexpr char kAgainLetter = 'a';

/// A direction letter where it stands.
struct Letter {
    char letter = '\0';
    int column = 0;  ///< 1-based
};

/// The modes, in the order of their letters.
enum class Mode : std::uint8_t { Quiet, Capture, EnPassant, Initial, Lame, Jump, Cannon, Grasshopper };
inline constexpr std::string_view kModeLetters = "mceinjpg";

/// The modes of a leg and the columns of their letters.
class Modes {
public:
    [[nodiscard]] bool has(Mode mode) const { return column(mode) > 0; }
    /// 0 if absent.
    [[nodiscard]] int column(Mode mode) const { return columns_[static_cast<std::size_t>(mode)]; }
    void set(Mode mode, int column) { columns_[static_cast<std::size_t>(mode)] = column; }

private:
    std::array<int, kModeLetters.size()> columns_{};
};

/// What stands before an atom about one leg of the move.
struct Modifiers {
    std::vector<Letter> directions;  ///< in the order written
    Modes modes;
    int column = 0;  ///< where it begins: the column of its first letter, if it has one
};

/// One term of a Betza text, such as `fmW2` or `cafmF`: read, but not yet checked for sense.
struct Term {
    std::vector<Modifiers> earlier_legs;  ///< each was followed by `a`; none in most terms
    Modifiers modifiers;                  ///< of the last leg, mostly the only one
    int atom_column = 0;
    Atom atom;
    int range_column = 0;
    int range = 1;          ///< most steps; for castling the king's squares
    bool castling = false;  ///< the atom is O, and `atom` says nothing
};

/// Reads one term. REQUIRES: not scanner.done().
[[nodiscard]] Result<Term, ParseError> read_term(Scanner& scanner);

}  // namespace tenfold::betza

#endif
