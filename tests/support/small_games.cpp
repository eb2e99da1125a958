#include "support/small_games.h"

#include <algorithm>
#include <stdexcept>

#include "betza/parser.h"

namespace tenfold::test {

namespace {

betza::PieceMovement parsed(const std::string& movement) {
    auto result = betza::parse(movement);
    if (!result) {
        throw std::invalid_argument(movement + ": " + result.error().message);
    }
    return result.value();
}

}  // namespace

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
        piece.movement = parsed(movement);
        spec.pieces.push_back(piece);
        if (letter == 'P') {
            spec.promotion.pieces += letter;
        } else if (letter == 'Q') {
            spec.promotion.to += letter;
        }
    }
    return spec;
}

PieceSpec& piece_of(VariantSpec& spec, char letter) {
    const auto it = std::find_if(spec.pieces.begin(), spec.pieces.end(),
                                 [&](const PieceSpec& piece) { return piece.letter == letter; });
    if (it == spec.pieces.end()) {
        throw std::invalid_argument(std::string("no piece ") + letter);
    }
    return *it;
}

void give_legs(VariantSpec& spec, char letter, const std::vector<std::string>& legs) {
    PieceSpec& piece = piece_of(spec, letter);
    for (const std::string& text : legs) {
        betza::Leg& leg = piece.legs.emplace_back();
        for (const betza::Movement& m : parsed(text).movements) {
            leg.push_back({m.files, m.ranks, m.path == betza::Path::Hurdle, m.quiet, m.capture});
        }
        piece.leg_texts.push_back(text);
    }
}

RulesetPtr compile_or_throw(const VariantSpec& spec) {
    auto compiled = compile_ruleset(spec);
    if (!compiled) {
        throw std::invalid_argument(to_string(compiled.error().front()));
    }
    return compiled.value();
}

}  // namespace tenfold::test
