#ifndef TENFOLD_POSITION_FEN_H
#define TENFOLD_POSITION_FEN_H

#include <string>
#include <string_view>
#include <vector>

#include "position/position.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// A position read from a FEN, with what was mended on the way ("castling right K dropped: ...").
struct ParsedFen {
    Position position;
    std::vector<Diagnostic> notices;
};

/// Reads a FEN of one to six fields (missing ones: "w - - 0 1") and checks that it can be a position
/// of the game. Errors name the field, the character (column) and the reason.
[[nodiscard]] Result<ParsedFen> parse_fen(std::string_view fen, const Ruleset& rules);

/// The start position. REQUIRES: rules whose start FEN is valid (the registry checks it at load).
[[nodiscard]] Position start_position(const Ruleset& rules);

/// Six fields; the e.p. square only when a pseudo-legal e.p. capture exists. Reading it back gives the
/// same position (its history excepted).
[[nodiscard]] std::string to_fen(const Position& position);

}  // namespace tenfold

#endif
