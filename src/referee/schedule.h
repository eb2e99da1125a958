#ifndef TENFOLD_REFEREE_SCHEDULE_H
#define TENFOLD_REFEREE_SCHEDULE_H

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "referee/match_settings.h"

namespace tenfold::referee {

/// A game to be played.
struct GamePlan {
    std::size_t number;  ///< 1 first; the same in every shard
    std::size_t round;   ///< 1 first
    std::size_t white;   ///< index among the engines
    std::size_t black;
    std::size_t opening;                 ///< 0 first; the games of a pair have the same
    std::optional<std::size_t> partner;  ///< number of the other game of the pair
};

/// Which games a match has. Everything follows from a game's number, so that shards and runs that are resumed
/// agree without a word.
class Schedule {
public:
    explicit Schedule(const MatchSettings& settings);

    [[nodiscard]] std::size_t size() const noexcept;
    /// REQUIRES: 1 <= number <= size().
    [[nodiscard]] GamePlan game(std::size_t number) const;
    /// Does this shard play it?
    [[nodiscard]] bool is_ours(const GamePlan& game) const noexcept;
    /// Who meets whom, as indices; the first one's view is that of the results.
    [[nodiscard]] const std::vector<std::pair<std::size_t, std::size_t>>& encounters() const noexcept {
        return encounters_;
    }

private:
    std::vector<std::pair<std::size_t, std::size_t>> encounters_;
    std::size_t rounds_;
    std::size_t games_;  ///< of an encounter in a round
    Shard shard_;
};

}  // namespace tenfold::referee

#endif
