#ifndef TENFOLD_TESTS_SUPPORT_POSITIONS_H
#define TENFOLD_TESTS_SUPPORT_POSITIONS_H

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

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

/// The FENs of tests/data/<variant>.perft, whose lines read VARIANT;FEN;...
inline std::vector<std::string> sample_fens(const std::string& variant) {
    std::ifstream file(std::string(TENFOLD_TEST_DATA) + "/" + variant + ".perft");
    std::vector<std::string> fens;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(variant + ";")) {
            const std::size_t start = variant.size() + 1;
            fens.push_back(line.substr(start, line.find(';', start) - start));
        }
    }
    REQUIRE(!fens.empty());
    return fens;
}

}  // namespace tenfold::test

#endif
