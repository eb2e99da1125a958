#include "core/quoted.h"

#include <string>

#include "support/catch.h"

using tenfold::quoted;

TEST_CASE("a quoted text can be printed whatever it holds") {
    CHECK(quoted("") == "''");
    CHECK(quoted("e2 e4~") == "'e2 e4~'");
    CHECK(quoted(std::string("a\0b\n\x7F\xC3", 6)) == "'a\\x00b\\x0A\\x7F\\xC3'");
}

TEST_CASE("a quoted text is never long") {
    CHECK(quoted(std::string(40, 'x')) == "'" + std::string(40, 'x') + "'");
    CHECK(quoted(std::string(41, 'x')) == "'" + std::string(40, 'x') + "...'");
}
