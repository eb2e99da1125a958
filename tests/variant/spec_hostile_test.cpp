#include "support/catch.h"
#include "variant/spec_parser.h"
#include "variant/spec_text.h"

using namespace tenfold;
using test::complaints;
using test::like_chess;
using test::parse_text;

TEST_CASE("a mistake in a movement is found behind escapes, wide characters and line breaks") {
    const auto place = [](const std::string& betza) {
        const auto found = parse_text(like_chess("[pieces.N]\nbetza = " + betza + "\n")).diagnostics;
        REQUIRE(found.size() == 1);
        return std::pair(found[0].line, found[0].column);
    };
    CHECK(place("'N?'") == std::pair(4, 11));
    CHECK(place("\"\\u004E?\"") == std::pair(4, 16));
    CHECK(place("\"\\U0000004E?\"") == std::pair(4, 20));
    CHECK(place("\"\"\"N?\"\"\"") == std::pair(4, 13));
    CHECK(place("\"\"\"\nN?\"\"\"") == std::pair(5, 2));
    CHECK(place("\"\"\"N\\\n   ?\"\"\"") == std::pair(5, 4));
    CHECK(place("\"\xC3\xA9\"") == std::pair(4, 10));
}

TEST_CASE("what isn't text is refused with its place") {
    CHECK(complaints(std::string(kLargestVariantFile + 1, '#')) ==
          std::vector<std::string>{"t: the file has 1048577 bytes; a variant file has at most 1048576"});
    CHECK(complaints("name = \"\xFF\"\n").size() == 1);
    CHECK(complaints(std::string("name = \"a\0b\"\n", 14)).size() == 1);
    CHECK(complaints(std::string(100'000, '[')).size() == 1);
    CHECK(complaints("a = " + std::string(100'000, '[')).size() == 1);
    CHECK_FALSE(parse_text("").ok());
}

TEST_CASE("a file made to exhaust the reader gets a short answer") {
    const auto repeat = [](std::string_view part, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) {
            text += part;
        }
        return text;
    };
    // Keys as deep as this bring the TOML library itself down.
    CHECK(complaints(repeat("a.", 100'000) + "a = 1\n") ==
          std::vector<std::string>{"t:1: more than 30 dots in a line: no key nests so deep"});
    CHECK(complaints("# ....\n\n[" + repeat("a.", 100'000) + "a]\n") ==
          std::vector<std::string>{"t:3: more than 30 dots in a line: no key nests so deep"});
    // Dots in texts and comments are none of its business.
    const std::string dots = repeat(".", 40);
    CHECK(complaints(
              like_chess("title = \"\\\"" + dots + "\" # " + dots + "\ndescription = '''" + dots + "'''\n"))
              .empty());
    CHECK(complaints(like_chess("[promotion]\nto = \"" + repeat("x", 100'000) + "\"\n")) ==
          std::vector<std::string>{"t:4:6: 'to' has 100000 letters; there are 26"});
    CHECK(complaints(like_chess("[promotion]\nforced = [" + repeat("8,", 100'000) + "]\n")).size() == 10);
    std::string keys;
    for (int i = 0; i < 20'000; ++i) {
        keys += "k" + std::to_string(i) + " = 1\n";
    }
    for (const std::string section : {"", "[evaluation.values]\n", "[promotion.limit]\n", "[pieces]\n"}) {
        const auto found = complaints(like_chess(section + keys));
        REQUIRE(found.size() == 101);
        CHECK(found.back() == "t: there are more problems than these 100");
    }
}
