#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_VECTORS_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_VECTORS_H

#include <map>
#include <vector>

#include "support/brute_force_rules.h"

namespace tenfold::brute_force {

using Vectors = std::vector<Vector>;

inline const Vectors kRookLines{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline const Vectors kBishopLines{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline const Vectors kQueenLines{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
inline const Vectors kKnightLeaps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// King, Queen, Rook, Bishop and Knight of chess.
[[nodiscard]] std::map<char, PieceRules> orthodox_pieces();

}  // namespace tenfold::brute_force

#endif
