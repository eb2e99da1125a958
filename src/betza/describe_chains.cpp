#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "betza/chain_family.h"
#include "betza/describe.h"
#include "betza/words.h"

namespace tenfold::betza {

namespace {

constexpr std::size_t kBack = 4;
constexpr std::array<const char*, 8> kTurns{"straight on", "half right",     "right", "back half right",
                                            "back",        "back half left", "left",  "half left"};
constexpr std::size_t kAll = kTurns.size();

std::string where_to(const Places& places, const Atom& atom) {
    const auto all_leave = [&places](std::size_t rest) {
        return std::all_of(places.begin(), places.end(), [rest](auto place) { return place % 2 == rest; });
    };
    if (places.size() == kAll) {
        return "in any direction";
    }
    if (2 * places.size() == kAll && atom.symmetry != Symmetry::Oblique && (all_leave(0) || all_leave(1))) {
        return all_leave(0) ? "straight" : "diagonally";
    }
    std::vector<std::string> directions;
    for (const std::size_t place : places) {
        directions.push_back(words::direction(circle_of(atom)[place]));
    }
    return words::choice(directions);
}

std::string how_to_turn(const Places& turns) {
    if (turns.size() == kAll) {
        return "in any direction";
    }
    if (turns.size() + 1 == kAll && !turns.contains(kBack)) {
        return "in any direction but back";
    }
    std::vector<std::string> directions;
    for (const std::size_t turn : turns) {
        directions.emplace_back(kTurns[turn]);
    }
    return words::choice(directions);
}

std::string directions_of(const ChainFamily& family, std::size_t leg, const Manner& manner) {
    if (family.is_single() && 2 * family.places(leg, manner).size() == kAll) {
        return where_to(family.places(leg, manner), manner.atom());  // no leg depends on the one before
    }
    if (const auto turns = family.turns(leg, manner)) {
        return how_to_turn(*turns);
    }
    return leg == 0 || family.is_single() ? where_to(family.places(leg, manner), manner.atom())
                                          : "in a direction that depends on the legs before";
}

std::string landing_of(const LegMove& m) {
    std::vector<std::string> options;
    if (m.quiet || m.capture) {
        options.emplace_back(!m.capture ? "without capture" : m.quiet ? "capturing or not" : "capturing");
    }
    if (m.passes) {
        options.emplace_back("onto a piece, which stays");
    }
    return words::choice(options);
}

std::string leg_of(const ChainFamily& family, std::size_t leg) {
    const Manners& manners = family.shape()[leg];
    const std::string landing = landing_of(manners.begin()->first);
    const bool all_land_alike = std::all_of(manners.begin(), manners.end(), [&](const Manner& manner) {
        return landing_of(manner.first) == landing;
    });
    std::string all;
    for (const Manner& manner : manners) {
        const LegMove& m = manner.first;
        all += fmt::format("{}{}{} {}", all.empty() ? "" : " or ", words::distance(manner.atom()),
                           m.over_hurdle ? " over a piece" : "", directions_of(family, leg, manner));
        all += all_land_alike ? "" : fmt::format(" ({})", landing_of(m));
    }
    return all_land_alike ? fmt::format("{}, {}", all, landing) : all;
}

std::string text_of(const ChainFamily& family) {
    std::vector<std::string> legs;
    for (std::size_t leg = 0; leg < family.shape().size(); ++leg) {
        legs.push_back(leg_of(family, leg));
    }
    if (std::equal(legs.begin() + 1, legs.end(), legs.begin())) {
        return fmt::format("{} legs, each {}", legs.size(), legs.front());
    }
    return fmt::format("{} legs: {}", legs.size(), fmt::join(legs, "; then "));
}

}  // namespace

std::vector<std::string> describe_chains(const std::vector<Chain>& chains) {
    std::map<std::pair<std::size_t, Shape>, std::vector<Chain>> families;  // fewer legs first
    for (const Chain& chain : chains) {
        families[{chain.size(), shape_of(chain)}].push_back(chain);
    }
    std::vector<std::string> lines;
    lines.reserve(families.size());
    for (auto& [key, family] : families) {
        lines.push_back(text_of(ChainFamily(std::move(family))));
    }
    return lines;
}

}  // namespace tenfold::betza
