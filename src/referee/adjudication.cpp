#include "referee/adjudication.h"

#include <algorithm>
#include <cstdlib>

namespace tenfold::referee {

namespace {

/// For comparisons: any mate is far beyond all thresholds.
int centipawns(const EngineScore& score) {
    constexpr int kMate = 1'000'000;
    if (!score.is_mate) {
        return std::clamp(score.value, -kMate, kMate);
    }
    return score.value > 0 ? kMate : -kMate;
}

void count(int& counter, bool goes_on) {
    counter = goes_on ? counter + 1 : 0;
}

}  // namespace

void Adjudicator::note(Color mover, const std::optional<EngineScore>& score, bool resets) noexcept {
    if (resets) {
        even_plies_ = 0;
    } else if (rules_.draw) {
        count(even_plies_, score && std::abs(centipawns(*score)) <= rules_.draw->score);
    }
    if (rules_.resign) {
        count(losing_moves_[index(mover)], score && centipawns(*score) <= -rules_.resign->score);
        count(winning_moves_[index(mover)], score && centipawns(*score) >= rules_.resign->score);
    }
}

std::optional<Points> Adjudicator::ruling(int moves_made) const noexcept {
    if (has_lost(Color::White)) {
        return Points::loss();
    }
    if (has_lost(Color::Black)) {
        return Points::win();
    }
    const bool is_too_long = rules_.most_moves && moves_made >= *rules_.most_moves;
    return is_too_long || is_drawn(moves_made) ? std::optional(Points::draw()) : std::nullopt;
}

bool Adjudicator::is_drawn(int moves_made) const noexcept {
    return rules_.draw && moves_made >= rules_.draw->move_number &&
           even_plies_ >= 2 * rules_.draw->move_count;
}

bool Adjudicator::has_lost(Color side) const noexcept {
    if (!rules_.resign || losing_moves_[index(side)] < rules_.resign->move_count) {
        return false;
    }
    return !rules_.resign->two_sided || winning_moves_[index(~side)] >= rules_.resign->move_count;
}

}  // namespace tenfold::referee
