#include "variant/tables.h"

namespace tenfold {

namespace {

std::vector<Step> backwards(std::span<const LeapAttack> leaps) {
    std::vector<Step> steps;
    steps.reserve(leaps.size());
    for (const LeapAttack& leap : leaps) {
        steps.push_back(leap.back);
    }
    return steps;
}

}  // namespace

LeapMap::LeapMap(std::span<const Step> leaps, const SquareSet& board) : LeapMap() {
    board.for_each([&](Square from) {
        SquareSet& targets = targets_[static_cast<std::size_t>(from.index())];
        for (const Step step : leaps) {
            targets.insert(from + step);
        }
        targets &= board;
    });
}

RayMap::RayMap(Step step, int range, const SquareSet& board)
    : rays_(Square::kCells), leads_up_(step.raw() > 0) {
    board.for_each([&](Square from) {
        SquareSet& ray = rays_[static_cast<std::size_t>(from.index())];
        Square to = from + step;
        for (int n = 0; n < range && board.contains(to); ++n, to = to + step) {
            ray.insert(to);
        }
    });
}

LeapSources::LeapSources(std::span<const LeapAttack> leaps, const SquareSet& board)
    : map_(backwards(leaps), board) {
    for (const LeapAttack& leap : leaps) {
        by_step_[slot(leap.back.raw())] |= leap.attackers;
    }
}

}  // namespace tenfold
