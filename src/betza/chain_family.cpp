#include "betza/chain_family.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <utility>

namespace tenfold::betza {

namespace {

Circle circle_of(const LegMove& m) {
    return betza::circle_of(leaper(std::abs(m.files), std::abs(m.ranks)));
}

/// Clockwise from the beginning of the circle.
std::size_t place_of(const LegMove& m) {
    const Circle circle = circle_of(m);
    return static_cast<std::size_t>(std::find(circle.begin(), circle.end(), Leap{m.files, m.ranks}) -
                                    circle.begin());
}

std::size_t turn(const LegMove& before, const LegMove& after) {
    constexpr std::size_t kPlaces = std::tuple_size_v<Circle>;
    return (place_of(after) + kPlaces - place_of(before)) % kPlaces;
}

bool is_oblique(const LegMove& m) {
    return m.files != 0 && m.ranks != 0 && std::abs(m.files) != std::abs(m.ranks);
}

}  // namespace

Manner::Manner(LegMove m) : first(m) {
    const Leap leap = circle_of(m).front();
    first.files = leap.files;
    first.ranks = leap.ranks;
}

Atom Manner::atom() const {
    return leaper(first.files, first.ranks);
}

Shape shape_of(const Chain& chain) {
    Shape shape;
    for (const Leg& leg : chain) {
        Manners& manners = shape.emplace_back();
        for (const LegMove& m : leg) {
            manners.emplace(m);
        }
    }
    return shape;
}

ChainFamily::ChainFamily(std::vector<Chain> chains)
    : chains_(std::move(chains)), shape_(shape_of(chains_.front())) {}

Places ChainFamily::places(std::size_t leg, const Manner& manner) const {
    Places places;
    for (const Chain& chain : chains_) {
        for (const LegMove& m : chain[leg]) {
            if (Manner(m) == manner) {
                places.insert(place_of(m));
            }
        }
    }
    return places;
}

std::optional<Places> ChainFamily::turns(std::size_t leg, const Manner& manner) const {
    return is_single() || turns_tell_all() ? turns_from_before(leg, manner) : std::nullopt;
}

std::optional<Places> ChainFamily::turns_from_before(std::size_t leg, const Manner& manner) const {
    if (leg == 0) {
        return std::nullopt;
    }
    std::map<std::size_t, Places> by_place;
    for (const Chain& chain : chains_) {
        for (const LegMove& before : chain[leg - 1]) {
            for (const LegMove& after : chain[leg]) {
                if (is_oblique(before) != is_oblique(after)) {
                    return std::nullopt;
                }
                if (Manner(after) == manner) {
                    by_place[place_of(before)].insert(turn(before, after));
                }
            }
        }
    }
    const Places& turns = by_place.begin()->second;
    const bool all_alike = std::all_of(by_place.begin(), by_place.end(),
                                       [&](const auto& entry) { return entry.second == turns; });
    return all_alike ? std::optional(turns) : std::nullopt;
}

/// Are as many routes here as begin like one of these and turn like one of these?
bool ChainFamily::turns_tell_all() const {
    const auto routes = [](std::size_t sum, const Chain& chain) {
        return sum +
               std::accumulate(chain.begin(), chain.end(), std::size_t{1},
                               [](std::size_t product, const Leg& leg) { return product * leg.size(); });
    };
    std::size_t told = 1;
    for (std::size_t leg = 0; leg < shape_.size(); ++leg) {
        std::size_t ways = 0;
        for (const Manner& manner : shape_[leg]) {
            const Places ahead =
                leg == 0 ? places(leg, manner) : turns_from_before(leg, manner).value_or(Places{});
            ways += ahead.size();
        }
        told *= ways;
    }
    return told == std::accumulate(chains_.begin(), chains_.end(), std::size_t{0}, routes);
}

}  // namespace tenfold::betza
