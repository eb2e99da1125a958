#ifndef TENFOLD_TESTS_SUPPORT_RANDOM_PLAY_H
#define TENFOLD_TESTS_SUPPORT_RANDOM_PLAY_H

#include <string>
#include <vector>

#include "core/random.h"

#include "tenfold/move.h"

namespace tenfold::test {

/// How many random games a test plays: the environment's TENFOLD_RANDOM_GAMES, else `usual`, or a fifth of it
/// in builds with assertions.
[[nodiscard]] int random_games(int usual);

/// FENs to begin random games with: those of tests/data/<variant>.perft, the start position first; none
/// for a variant without such a file.
[[nodiscard]] std::vector<std::string> known_positions(const std::string& variant);

/// Picks moves at random, but with a liking for what is rare in random games: captures, promotions
/// and castling, and going back to where one came from, which leads to repetitions.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}

    /// `own_last`: the same side's last move, or none. REQUIRES: `moves` isn't empty.
    [[nodiscard]] Move choose(const std::vector<Move>& moves, Move own_last);
    [[nodiscard]] const std::string& choose(const std::vector<std::string>& texts) {
        return texts[below(texts.size())];
    }
    [[nodiscard]] std::size_t below(std::size_t bound) { return random_.below(bound); }

private:
    Random random_;
};

}  // namespace tenfold::test

#endif
