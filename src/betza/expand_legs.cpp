#include "betza/expand_legs.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

#include "betza/leg_plan.h"

namespace tenfold::betza {

namespace {

/// More than the 4096 of four legs in any of eight directions.
constexpr std::size_t kMostRoutes = 10'000;

/// Passing a neighbour and going on straight is a leap over it.
Route shortened(const Route& route) {
    Route result;
    for (const LegMove& move : route) {
        const bool hops = !result.empty() && result.back().passes && !move.passes &&
                          result.back().files == move.files && result.back().ranks == move.ranks &&
                          std::max(std::abs(move.files), std::abs(move.ranks)) == 1;
        if (hops) {
            result.back() = {2 * move.files, 2 * move.ranks, true, move.quiet, move.capture};
        } else {
            result.push_back(move);
        }
    }
    return result;
}

class RouteWriter {
public:
    RouteWriter(std::vector<LegPlan> legs, const Atom& atom, std::vector<Route>& routes)
        : legs_(std::move(legs)), circle_(circle_of(atom)), routes_(routes) {}

    /// Adds every route that begins with the legs made so far and goes on from a place in the circle.
    /// Breaks off when there are too many.
    void write(std::size_t place = 0) {
        if (route_.size() == legs_.size()) {
            routes_.push_back(shortened(route_));
            return;
        }
        const LegPlan& leg = legs_[route_.size()];
        for (const std::size_t turn : leg.turns) {
            for (LegMove move : leg.kinds) {
                const std::size_t next = (place + turn) % circle_.size();
                move.files = circle_[next].files;
                move.ranks = circle_[next].ranks;
                route_.push_back(move);
                if (routes_.size() <= kMostRoutes) {
                    write(next);
                }
                route_.pop_back();
            }
        }
    }

private:
    std::vector<LegPlan> legs_;
    Circle circle_;
    std::vector<Route>& routes_;
    Route route_;
};

}  // namespace

std::optional<ParseError> add_routes(const Term& term, std::vector<Route>& routes) {
    auto legs = plan_legs(term);
    if (!legs) {
        return legs.error();
    }
    RouteWriter(std::move(legs.value()), term.atom, routes).write();
    if (routes.size() > kMostRoutes) {
        return ParseError{term.atom_column, fmt::format("the legs can be combined in more than {} ways; "
                                                        "expected fewer legs or directions",
                                                        kMostRoutes)};
    }
    return std::nullopt;
}

}  // namespace tenfold::betza
