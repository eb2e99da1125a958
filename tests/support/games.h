#ifndef TENFOLD_TESTS_SUPPORT_GAMES_H
#define TENFOLD_TESTS_SUPPORT_GAMES_H

#include <string>
#include <string_view>
#include <utility>

#include "support/catch.h"

#include "tenfold/game.h"

namespace tenfold::test {

/// Knows the built-in variants.
inline const VariantLibrary& built_in_library() {
    static const VariantLibrary library;
    return library;
}

inline Variant variant_of(std::string_view name) {
    const Result<Variant> variant = built_in_library().find(name);
    if (!variant) {
        FAIL(to_string(variant.error()));
    }
    return variant.value();
}

/// A game from a FEN, or from the start; the test fails if it isn't accepted.
inline Game game_of(std::string_view variant, std::string_view fen = "") {
    if (fen.empty()) {
        return Game(variant_of(variant));
    }
    Result<Game> game = Game::from_fen(variant_of(variant), fen);
    if (!game) {
        FAIL(fen << ": " << to_string(game.error()));
    }
    return std::move(game).value();
}

}  // namespace tenfold::test

#endif
