#include "protocol/perft_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "movegen/movegen.h"
#include "tools/perft.h"

namespace tenfold {

namespace {

/// Counts of this depth take a few milliseconds, and aren't interrupted.
constexpr int kUninterrupted = 3;

std::uint64_t count_unless_stopped(Position& position, int depth, const std::stop_token& stop) {
    if (depth <= kUninterrupted) {
        return perft(position, depth);
    }
    MoveList moves;
    generate_legal(position, moves);
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        if (stop.stop_requested()) {
            break;
        }
        position.make(move);
        nodes += count_unless_stopped(position, depth - 1, stop);
        position.unmake();
    }
    return nodes;
}

std::vector<std::pair<std::string, Move>> sorted_moves(const Game& game) {
    std::vector<std::pair<std::string, Move>> moves;
    for (const Move move : game.legal_moves()) {
        moves.emplace_back(game.to_text(move), move);
    }
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    return moves;
}

}  // namespace

std::string nodes_searched_line(std::uint64_t nodes) {
    return fmt::format("Nodes searched: {}", nodes);
}

void report_perft(const Game& game, int depth, Writer& writer, const std::stop_token& stop) {
    if (depth == 0) {
        writer.line(nodes_searched_line(1));
        return;
    }
    Position position = game.position();
    std::uint64_t total = 0;
    for (const auto& [text, move] : sorted_moves(game)) {
        position.make(move);
        const std::uint64_t nodes = count_unless_stopped(position, depth - 1, stop);
        position.unmake();
        if (stop.stop_requested()) {
            writer.info("perft stopped");
            return;
        }
        writer.line(fmt::format("{}: {}", text, nodes));
        total += nodes;
    }
    writer.line(nodes_searched_line(total));
}

}  // namespace tenfold
