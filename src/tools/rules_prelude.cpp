#include "tools/rules_prelude.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "movegen/substitution_text.h"
#include "tools/text_layout.h"

namespace tenfold {

namespace {

constexpr std::size_t kWidestLine = 92;

std::string in_words(const std::vector<Square>& squares) {
    std::vector<std::string> names;
    names.reserve(squares.size());
    for (const Square s : squares) {
        names.push_back(to_string(s));
    }
    return listed(names, "and");
}

std::string names_of(const std::string& letters, const Ruleset& rules) {
    std::vector<std::string> names;
    for (const char letter : letters) {
        names.push_back(fmt::format("{} ({})", rules.info(*rules.type_of(letter)).name, letter));
    }
    return listed(names, "or");
}

/// "Empress (E), Fast Pawn (F) twice"
std::string set_words(const Ruleset& rules) {
    const Prelude& prelude = rules.prelude;
    std::vector<std::string> names;
    for (const PieceType kind : prelude.kinds) {
        const int count = prelude.count(kind);
        names.push_back(fmt::format("{} ({}){}", rules.info(kind).name,
                                    rules.letter_of(Piece(Color::White, kind)),
                                    count == 1 ? "" : fmt::format(" {} times", count)));
    }
    return listed(names, "and");
}

std::string ply_text(const Ruleset& rules, std::size_t number) {
    const PreludePlySpec& spec = rules.spec.prelude.plies[number];
    std::string text = fmt::format("  {}. {} replaces {}:\n", number + 1, number % 2 == 0 ? "White" : "Black",
                                   replaced_in_words(rules.prelude.plies[number]));
    for (const PreludeZoneSpec& zone : spec.zones) {
        if (zone.by.empty()) {
            continue;  // what came there is not in the set any more
        }
        const std::string line = fmt::format("on {} by {}", in_words(zone.squares), names_of(zone.by, rules));
        for (const std::string& part : wrapped(line, kWidestLine)) {
            text += "     " + part + '\n';
        }
    }
    if (spec.may_exchange) {
        text += "     Then two of the new pieces may change places.\n";
    }
    return text;
}

}  // namespace

std::string replaced_in_words(const PreludePly& ply) {
    const int most = std::min(ply.most, static_cast<int>(ply.squares.size()));
    if (ply.least >= most) {
        return counted(most, "piece");
    }
    return fmt::format("{} to {}", ply.least, counted(most, "piece"));
}

std::string prelude_section(const Ruleset& rules) {
    const Prelude& prelude = rules.prelude;
    if (prelude.plies.empty()) {
        return "";
    }
    std::string text = "Prelude, before the first move\n\n";
    for (const std::string& line : wrapped("Each player has: " + set_words(rules) + ".", kWidestLine)) {
        text += "  " + line + '\n';
    }
    for (std::size_t i = 0; i < prelude.plies.size(); ++i) {
        text += ply_text(rules, i);
    }
    text += prelude.mirror ? "  What one side does, the other side gets at once, on the same files.\n" : "";
    text += "  A piece brought in is not replaced again, and what was replaced leaves the game.\n";
    text += rules.spec.prelude.agreed
                ? "  How many must and may be replaced is agreed beforehand: --prelude-min, --prelude-max.\n"
                : "";
    return text +
           fmt::format("  Written as {}; several are joined by commas, and replacing nothing is 0000.\n\n",
                       substitutions::example(prelude.plies.front(), rules));
}

}  // namespace tenfold
