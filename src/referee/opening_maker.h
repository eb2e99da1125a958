#ifndef TENFOLD_REFEREE_OPENING_MAKER_H
#define TENFOLD_REFEREE_OPENING_MAKER_H

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "tenfold/engine.h"
#include "tenfold/game.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

/// What openings are to be like.
struct OpeningWishes {
    int plies = 8;     ///< random moves from the start position; those of a prelude come before them
    int balance = 80;  ///< most centipawns by which a search finds either side ahead
    std::uint64_t nodes = 3000;  ///< of that search
};

/// Makes positions to begin games from: random moves, of which those are kept that a shallow search finds
/// even. No position comes twice. The same seed makes the same ones, on every machine.
class OpeningMaker {
public:
    OpeningMaker(const Variant& variant, const OpeningWishes& wishes, std::uint64_t seed);

    /// The next opening's FEN; none if many attempts in a row failed.
    [[nodiscard]] std::optional<std::string> next();

private:
    [[nodiscard]] std::optional<Game> random_game(std::uint64_t seed) const;
    [[nodiscard]] bool is_balanced(const Game& game);

    Variant variant_;
    OpeningWishes wishes_;
    std::uint64_t seed_;
    std::uint64_t attempts_ = 0;
    std::set<std::string> made_;
    Engine engine_;
};

}  // namespace tenfold::referee

#endif
