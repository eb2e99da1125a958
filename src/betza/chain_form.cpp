#include "betza/chain_form.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace tenfold::betza {

namespace {

/// Routes with the same number of legs.
using Routes = std::set<Route>;
using Chains = std::vector<Chain>;

/// A leap for each thing that it may do where it ends.
std::vector<LegMove> units_of(const LegMove& move) {
    LegMove bare = move;
    bare.quiet = bare.capture = bare.passes = false;
    std::vector<LegMove> units;
    for (bool LegMove::*flag : {&LegMove::quiet, &LegMove::capture, &LegMove::passes}) {
        if (move.*flag) {
            units.push_back(bare);
            units.back().*flag = true;
        }
    }
    return units;
}

/// Puts leaps together that differ in what they may do where they end. REQUIRES: sorted.
Leg merged(const Leg& units) {
    Leg leg;
    for (const LegMove& unit : units) {
        const auto leap = [](const LegMove& m) { return std::tie(m.files, m.ranks, m.over_hurdle); };
        if (leg.empty() || leap(leg.back()) != leap(unit)) {
            leg.push_back(unit);
            continue;
        }
        leg.back().quiet = leg.back().quiet || unit.quiet;
        leg.back().capture = leg.back().capture || unit.capture;
        leg.back().passes = leg.back().passes || unit.passes;
    }
    return leg;
}

class Gatherer {
public:
    const Chains& gather(const Routes& routes) {
        const auto [place, is_new] = known_.try_emplace(routes);
        if (is_new) {
            place->second = routes.begin()->empty() ? Chains{Chain{}} : gather_new(routes);
        }
        return place->second;
    }

private:
    Chains gather_new(const Routes& routes) {
        std::map<LegMove, Routes> followers;
        for (const Route& route : routes) {
            for (const LegMove& unit : units_of(route.front())) {
                followers[unit].emplace(route.begin() + 1, route.end());
            }
        }
        std::map<Chains, Leg> first_legs;  // by what follows
        for (const auto& [unit, rest] : followers) {
            first_legs[gather(rest)].push_back(unit);
        }
        Chains chains;
        for (const auto& [tails, units] : first_legs) {
            for (const Chain& tail : tails) {
                Chain& chain = chains.emplace_back(Chain{merged(units)});
                chain.insert(chain.end(), tail.begin(), tail.end());
            }
        }
        std::sort(chains.begin(), chains.end());
        return chains;
    }

    std::map<Routes, Chains> known_;  ///< most leaps are followed by what others are followed by
};

}  // namespace

std::vector<Chain> chain_form(const std::vector<Route>& routes) {
    std::map<std::size_t, Routes> by_length;
    for (const Route& route : routes) {
        by_length[route.size()].insert(route);
    }
    Chains all;
    for (const auto& [length, same_length] : by_length) {
        const Chains chains = Gatherer().gather(same_length);
        all.insert(all.end(), chains.begin(), chains.end());
    }
    return all;
}

}  // namespace tenfold::betza
