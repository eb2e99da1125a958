#ifndef TENFOLD_APP_POSITION_OPTIONS_H
#define TENFOLD_APP_POSITION_OPTIONS_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command.h"

#include "tenfold/game.h"

namespace tenfold::app {

/// Which position a command is about, as its options say.
struct PositionOptions {
    std::string variant;
    std::optional<std::string> fen;  ///< none: the variant's start position
    PreludeLimits prelude;
    std::string after;  ///< moves to play first, separated by blanks
};

/// Adds VARIANT and what players agree on before a prelude.
void add_game_options(CLI::App& command, PositionOptions& options);
/// Adds these and --fen.
void add_position_options(CLI::App& command, PositionOptions& options);
/// Adds --after.
void add_after_option(CLI::App& command, PositionOptions& options);

/// The variant of this name with these limits of its prelude. Throws BadInput.
[[nodiscard]] Variant agreed_variant(const VariantLibrary& library, const PositionOptions& options);

/// The game at the position asked for; notices about its FEN go to stderr. Throws BadInput.
[[nodiscard]] Game open_game(const VariantLibrary& library, const PositionOptions& options);

/// Plays the moves; throws BadInput, saying which one is wrong and why, at the first that is.
void play_moves(Game& game, const std::vector<std::string>& moves);

/// "FEN: message" over the text itself and a caret under the place, where that is known. Of a long text the
/// surroundings of the place are shown; what can't be printed appears as '?'.
[[nodiscard]] std::string message_with_caret(const Diagnostic& complaint, std::string_view text);

}  // namespace tenfold::app

#endif
