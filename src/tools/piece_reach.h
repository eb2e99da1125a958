#ifndef TENFOLD_TOOLS_PIECE_REACH_H
#define TENFOLD_TOOLS_PIECE_REACH_H

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "betza/movement.h"

namespace tenfold {

/// A square seen from a piece: files to the right, ranks forward.
struct Offset {
    int files;
    int ranks;
    bool operator==(const Offset&) const = default;
    bool operator<(const Offset& o) const { return std::tie(files, ranks) < std::tie(o.files, o.ranks); }
};

/// King's steps to a square, were nothing in the way.
[[nodiscard]] inline int distance(Offset o) {
    return std::max(std::abs(o.files), std::abs(o.ranks));
}

/// One way in which a piece gets to a square.
struct Way {
    betza::Path path;
    bool initial;  ///< from a start square only
    bool far;      ///< by a line without limit
    bool quiet;
    bool capture;
    bool en_passant;
    int legs = 1;  ///< more: by as many leaps in turn; the path is Hurdle then if one of them jumps
};
using Ways = std::vector<Way>;

/// The squares that a piece on an endless board can get to, each with the ways that lead there (at
/// least one). No two ways to a square differ only in what may stand on it.
using Reach = std::map<Offset, Ways>;

/// How far a drawing has to go to show all of a piece's moves: its longest limited move, and enough
/// of an unlimited line to see that it goes on, within what a board of `board` files or ranks has room for.
[[nodiscard]] int radius_of(const betza::PieceMovement& movement, int board);

/// The squares within `radius`. Moves in legs count where their legs lead to, whatever they need on the way.
[[nodiscard]] Reach reach_of(const betza::PieceMovement& movement, int radius);

/// "moves or captures along an open line; captures ...".
[[nodiscard]] std::string words_for(const Ways& ways);

}  // namespace tenfold

#endif
