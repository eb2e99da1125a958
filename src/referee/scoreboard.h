#ifndef TENFOLD_REFEREE_SCOREBOARD_H
#define TENFOLD_REFEREE_SCOREBOARD_H

#include <cstddef>
#include <map>
#include <utility>

#include "referee/points.h"
#include "referee/schedule.h"
#include "referee/tally.h"

namespace tenfold::referee {

/// The results of a match so far. The order in which they come doesn't matter.
class Scoreboard {
public:
    /// REQUIRES: no game of that number has been added.
    void add(const GamePlan& plan, Points white_points);
    [[nodiscard]] bool has(std::size_t number) const { return games_.contains(number); }
    [[nodiscard]] std::size_t size() const noexcept { return games_.size(); }
    /// Of one engine against another, from the first one's view.
    [[nodiscard]] Tally of(std::size_t first, std::size_t second) const;
    /// Of one engine against all others.
    [[nodiscard]] Tally of(std::size_t engine) const;

private:
    struct Entry {
        GamePlan plan;
        Points white_points;
    };
    template <class Counts>
    [[nodiscard]] Tally tally(std::size_t first, const Counts& counts) const;

    std::map<std::size_t, Entry> games_;  ///< by number
};

}  // namespace tenfold::referee

#endif
