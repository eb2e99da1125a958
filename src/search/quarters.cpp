#include "search/quarters.h"

#include <algorithm>
#include <cstdlib>

namespace tenfold::quarters {
namespace {

// Where three quarters are to be expected by the model of wdl.h (a test compares).
constexpr int kFirst = 186;

int sign(int raw) noexcept {
    return raw < 0 ? -1 : 1;
}

bool in_band(int raw) noexcept {
    return std::abs(raw) >= kFirst && std::abs(raw) < kFirst + kPlies;
}

/// Plies to the end of a score in the band.
int distance(int raw) noexcept {
    return kFirst + kPlies - 1 - std::abs(raw);
}

Score further(Score s, int plies) noexcept {
    if (!in_band(s.raw())) {
        return s;
    }
    const int there = std::clamp(distance(s.raw()) + plies, 0, kPlies - 1);
    return s.raw() < 0 ? one_in(there) : three_in(there);
}

}  // namespace

bool exist(const Ruleset& rules) noexcept {
    const double points = rules.spec.results.stalemated_scores;
    return points == 0.25 || points == 0.75;
}

Score three_in(int ply) noexcept {
    return Score(kFirst + kPlies - 1 - std::min(ply, kPlies - 1));
}

Score outside(Score evaluation) noexcept {
    const int raw = evaluation.raw();
    return std::abs(raw) < kFirst ? evaluation : Score(raw + sign(raw) * kPlies);
}

Score to_table(Score s, int ply) noexcept {
    return further(s, -ply);
}

Score from_table(Score s, int ply) noexcept {
    return further(s, ply);
}

Score shown(Score s) noexcept {
    const int raw = s.raw();
    if (s.is_decisive() || std::abs(raw) < kFirst) {
        return s;
    }
    if (!in_band(raw)) {
        return Score(raw - sign(raw) * kPlies);
    }
    return raw < 0 ? Score::stalemated_in(distance(raw)) : Score::stalemate_in(distance(raw));
}

}  // namespace tenfold::quarters
