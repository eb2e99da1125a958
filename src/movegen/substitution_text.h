#ifndef TENFOLD_MOVEGEN_SUBSTITUTION_TEXT_H
#define TENFOLD_MOVEGEN_SUBSTITUTION_TEXT_H

#include <string>
#include <string_view>

#include "position/position.h"

#include "tenfold/diagnostic.h"

/// The text of a prelude's moves: "E@g1,T@h2", "V@c8,b8~g8".
namespace tenfold::substitutions {

/// What stands for replacing nothing.
inline constexpr std::string_view kNothing = "0000";

/// The pieces in upper case with their squares on the mover's side, the first rank first and each from file a
/// on; then the exchange, the lower file first. REQUIRES: m.is_substitution().
[[nodiscard]] std::string to_text(Move m, const Ruleset& rules);

/// A substitution of one piece that a ply of the game offers, for messages: "E@f1".
[[nodiscard]] std::string example(const PreludePly& ply, const Ruleset& rules);

/// The legal substitution that `text` spells, in whatever order, or the reason why there is none.
/// REQUIRES: position.in_prelude(). `position` is unchanged in the end.
[[nodiscard]] Result<Move> parse(std::string_view text, Position& position);

}  // namespace tenfold::substitutions

#endif
