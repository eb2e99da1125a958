#ifndef TENFOLD_TESTS_BETZA_MOVEMENTS_H
#define TENFOLD_TESTS_BETZA_MOVEMENTS_H

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "betza/parser.h"

/// Shorthands for tests about movements.
namespace tenfold::betza::testing {

using Squares = std::set<std::pair<int, int>>;  ///< (files, ranks)

/// The movements of a text that must be well-formed; fails the test otherwise.
[[nodiscard]] std::vector<Movement> movements(std::string_view text);

/// The steps of a text's movements.
[[nodiscard]] Squares steps(std::string_view text);

/// One movement as "(files,ranks) path range flags", for instance "(0,1) Slide 2 mi".
[[nodiscard]] std::string spelled(const Movement& m);

/// All movements of a text, spelled, joined by "; "; or "column: message" of its error.
[[nodiscard]] std::string spelled(std::string_view text);

/// The chains of a text that must be well-formed; fails the test otherwise.
[[nodiscard]] std::vector<Chain> chains(std::string_view text);

/// Chains as in "(0,1)m > (-1,1)mc (1,1)mc": legs behind '>', their leaps side by side, with j for over a
/// hurdle and the rest as in texts; chains are joined by "; ".
[[nodiscard]] std::string spelled(const std::vector<Chain>& chains);

/// The text with each letter of `from` replaced by the one of `to` at the same place.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);

}  // namespace tenfold::betza::testing

#endif
