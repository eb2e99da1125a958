#ifndef TENFOLD_TESTS_SUPPORT_POSITIONS_H
#define TENFOLD_TESTS_SUPPORT_POSITIONS_H

#include <string_view>
#include <utility>

#include "position/fen.h"
#include "support/catch.h"
#include "support/rules.h"

namespace tenfold::test {

/// The position of a FEN; the test fails if it isn't accepted.
inline Position position_of(std::string_view variant, std::string_view fen) {
    Result<ParsedFen> parsed = parse_fen(fen, rules_of(variant));
    if (!parsed) {
        FAIL(fen << ": " << to_string(parsed.error()));
    }
    return std::move(parsed).value().position;
}

}  // namespace tenfold::test

#endif
