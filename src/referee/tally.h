#ifndef TENFOLD_REFEREE_TALLY_H
#define TENFOLD_REFEREE_TALLY_H

#include <array>
#include <cstdint>

#include "referee/points.h"

namespace tenfold::referee {

/// The results of one engine against another, from the first one's view.
///
/// A pair is two games from one opening with colours exchanged; as the games of a pair aren't independent
/// of each other, statistics are made of pairs where there are any. With quarters of a point a pair's sum has
/// nine values. Where only wins, draws and losses are told apart, any game above a draw is a win.
class Tally {
public:
    using Count = std::uint64_t;
    static constexpr std::size_t kGameValues = Points::kMost + 1;
    static constexpr std::size_t kPairValues = 2 * Points::kMost + 1;

    void add_game(Points points);
    /// Both games have to be added by add_game() too.
    void add_pair(Points one, Points other);

    /// How many games gave i quarters.
    [[nodiscard]] const std::array<Count, kGameValues>& games() const noexcept { return games_; }
    /// How many pairs gave i quarters together.
    [[nodiscard]] const std::array<Count, kPairValues>& pairs() const noexcept { return pairs_; }
    /// The pairs by wins and draws alone: two losses; a loss and a draw; two draws or a win and a loss; a
    /// draw and a win; two wins.
    [[nodiscard]] const std::array<Count, 5>& five_bins() const noexcept { return five_bins_; }
    [[nodiscard]] Count win_loss_pairs() const noexcept { return win_loss_pairs_; }
    [[nodiscard]] Count draw_draw_pairs() const noexcept { return five_bins_[2] - win_loss_pairs_; }

    [[nodiscard]] Count game_count() const noexcept;
    [[nodiscard]] Count pair_count() const noexcept;
    [[nodiscard]] Count wins() const noexcept { return games_[3] + games_[4]; }
    [[nodiscard]] Count losses() const noexcept { return games_[0] + games_[1]; }
    [[nodiscard]] Count draws() const noexcept { return games_[2]; }
    [[nodiscard]] double points() const noexcept;
    /// Has any game ended with one or three quarters?
    [[nodiscard]] bool has_quarters() const noexcept { return games_[1] + games_[3] > 0; }
    bool operator==(const Tally&) const = default;

private:
    std::array<Count, kGameValues> games_{};
    std::array<Count, kPairValues> pairs_{};
    std::array<Count, 5> five_bins_{};
    Count win_loss_pairs_ = 0;
};

}  // namespace tenfold::referee

#endif
