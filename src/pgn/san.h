#ifndef TENFOLD_PGN_SAN_H
#define TENFOLD_PGN_SAN_H

#include <string>
#include <string_view>

#include "position/position.h"

#include "tenfold/san.h"

namespace tenfold {

inline constexpr std::string_view kSanPass = "--";

/// As the functions of tenfold/san.h, on a position that is unchanged in the end.
[[nodiscard]] std::string to_san(Move m, Position& position);
[[nodiscard]] Result<Move> parse_san(std::string_view text, Position& position);

}  // namespace tenfold

#endif
