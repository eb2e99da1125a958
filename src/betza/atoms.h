#ifndef TENFOLD_BETZA_ATOMS_H
#define TENFOLD_BETZA_ATOMS_H

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace tenfold::betza {

/// Longest component of a leap: the rim around the board is three squares wide.
inline constexpr int kLongestLeap = 3;

/// What direction letters mean depends on how an atom's steps lie.
enum class Symmetry {
    Straight,  ///< four steps along files and ranks: W D H R
    Diagonal,  ///< four steps along diagonals: F A G B
    Oblique,   ///< eight steps that lie between: N C Z
    Royal,     ///< straight and diagonal steps together: K Q
};

/// One elementary step: files to the right and ranks forward.
struct Leap {
    int files = 0;
    int ranks = 0;
    bool operator==(const Leap&) const = default;
};

/// What a capital letter, or a pair in parentheses, stands for.
struct Atom {
    char letter = '\0';  ///< '\0' for a pair in parentheses
    int shorter = 0;     ///< components of its leaps, 0 <= shorter <= longer; for K and Q those of a
    int longer = 0;      ///< straight step
    Symmetry symmetry = Symmetry::Straight;
    bool rides = false;  ///< repeats its step without limit unless a range follows: B R Q
};

/// For messages that have to say what an atom is.
inline constexpr std::string_view kAtomsInWords = "W F D N A H C Z G B R Q K, (x,y) or O2 for castling";

/// The atom that a capital letter names.
[[nodiscard]] std::optional<Atom> find_atom(char letter);

/// The atom of all leaps by these components. REQUIRES: 0..kLongestLeap each, not both zero.
[[nodiscard]] Atom leaper(int one, int other);

/// All steps of an atom: four or eight, each once.
[[nodiscard]] std::vector<Leap> steps_of(const Atom& atom);

/// Eight leaps in a circle, clockwise.
using Circle = std::array<Leap, 8>;

/// The circle that an atom's leaps turn in, beginning straight forward, or right of it if oblique. Straight
/// and diagonal atoms of the same length share one: W and F, D and A, H and G.
[[nodiscard]] Circle circle_of(const Atom& atom);

}  // namespace tenfold::betza

#endif
