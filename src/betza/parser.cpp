#include "betza/parser.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <utility>

#include "betza/chain_form.h"
#include "betza/expand.h"
#include "betza/expand_legs.h"
#include "betza/normal_form.h"
#include "betza/term.h"

namespace tenfold::betza {

namespace {

/// Far more than any piece needs, and little enough to be read at once whatever it says.
constexpr std::size_t kLongestText = 250;

/// Everything that the terms read so far say, in no form yet.
struct Terms {
    std::vector<Movement> movements;
    std::vector<Route> routes;
    int castling_distance = 0;
};

std::optional<ParseError> add(const Term& term, Terms& terms) {
    if (term.castling) {
        if (terms.castling_distance != 0) {
            return ParseError{term.atom_column, "castling ('O') is given twice"};
        }
        terms.castling_distance = term.range;
        return std::nullopt;
    }
    if (!term.earlier_legs.empty()) {
        return add_routes(term, terms.routes);
    }
    const auto expanded = expand(term);
    if (!expanded) {
        return expanded.error();
    }
    terms.movements.insert(terms.movements.end(), expanded.value().begin(), expanded.value().end());
    return std::nullopt;
}

Movement as_movement(const LegMove& m) {
    return {m.files, m.ranks, 1, m.over_hurdle ? Path::Hurdle : Path::Leap, m.quiet, m.capture};
}

PieceMovement formed(Terms terms) {
    const auto one_leg = std::partition(terms.routes.begin(), terms.routes.end(),
                                        [](const Route& route) { return route.size() > 1; });
    std::transform(one_leg, terms.routes.end(), std::back_inserter(terms.movements),
                   [](const Route& route) { return as_movement(route.front()); });
    terms.routes.erase(one_leg, terms.routes.end());
    return {normal_form(terms.movements), chain_form(terms.routes), terms.castling_distance};
}

}  // namespace

Result<PieceMovement, ParseError> parse(std::string_view text) {
    if (text.empty()) {
        return ParseError{1, "the movement is empty; expected Betza notation, such as K or fmWfcF"};
    }
    if (text.size() > kLongestText) {
        return ParseError{static_cast<int>(kLongestText) + 1,
                          fmt::format("the movement has more than {} characters", kLongestText)};
    }
    Scanner scanner(text);
    Terms terms;
    while (!scanner.done()) {
        const auto term = read_term(scanner);
        if (!term) {
            return term.error();
        }
        if (const auto error = add(term.value(), terms)) {
            return *error;
        }
    }
    return formed(std::move(terms));
}

}  // namespace tenfold::betza
