#ifndef TENFOLD_BENCH_SAMPLE_H
#define TENFOLD_BENCH_SAMPLE_H

#include <string>
#include <vector>

#include "position/position.h"

#include "tenfold/game.h"

namespace tenfold::bench {

/// Positions of one game, those of `tenfold bench`. Those of a prelude are left out: nothing is measured
/// there.
class Sample {
public:
    explicit Sample(const Variant& variant);

    [[nodiscard]] const std::string& game() const noexcept { return variant_.name(); }
    [[nodiscard]] const Ruleset& rules() const noexcept { return variant_.rules(); }
    [[nodiscard]] const std::vector<Position>& positions() const noexcept { return positions_; }

private:
    Variant variant_;  ///< owns the rules that the positions refer to
    std::vector<Position> positions_;
};

}  // namespace tenfold::bench

#endif
