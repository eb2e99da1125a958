#ifndef TENFOLD_TUNE_TRAINING_GAME_H
#define TENFOLD_TUNE_TRAINING_GAME_H

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "tenfold/engine.h"
#include "tenfold/variants.h"

namespace tenfold::tune {

/// What games to play. Each follows from these and its number alone.
struct SelfPlay {
    std::uint64_t nodes = 3000;  ///< for each move
    std::uint64_t seed = 1;
};

/// A position to learn from.
struct TrainingPosition {
    std::string fen;
    int score = 0;  ///< what the search said of it, centipawns for White
};

struct TrainingGame {
    int number = 0;           ///< 1 first
    double white_scores = 0;  ///< 1, 3/4, 1/2, 1/4 or 0
    std::vector<TrainingPosition> positions;
};

/// Plays the game of this number against itself, from an opening of its own, and keeps some of its quiet
/// positions: those not in check in which the best move neither captured nor promoted. A game that both
/// sides know to be decided ends early. None if `stop` was asked for, or no opening can be found.
[[nodiscard]] std::optional<TrainingGame> play_training_game(const Variant& variant, const SelfPlay& how,
                                                             int number, Engine& engine,
                                                             const std::stop_token& stop);

}  // namespace tenfold::tune

#endif
