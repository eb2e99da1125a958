#ifndef TENFOLD_GAME_STATUS_H
#define TENFOLD_GAME_STATUS_H

#include <cstdint>
#include <string_view>

namespace tenfold {

/// How a game can stand.
enum class GameEnd : std::uint8_t {
    Ongoing,
    Checkmate,
    Stalemate,
    Repetition,
    MoveRule,
    Material,  ///< insufficient material
    BareKing,
};

/// "ongoing", "checkmate", "stalemate", "repetition", "move rule", "insufficient material", "bare king".
[[nodiscard]] std::string_view to_string(GameEnd end) noexcept;

/// How the game stands and, once it has ended, what White scores.
struct GameStatus {
    GameEnd end = GameEnd::Ongoing;
    double white_scores = 0.5;  ///< 1, 3/4, 1/2, 1/4 or 0; Black scores the rest

    [[nodiscard]] bool over() const noexcept { return end != GameEnd::Ongoing; }
    bool operator==(const GameStatus&) const = default;
};

}  // namespace tenfold

#endif
