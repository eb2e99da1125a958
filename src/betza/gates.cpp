#include "betza/gates.h"

#include <algorithm>
#include <cstdlib>

namespace tenfold::betza {

namespace {

int sign(int n) {
    return n < 0 ? -1 : static_cast<int>(n > 0);
}

/// The squares of the way are `lead` squares straight along the longer component, then aslant.
Gates bent_way(int files, int ranks, int lead) {
    const bool upright = std::abs(ranks) > std::abs(files);
    const int length = std::max(std::abs(files), std::abs(ranks));
    Gates way;
    for (int i = 1; i < length; ++i) {
        const int aslant = std::max(i - lead, 0);
        way.push_back(upright ? Gate{sign(files) * aslant, sign(ranks) * i}
                              : Gate{sign(files) * i, sign(ranks) * aslant});
    }
    return way;
}

}  // namespace

Gates way_of(int files, int ranks) {
    const auto [shorter, longer] = std::minmax({std::abs(files), std::abs(ranks)});
    if (shorter == 0 || shorter == longer) {
        return bent_way(files, ranks, shorter == 0 ? longer : 0);
    }
    // A leap that is one square longer than wide bends once: straight first, as the Mao does.
    return longer - shorter == 1 ? bent_way(files, ranks, 1) : Gates{};
}

Gates gates_of(const Movement& movement) {
    const bool gated = movement.path == Path::Lame || movement.path == Path::Hurdle;
    return gated ? way_of(movement.files, movement.ranks) : Gates{};
}

}  // namespace tenfold::betza
