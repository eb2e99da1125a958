#include <algorithm>

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

LeapSources::LeapSources(std::span<const LeapAttack> leaps, const SquareSet& board)
    : map_(backwards(leaps), board) {
    for (const LeapAttack& leap : leaps) {
        by_step_[slot(leap.back.raw())] |= leap.attackers;
    }
}

bool SlideSources::add(const LineAttack& line, const SquareSet& board) {
    std::vector<Way*> ways;
    for (int distance = 1; distance <= line.reach; ++distance) {
        if (const auto offset = SquareOffset::along(line.outward, distance)) {
            ways.push_back(&ways_[offset->place()]);
        }
    }
    if (line.hops ||
        std::any_of(ways.begin(), ways.end(), [](const Way* way) { return way->ray != nullptr; })) {
        return false;
    }
    for (std::size_t i = 0; i < ways.size(); ++i) {
        *ways[i] = {line.slide[i + 1], line.ray};
    }
    board.for_each(
        [&](Square target) { around_[static_cast<std::size_t>(target.index())] |= line.ray->from(target); });
    return true;
}

}  // namespace tenfold
