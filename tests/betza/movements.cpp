#include "betza/movements.h"

#include <array>
#include <fmt/format.h>

#include "support/catch.h"

namespace tenfold::betza::testing {

std::vector<Movement> movements(std::string_view text) {
    const auto parsed = parse(text);
    INFO(text);
    if (!parsed) {
        FAIL(parsed.error().column << ": " << parsed.error().message);
    }
    return parsed.value().movements;
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

}  // namespace tenfold::betza::testing
