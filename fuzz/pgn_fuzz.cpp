// Reads whatever text as PGN. Games come or are refused with reasons that name a place and can be printed,
// and a game that comes is written so that it reads back the same.
#include <algorithm>
#include <fmt/format.h>
#include <sstream>
#include <string>
#include <vector>

#include "check.h"
#include "core/characters.h"

#include "tenfold/pgn.h"

namespace tenfold::fuzz {
namespace {

const VariantLibrary& library() {
    static const VariantLibrary known;
    return known;
}

PgnReader reader_of(std::istream& in) {
    return {in, "input", library(), library().find("chess").value()};
}

void check_complaint(const Diagnostic& d, std::string_view text) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    require(!d.message.empty(), "a complaint gives a reason");
    require(d.line >= 1 && d.line <= lines, "a complaint names a line of the text");
    for (const std::string_view character : characters_of(d.message)) {
        require(is_printable(character), "a complaint can be printed");
    }
}

void check_round_trip(const GameRecord& record) {
    const std::string written = to_pgn(record);
    std::istringstream in(written);
    PgnReader reader = reader_of(in);
    const std::optional<PgnGame> game = reader.next();
    require(game && game->record, "a written game reads back: " + written);
    require(game->complaints.empty(), "a written game needs no mending");
    require_equal(to_pgn(*game->record), written, "a game reads back as it was written");
    require(!reader.next(), "a written game is one game");
}

void check(std::string_view text) {
    std::istringstream in{std::string(text)};
    PgnReader reader = reader_of(in);
    int number = 0;
    while (const std::optional<PgnGame> game = reader.next()) {
        require(game->number == ++number, "games are numbered");
        for (const Diagnostic& complaint : game->complaints) {
            check_complaint(complaint, text);
        }
        if (game->record) {
            check_round_trip(*game->record);
        } else {
            require(!game->complaints.empty(), "a game is refused with a reason");
        }
    }
}

}  // namespace
}  // namespace tenfold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenfold::fuzz::check(tenfold::fuzz::as_text(data, size));
    return 0;
}
