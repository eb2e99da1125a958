#ifndef TENFOLD_PROTOCOL_FLIPPED_FEN_H
#define TENFOLD_PROTOCOL_FLIPPED_FEN_H

#include <string>
#include <string_view>

namespace tenfold {

/// The same position with the two sides exchanged: the board turned over from White's edge to Black's,
/// colours swapped. REQUIRES: a FEN of six fields, as Game::fen() writes them, of a board with `ranks` ranks.
[[nodiscard]] std::string flipped_fen(std::string_view fen, int ranks);

}  // namespace tenfold

#endif
