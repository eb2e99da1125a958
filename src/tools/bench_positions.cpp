#include "tools/bench_positions.h"

#include <array>

namespace tenfold {
namespace {

constexpr std::array kPositions{
    BenchPosition{"opulent", "", 10},        BenchPosition{"opulent-modern", "", 10},
    BenchPosition{"opulent-literal", "", 9}, BenchPosition{"chess", "", 11},
    BenchPosition{"capablanca", "", 10},     BenchPosition{"grand", "", 10},
    BenchPosition{"shako", "", 10},
};

}  // namespace

std::span<const BenchPosition> bench_positions() noexcept {
    return kPositions;
}

}  // namespace tenfold
