#include "core/quoted.h"

#include <string>

#include "core/characters.h"
#include "core/number.h"
#include "support/catch.h"

using namespace tenfold;

TEST_CASE("a quoted text can be printed whatever it holds") {
    CHECK(quoted("") == "''");
    CHECK(quoted("e2 e4~") == "'e2 e4~'");
    CHECK(quoted(std::string("a\0b\n\x7F\xC3", 6)) == "'a\\x00b\\x0A\\x7F\\xC3'");
}

TEST_CASE("a letter is quoted whole, but nothing that a terminal would obey") {
    CHECK(quoted("\xC3\x84x\xE2\x99\x9E") == "'\xC3\x84x\xE2\x99\x9E'");
    CHECK(quoted("\x1B[31m") == "'\\x1B[31m'");
    CHECK(quoted("\xC2\x9B") == "'\\xC2\\x9B'");               // a control character
    CHECK(quoted("\xE2\x80\xAE") == "'\\xE2\\x80\\xAE'");      // turns the direction
    CHECK(quoted("\xC0\xAF\xED\xA0\x80").find("\\xED") == 9);  // malformed
}

TEST_CASE("characters are counted, not bytes") {
    CHECK(first_character("\xC3\x84x") == "\xC3\x84");
    CHECK(first_character("\xC3x") == "\xC3");
    CHECK(first_character("") == "");
    CHECK(code_point("\xF0\x9F\x99\x82") == 0x1F642);
    CHECK(characters_of("a\xC3\x84\xFF").size() == 3);
    CHECK(quoted("\xC3\x84" + std::string(39, 'x')).find("...") == std::string::npos);
}

TEST_CASE("a quoted text is never long") {
    CHECK(quoted(std::string(40, 'x')) == "'" + std::string(40, 'x') + "'");
    CHECK(quoted(std::string(41, 'x')) == "'" + std::string(40, 'x') + "...'");
}

TEST_CASE("a number is a number from its first character to its last") {
    CHECK(parse_number<int>("17") == 17);
    CHECK(parse_number<int>("010") == 10);
    CHECK(parse_number<int>("-3") == -3);
    CHECK(parse_number<std::int64_t>("9223372036854775807") == INT64_MAX);
    CHECK_FALSE(parse_number<std::uint64_t>("18446744073709551617").has_value());
    for (const char* bad : {"", "x", "1x", " 1", "1 ", "0x10", "1.5", "1e3", "--1", "99999999999999999999"}) {
        INFO(bad);
        CHECK_FALSE(parse_number<int>(bad).has_value());
    }
}
