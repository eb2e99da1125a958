#ifndef TENFOLD_TOOLS_PUZZLES_H
#define TENFOLD_TOOLS_PUZZLES_H

#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/diagnostic.h"
#include "tenfold/game.h"
#include "tenfold/variants.h"

namespace tenfold {

/// A position and the moves that solve it.
struct Puzzle {
    std::string id;
    Game game;
    std::vector<Move> solutions;  ///< at least one; each is legal
};

/// Reads a line "VARIANT;FEN;bm MOVE...;id NAME": after the position come operations of EPD in any order, of
/// which only these two are used, `bm` being necessary. A line of EPD as it is ("FEN bm MOVE...; id NAME;")
/// is a position of `usual`. Moves are as parse_san reads them; the name may stand between double quotes and
/// is empty if there is none. Errors have a message and, where it helps, a column, but neither source nor
/// line.
[[nodiscard]] Result<Puzzle> parse_puzzle(std::string_view line, const VariantLibrary& library,
                                          const Variant& usual);

/// Reads the puzzles of a file, skipping empty lines and those that begin with '#'. A puzzle without a name
/// is called "FILE:LINE". What is wrong with a line, and notices about its FEN, go to `report` with file and
/// line. Throws std::runtime_error, naming the line, where the file can't be read on.
[[nodiscard]] std::vector<Puzzle> read_puzzles(std::istream& in, const std::string& source,
                                               const VariantLibrary& library, const Variant& usual,
                                               const std::function<void(const Diagnostic&)>& report);

}  // namespace tenfold

#endif
