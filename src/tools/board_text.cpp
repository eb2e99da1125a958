#include "tools/board_text.h"

#include <fmt/format.h>

namespace tenfold {

namespace {

std::string rank_text(const Position& position, int rank) {
    const Ruleset& rules = position.rules();
    std::string line = fmt::format("{:3} |", rank + 1);
    for (int file = 0; file < rules.spec.files; ++file) {
        line += ' ';
        line += rules.letter_of(position[Square::at(file, rank)]);
    }
    return line + '\n';
}

}  // namespace

std::string board_text(const Position& position) {
    const VariantSpec& spec = position.rules().spec;
    std::string text;
    for (int rank = spec.ranks - 1; rank >= 0; --rank) {
        text += rank_text(position, rank);
    }
    text += fmt::format("    +{:-<{}}\n     ", "", 2 * spec.files);
    for (int file = 0; file < spec.files; ++file) {
        text += ' ';
        text += static_cast<char>('a' + file);
    }
    return text + '\n';
}

}  // namespace tenfold
