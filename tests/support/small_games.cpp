#include "support/small_games.h"

#include <stdexcept>

#include "betza/parser.h"

namespace tenfold::test {

VariantSpec small_game(const std::vector<std::pair<char, std::string>>& pieces, const std::string& start) {
    VariantSpec spec;
    spec.name = "small";
    spec.start_fen = start;
    spec.promotion.forced_ranks = {8};
    for (const auto& [letter, movement] : pieces) {
        PieceSpec piece;
        piece.letter = letter;
        piece.name = std::string(1, letter);
        piece.betza = movement;
        piece.royal = letter == 'K';
        auto parsed = betza::parse(movement);
        if (!parsed) {
            throw std::invalid_argument(movement + ": " + parsed.error().message);
        }
        piece.movement = parsed.value();
        spec.pieces.push_back(piece);
        if (letter == 'P') {
            spec.promotion.pieces += letter;
        } else if (letter == 'Q') {
            spec.promotion.to += letter;
        }
    }
    return spec;
}

RulesetPtr compile_or_throw(const VariantSpec& spec) {
    auto compiled = compile_ruleset(spec);
    if (!compiled) {
        throw std::invalid_argument(to_string(compiled.error().front()));
    }
    return compiled.value();
}

}  // namespace tenfold::test
