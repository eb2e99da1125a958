#include "betza/movements.h"

#include <array>
#include <fmt/format.h>

#include "support/catch.h"

namespace tenfold::betza::testing {

namespace {

PieceMovement well_formed(std::string_view text) {
    auto parsed = parse(text);
    INFO(text);
    if (!parsed) {
        FAIL(parsed.error().column << ": " << parsed.error().message);
    }
    return std::move(parsed.value());
}

std::string spelled(const LegMove& m) {
    return fmt::format("({},{}){}{}{}{}", m.files, m.ranks, m.over_hurdle ? "j" : "", m.quiet ? "m" : "",
                       m.capture ? "c" : "", m.passes ? "p" : "");
}

}  // namespace

std::vector<Movement> movements(std::string_view text) {
    return well_formed(text).movements;
}

Squares steps(std::string_view text) {
    Squares squares;
    for (const Movement& m : movements(text)) {
        squares.emplace(m.files, m.ranks);
    }
    return squares;
}

std::string spelled(const Movement& m) {
    constexpr std::array kPaths{"Leap", "Lame", "Hurdle", "Slide", "Ski", "Cannon", "Grasshopper"};
    return fmt::format("({},{}) {} {} {}{}{}{}", m.files, m.ranks,
                       kPaths.at(static_cast<std::size_t>(m.path)), m.range, m.quiet ? "m" : "",
                       m.capture ? "c" : "", m.en_passant ? "e" : "", m.initial ? "i" : "");
}

std::string spelled(std::string_view text) {
    const auto parsed = parse(text);
    if (!parsed) {
        return fmt::format("{}: {}", parsed.error().column, parsed.error().message);
    }
    std::string all;
    for (const Movement& m : parsed.value().movements) {
        all += (all.empty() ? "" : "; ") + spelled(m);
    }
    return all;
}

std::vector<Chain> chains(std::string_view text) {
    return well_formed(text).chains;
}

std::string spelled(const std::vector<Chain>& chains) {
    std::string all;
    for (const Chain& chain : chains) {
        all += all.empty() ? "" : "; ";
        for (std::size_t leg = 0; leg < chain.size(); ++leg) {
            all += leg == 0 ? "" : " >";
            for (const LegMove& m : chain[leg]) {
                all += (all.empty() || all.back() == ' ' ? "" : " ") + spelled(m);
            }
        }
    }
    return all;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (char& c : text) {
        if (const auto place = from.find(c); place != std::string_view::npos) {
            c = to[place];
        }
    }
    return text;
}

}  // namespace tenfold::betza::testing
