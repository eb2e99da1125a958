#include <filesystem>
#include <fmt/format.h>
#include <sstream>

#include "support/catch.h"
#include "support/data_lines.h"
#include "tools/game_text.h"
#include "tools/perft.h"

#include "tenfold/game.h"

// tests/data: counts and move lists that come from elsewhere, each file naming its source.

using namespace tenfold;

namespace {

#ifdef NDEBUG
constexpr std::uint64_t kMostNodes = 100'000'000;
#else
constexpr std::uint64_t kMostNodes = 20'000;  // sanitizers and assertions make a node dear
#endif

Game read_game(const VariantLibrary& library, const test::DataLine& line) {
    const Result<Variant> variant = library.find(line.fields.at(0));
    REQUIRE(variant.ok());
    const Result<Game> game = Game::from_fen(variant.value(), line.fields.at(1));
    REQUIRE(game.ok());
    return game.value();
}

void check_counts(const Game& game, const test::DataLine& line) {
    for (std::size_t i = 2; i < line.fields.size(); ++i) {
        char letter = 0;
        int depth = 0;
        std::uint64_t nodes = 0;
        std::istringstream(line.fields[i]) >> letter >> depth >> nodes;
        REQUIRE(letter == 'D');
        if (nodes <= kMostNodes) {
            Position position = game.position();
            INFO("line " << line.number << ", depth " << depth << ": " << line.fields[1]);
            REQUIRE(perft(position, depth) == nodes);
        }
    }
}

}  // namespace

TEST_CASE("Lines of play are as many as the perft files say") {
    const VariantLibrary library;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(TENFOLD_TEST_DATA)) {
        if (entry.path().extension() == ".perft") {
            ++files;
            INFO(entry.path().filename().string());
            for (const test::DataLine& line : test::data_lines(entry.path().filename().string())) {
                check_counts(read_game(library, line), line);
            }
        }
    }
    REQUIRE(files >= 11);
}

TEST_CASE("The legal moves of small positions are those listed") {
    const VariantLibrary library;
    for (const char* file : {"opulent.movelists", "supremo.movelists", "superchess.movelists"}) {
        const auto lines = test::data_lines(file);
        REQUIRE(!lines.empty());
        for (const test::DataLine& line : lines) {
            INFO(file << ":" << line.number);
            const auto texts = legal_move_texts(read_game(library, line));
            const std::string listed = line.fields.size() > 2 ? line.fields[2] : "";
            REQUIRE(fmt::format("{}", fmt::join(texts, " ")) == listed);
        }
    }
}
