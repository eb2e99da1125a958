#include "referee/tally.h"

#include <numeric>

namespace tenfold::referee {

namespace {

/// 2 for a win, 1 for a draw, 0 for a loss.
std::size_t outcome(Points points) {
    return points > Points::draw() ? 2 : points == Points::draw() ? 1 : 0;
}

std::size_t index(int quarters) {
    return static_cast<std::size_t>(quarters);
}

}  // namespace

void Tally::add_game(Points points) {
    ++games_[index(points.quarters())];
}

void Tally::add_pair(Points one, Points other) {
    ++pairs_[index(one.quarters() + other.quarters())];
    ++five_bins_[outcome(one) + outcome(other)];
    if (outcome(one) + outcome(other) == 2 && outcome(one) != 1) {
        ++win_loss_pairs_;
    }
}

Tally::Count Tally::game_count() const noexcept {
    return std::accumulate(games_.begin(), games_.end(), Count{0});
}

Tally::Count Tally::pair_count() const noexcept {
    return std::accumulate(pairs_.begin(), pairs_.end(), Count{0});
}

double Tally::points() const noexcept {
    double sum = 0;
    for (std::size_t i = 0; i < games_.size(); ++i) {
        sum += static_cast<double>(games_[i]) * Points::from_quarters(static_cast<int>(i)).value();
    }
    return sum;
}

}  // namespace tenfold::referee
