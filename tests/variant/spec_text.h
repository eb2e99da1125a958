#ifndef TENFOLD_TESTS_VARIANT_SPEC_TEXT_H
#define TENFOLD_TESTS_VARIANT_SPEC_TEXT_H

#include <string>
#include <string_view>
#include <vector>

#include "variant/spec_parser.h"

namespace tenfold::test {

/// Parses a file called "t" that may inherit from `chess` and `shako`.
[[nodiscard]] ParsedSpec parse_text(std::string_view toml);
/// What the parser has to say of a file, as a user reads it.
[[nodiscard]] std::vector<std::string> complaints(std::string_view toml);
/// A file for a game that differs from chess by `more`, which begins in line 3.
[[nodiscard]] std::string like_chess(const std::string& more);
/// The smallest game that can be described: kings and towers on 3x3, in five lines.
[[nodiscard]] std::string tiny_game();

}  // namespace tenfold::test

#endif
