#include "variant/key_places.h"

#include <algorithm>
#include <array>

namespace tenfold {

namespace {

struct KeyPlace {
    std::string_view key;
    std::string_view place;
};

constexpr std::string_view kAtTop = "before the first section";
constexpr std::array<KeyPlace, 51> kPlaces{{
    {"name", kAtTop},
    {"title", kAtTop},
    {"description", kAtTop},
    {"inherits", kAtTop},
    {"remove", kAtTop},
    {"pass", kAtTop},
    {"jump-capture", kAtTop},
    {"castling", kAtTop},
    {"files", "under [board]"},
    {"ranks", "under [board]"},
    {"start", "under [board]"},
    {"betza", "under [pieces.X], X being the piece's letter"},
    {"legs", "under [pieces.X], X being the piece's letter"},
    {"short", "under [pieces.X], X being the piece's letter"},
    {"royal", "under [pieces.X], X being the piece's letter"},
    {"immune", "under [pieces.X], X being the piece's letter"},
    {"burns", "under [pieces.X], X being the piece's letter"},
    {"on-ranks", "under [pieces.X], X being the piece's letter"},
    {"pieces", "under [promotion]"},
    {"to", "under [promotion]"},
    {"optional", "under [promotion]"},
    {"forced", "under [promotion]"},
    {"limit", "under [promotion]"},
    {"rank", "under [castling]"},
    {"king", "under [castling]"},
    {"king-side", "under [castling]"},
    {"queen-side", "under [castling]"},
    {"rook", "in a table of [castling]: king-side = { rook = ... }"},
    {"king-to", "in a table of [castling]: king-side = { king-to = ... }"},
    {"rook-to", "in a table of [castling]: king-side = { rook-to = ... }"},
    {"stalemate", "under [results]"},
    {"bare-king", "under [results]"},
    {"repetition", "under [results]"},
    {"move-rule", "under [results]"},
    {"insufficient-material", "under [results]"},
    {"set", "under [prelude]"},
    {"mirror", "under [prelude]"},
    {"agreed", "under [prelude]"},
    {"plies", "under [prelude], as [[prelude.plies]]"},
    {"replace", "under [[prelude.plies]]"},
    {"min", "under [[prelude.plies]]"},
    {"max", "under [[prelude.plies]]"},
    {"exchange", "under [[prelude.plies]]"},
    {"by", "in a table of [[prelude.plies]]: replace = [{ squares = ..., by = ... }]"},
    {"values", "under [evaluation]"},
    {"mobility", "under [evaluation]"},
    {"attack-units", "under [evaluation]"},
    {"confined", "under [evaluation]"},
    {"outpost", "under [evaluation]"},
    {"threatened", "under [evaluation]"},
    {"hanging", "under [evaluation]"},
}};

}  // namespace

std::string_view place_of_key(std::string_view key) {
    const auto* const known =
        std::find_if(kPlaces.begin(), kPlaces.end(), [&](const KeyPlace& place) { return place.key == key; });
    return known == kPlaces.end() ? std::string_view{} : known->place;
}

}  // namespace tenfold
