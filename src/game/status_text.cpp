#include "game/status_text.h"

#include <array>
#include <cstddef>
#include <fmt/format.h>

namespace tenfold {

std::string_view points_text(double points) noexcept {
    constexpr std::array<std::string_view, 5> kQuarters{"0", "1/4", "1/2", "3/4", "1"};
    return kQuarters[static_cast<std::size_t>(points * 4)];
}

std::string result_text(const GameStatus& status) {
    if (!status.over()) {
        return "*";
    }
    return fmt::format("{}-{}", points_text(status.white_scores), points_text(1 - status.white_scores));
}

std::string end_text(const GameStatus& status) {
    return fmt::format("{}, {}", to_string(status.end), result_text(status));
}

std::string status_text(const Game& game) {
    const GameStatus status = game.status();
    if (status.over()) {
        return end_text(status);
    }
    return game.in_check() ? "ongoing, in check" : "ongoing";
}

std::string refusal_text(const Game& game, const std::string& reason) {
    return game.legal_moves().empty() ? "the game is over: " + status_text(game) : reason;
}

}  // namespace tenfold
