#include "betza/leg_plan.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "betza/directions.h"

namespace tenfold::betza {

namespace {

constexpr std::size_t kMostLegs = 8;
/// As many as a move can record: three stops and the end.
constexpr int kMostLandings = 4;
using Turns = std::vector<std::size_t>;

bool lands(const Modes& modes) {
    return !modes.has(Mode::Cannon) || modes.has(Mode::Quiet) || modes.has(Mode::Capture);
}

std::optional<ParseError> check_size(const Term& term, const std::vector<Modifiers>& legs) {
    if (term.range > 1) {
        return ParseError{term.atom.rides ? term.atom_column : term.range_column,
                          "each of several legs is a single leap: sliders and ranges do not go with 'a'"};
    }
    if (legs.size() > kMostLegs) {
        return ParseError{legs[kMostLegs].column, fmt::format("a move has at most {} legs", kMostLegs)};
    }
    int landings = 0;
    for (const Modifiers& leg : legs) {
        landings += lands(leg.modes) ? 1 : 0;
        if (landings > kMostLandings) {
            return ParseError{
                leg.column,
                fmt::format("a move has at most {} legs, not counting those with 'p' alone", kMostLandings)};
        }
    }
    return std::nullopt;
}

std::optional<ParseError> check_modes(const Modes& modes, const Atom& atom, bool is_last) {
    for (const Mode mode : {Mode::EnPassant, Mode::Initial, Mode::Lame, Mode::Grasshopper}) {
        if (modes.has(mode)) {
            return ParseError{modes.column(mode),
                              fmt::format("'{}' is not supported in moves of several legs; expected m, c, p "
                                          "or, for D and A, j",
                                          kModeLetters[static_cast<std::size_t>(mode)])};
        }
    }
    if (modes.has(Mode::Cannon) && is_last) {
        return ParseError{modes.column(Mode::Cannon),
                          "'p' (passing a piece) needs a leg behind it: the last leg has to land"};
    }
    if (modes.has(Mode::Jump) && (atom.longer != 2 || atom.symmetry == Symmetry::Oblique)) {
        return ParseError{modes.column(Mode::Jump), "'j' (jump) goes with D and A in moves of several legs"};
    }
    return std::nullopt;
}

std::vector<LegMove> kinds_of(const Modes& modes, bool is_last) {
    LegMove move;
    move.over_hurdle = modes.has(Mode::Jump);
    std::vector<LegMove> kinds;
    if (modes.has(Mode::Cannon)) {
        kinds.push_back(move);
        kinds.back().passes = true;
    }
    if (lands(modes)) {
        const bool unsaid = !modes.has(Mode::Quiet) && !modes.has(Mode::Capture);
        kinds.push_back(move);
        kinds.back().quiet = unsaid || modes.has(Mode::Quiet);
        kinds.back().capture = modes.has(Mode::Capture) || (unsaid && is_last);
    }
    return kinds;
}

Turns places_of(const std::vector<Leap>& steps, const Atom& atom) {
    const Circle circle = circle_of(atom);
    Turns places;
    for (const Leap step : steps) {
        places.push_back(
            static_cast<std::size_t>(std::find(circle.begin(), circle.end(), step) - circle.begin()));
    }
    return places;
}

/// The turns that a leg behind another one may take where no letter says so.
Turns usual_turns(const Atom& atom) {
    const bool four_ways = atom.symmetry == Symmetry::Straight || atom.symmetry == Symmetry::Diagonal;
    return four_ways ? Turns{0, 2, 6} : Turns{0, 1, 2, 3, 5, 6, 7};
}

Result<Turns, ParseError> turns_of(const Modifiers& leg, const Atom& atom, bool is_first) {
    if (!is_first && leg.directions.empty()) {
        return usual_turns(atom);
    }
    const auto half = std::find_if(leg.directions.begin(), leg.directions.end(),
                                   [](const Letter& letter) { return letter.letter == 'h'; });
    if (!is_first && half != leg.directions.end()) {
        return ParseError{half->column,
                          "'h' (half) has no meaning behind 'a', where directions are as for K"};
    }
    const Atom system = is_first ? atom : *find_atom('K');
    const auto steps = chosen_steps(leg.directions, system);
    return steps ? Result<Turns, ParseError>(places_of(steps.value(), system)) : steps.error();
}

Result<LegPlan, ParseError> plan_of(const Modifiers& leg, const Atom& atom, bool is_first, bool is_last) {
    if (const auto error = check_modes(leg.modes, atom, is_last)) {
        return *error;
    }
    auto turns = turns_of(leg, atom, is_first);
    if (!turns) {
        return turns.error();
    }
    return LegPlan{std::move(turns.value()), kinds_of(leg.modes, is_last)};
}

}  // namespace

Result<std::vector<LegPlan>, ParseError> plan_legs(const Term& term) {
    std::vector<Modifiers> legs = term.earlier_legs;
    legs.push_back(term.modifiers);
    if (const auto error = check_size(term, legs)) {
        return *error;
    }
    std::vector<LegPlan> plans;
    for (std::size_t i = 0; i < legs.size(); ++i) {
        auto plan = plan_of(legs[i], term.atom, i == 0, i + 1 == legs.size());
        if (!plan) {
            return plan.error();
        }
        plans.push_back(std::move(plan.value()));
    }
    return plans;
}

}  // namespace tenfold::betza
