#include "app/position_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <sstream>

#include "app/options.h"
#include "core/characters.h"
#include "tools/game_text.h"

namespace tenfold::app {

namespace {

Game start_game(const Variant& variant, const std::optional<std::string>& fen) {
    if (!fen) {
        return Game(variant);
    }
    Result<Game> game = Game::from_fen(variant, *fen);
    if (!game) {
        throw BadInput(message_with_caret(game.error(), *fen));
    }
    for (const Diagnostic& notice : game.value().notices()) {
        complain("note: " + to_string(notice));
    }
    return std::move(game).value();
}

/// "2" for both players, "2,3" for White and Black.
void add_limits(CLI::App& command, const std::string& name, std::array<std::optional<int>, 2>& limits,
                const std::string& what) {
    command
        .add_option(
            name,
            [&limits, name](const CLI::results_t& words) {
                const std::string& text = words.back();
                const std::size_t comma = text.find(',');
                const Range<int> range{0, PreludeLimits::kMost};
                limits[index(Color::White)] = number_in(range, text.substr(0, comma), name);
                limits[index(Color::Black)] = comma == std::string::npos
                                                  ? limits[index(Color::White)]
                                                  : number_in(range, text.substr(comma + 1), name);
                return true;
            },
            what)
        ->type_name("N[,N]");
}

bool is_any_set(const PreludeLimits& limits) {
    const auto set = [](const auto& values) { return values[0].has_value(); };
    return set(limits.least) || set(limits.most);
}

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

}  // namespace

void add_game_options(CLI::App& command, PositionOptions& options) {
    command.add_option("VARIANT", options.variant, "The game's name; 'tenfold variants' lists them")
        ->required();
    add_limits(command, "--prelude-min", options.prelude.least,
               "Pieces that each player must replace in the prelude (White,Black)");
    add_limits(command, "--prelude-max", options.prelude.most,
               "Pieces that each player may replace in the prelude (White,Black)");
}

void add_position_options(CLI::App& command, PositionOptions& options) {
    add_game_options(command, options);
    add_text(command, "--fen", options.fen, "position", "A position to use instead of the start position")
        .type_name("FEN");
}

Variant agreed_variant(const VariantLibrary& library, const PositionOptions& options) {
    Variant variant = require_variant(library, options.variant);
    if (!is_any_set(options.prelude)) {
        return variant;
    }
    const Result<Variant> agreed = variant.with(options.prelude);
    if (!agreed) {
        throw BadInput(to_string(agreed.error()));
    }
    return agreed.value();
}

void add_after_option(CLI::App& command, PositionOptions& options) {
    command.add_option("--after", options.after, "Moves to play first, e.g. \"e2e4 e7e5\"")
        ->type_name("MOVES");
}

Game open_game(const VariantLibrary& library, const PositionOptions& options) {
    Game game = start_game(agreed_variant(library, options), options.fen);
    play_moves(game, words_of(options.after));
    return game;
}

void play_moves(Game& game, const std::vector<std::string>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Result<Move> move = game.parse_move(moves[i]);
        if (!move) {
            throw BadInput(fmt::format("move {} of {}: {}\n  in {}", i + 1, moves.size(),
                                       refusal_text(game, to_string(move.error())), game.fen()));
        }
        game.play(move.value());
    }
}

std::string message_with_caret(const Diagnostic& complaint, std::string_view text) {
    constexpr std::size_t kShownBefore = 50;
    constexpr std::size_t kShownBehind = 25;
    if (complaint.column == 0) {
        return to_string(complaint);
    }
    const std::vector<std::string_view> characters = characters_of(text);
    const auto place = static_cast<std::size_t>(complaint.column - 1);
    const std::size_t first = place > kShownBefore ? place - kShownBefore : 0;
    const std::size_t last = std::min(characters.size(), place + kShownBehind);
    std::string shown = first > 0 ? "..." : "";
    const std::size_t caret = shown.size() + place - first + 1;
    for (std::size_t i = first; i < last; ++i) {
        shown += is_printable(characters[i]) ? characters[i] : "?";
    }
    shown += last < characters.size() ? "..." : "";
    return fmt::format("{}\n  {}\n  {:>{}}", to_string(complaint), shown, '^', caret);
}

}  // namespace tenfold::app
