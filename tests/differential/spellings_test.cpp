#include <fmt/format.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/brute_force.h"
#include "support/brute_force_placements.h"
#include "support/catch.h"
#include "support/random_play.h"

#include "tenfold/game.h"

// A move in legs has many spellings: the naive rules walk all of them, and the engine must understand exactly
// those.

using namespace tenfold;

namespace {

using Spellings = std::map<std::string, std::string>;  ///< the canonical text of each

/// Texts that were a move's in some position: they look right, and mostly are wrong in another.
class StrayTexts {
public:
    void add(const Spellings& spellings, test::RandomPlayer& player) {
        for (const auto& entry : spellings) {
            if (player.below(spellings.size()) < kNewOnes) {
                texts_.insert(entry.first);
            }
        }
        while (texts_.size() > kMost) {
            texts_.erase(std::next(texts_.begin(), static_cast<int>(player.below(texts_.size()))));
        }
    }
    [[nodiscard]] const std::set<std::string>& all() const { return texts_; }

private:
    static constexpr std::size_t kNewOnes = 60;
    static constexpr std::size_t kMost = 300;
    std::set<std::string> texts_;
};

/// A leg left out, doubled, or ending elsewhere.
std::string distorted(const std::string& text, test::RandomPlayer& player) {
    const std::size_t comma = text.find(',');
    const std::string first = text.substr(0, comma);
    switch (player.below(4)) {
        case 0:
            return first;
        case 1:
            return text + "," + first;
        case 2:
            return comma == std::string::npos ? text + "q" : text.substr(comma + 1);
        default: {
            std::string changed = text;
            const std::size_t file = changed.find_last_of("abcdefghij");
            if (file != std::string::npos) {
                changed[file] = static_cast<char>('a' + player.below(10));
            }
            return changed;
        }
    }
}

/// "d4d4" may be understood as the pass, which the naive rules write with all its legs or as "0000".
bool is_short_pass(const std::string& text, const std::string& meaning) {
    const std::size_t half = text.size() / 2;
    return meaning == "0000" && text.substr(0, half) == text.substr(half);
}

void check_text(const Game& game, const Spellings& spellings, const std::string& text) {
    const auto meant = spellings.find(text);
    const Result<Move> move = game.parse_move(text);
    if (meant == spellings.end()) {
        if (move && !is_short_pass(text, game.to_text(move.value()))) {
            FAIL(game.fen() << ": " << text << " is understood as " << game.to_text(move.value()));
        }
    } else if (!move) {
        FAIL(game.fen() << ": " << to_string(move.error()));
    } else if (game.to_text(move.value()) != meant->second) {
        FAIL(game.fen() << ": " << text << " means " << meant->second << ", not "
                        << game.to_text(move.value()));
    }
}

void check_spellings(const std::string& name, int positions) {
    const VariantLibrary library;
    const Result<Variant> variant = library.find(name);
    REQUIRE(variant.ok());
    const auto& rules = brute_force::rules_of(name);
    StrayTexts stray;
    int unusual = 0;
    for (int n = 0; n < positions; ++n) {
        test::RandomPlayer player(static_cast<std::uint64_t>(n));
        const std::string fen = brute_force::random_crowd(rules, player);
        const Result<Game> game = Game::from_fen(variant.value(), fen);
        REQUIRE(game.ok());
        const Spellings spellings = brute_force::Game(rules, fen).spellings();
        for (const auto& [text, canonical] : spellings) {
            unusual += text == canonical ? 0 : 1;
            check_text(game.value(), spellings, text);
            check_text(game.value(), spellings, distorted(text, player));
        }
        for (const std::string& text : stray.all()) {
            check_text(game.value(), spellings, text);
        }
        stray.add(spellings, player);
    }
    REQUIRE(unusual >= positions);
}

}  // namespace

TEST_CASE("Every spelling of a move is understood, and no other text") {
    for (const char* name : {"supremo", "supremo-nopass", "supremo-nojumpcapture"}) {
        INFO(name);
        check_spellings(name, test::random_games(400));
    }
}

namespace {

std::vector<std::string> parts_of(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, ',');) {
        parts.push_back(part);
    }
    return parts;
}

/// The same for every order in which the parts of a substitution may be written.
std::multiset<std::string> without_order(const std::string& text) {
    const auto parts = parts_of(text);
    return {parts.begin(), parts.end()};
}

std::string shuffled(const std::string& text, test::RandomPlayer& player) {
    auto parts = parts_of(text);
    for (std::size_t i = parts.size(); i > 1; --i) {
        std::swap(parts[i - 1], parts[player.below(i)]);
    }
    return fmt::format("{}", fmt::join(parts, ","));
}

/// Texts of substitutions in this position, some of them distorted, must mean what the naive rules say.
void check_substitutions(const Game& game, const brute_force::Game& twin, test::RandomPlayer& player) {
    std::map<std::multiset<std::string>, std::string> meanings;
    std::vector<std::string> texts;
    for (const auto& [text, canonical] : twin.spellings()) {
        meanings.emplace(without_order(text), canonical);
        texts.push_back(text);
    }
    const auto check = [&](const std::string& text) {
        const auto meant = meanings.find(without_order(text));
        check_text(game, meant == meanings.end() ? Spellings{} : Spellings{{text, meant->second}}, text);
    };
    for (int n = 0; n < 60; ++n) {
        const std::string text = shuffled(player.choose(texts), player);
        check(text);
        check(distorted(text, player));
    }
}

}  // namespace

TEST_CASE("A substitution is understood in any order of its parts, and no other text") {
    const VariantLibrary library;
    for (const char* name : {"superchess", "superchess-corus"}) {
        INFO(name);
        const auto& rules = brute_force::rules_of(name);
        const brute_force::Game start(rules);
        for (int n = 0; n < test::random_games(10); ++n) {
            test::RandomPlayer player(static_cast<std::uint64_t>(n));
            Game game(library.find(name).value());
            for (brute_force::Game twin = start; game.fen().find('[') != std::string::npos;) {
                check_substitutions(game, twin, player);
                const std::string move = player.choose(twin.moves());
                game.play(game.parse_move(move).value());
                twin.play(move);
            }
        }
    }
}
