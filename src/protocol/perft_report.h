#ifndef TENFOLD_PROTOCOL_PERFT_REPORT_H
#define TENFOLD_PROTOCOL_PERFT_REPORT_H

#include <cstdint>
#include <stop_token>
#include <string>

#include "protocol/writer.h"

#include "tenfold/game.h"

namespace tenfold {

/// "Nodes searched: 20".
[[nodiscard]] std::string nodes_searched_line(std::uint64_t nodes);

/// Writes "e2e4: 20" for each legal move, sorted by text and as soon as it is known, and the sum. After a
/// stop request it ends within a fraction of a second, without the sum. REQUIRES: depth >= 1.
void report_perft(const Game& game, int depth, Writer& writer, const std::stop_token& stop);

}  // namespace tenfold

#endif
