#include "protocol/words.h"

#include <cstdint>
#include <string>

#include "support/catch.h"

using namespace tenfold;

TEST_CASE("a line falls into words whatever separates them") {
    Words words(" \t position \t startpos\v moves  e2e4\r");
    CHECK(words.peek() == "position");
    CHECK(words.next() == "position");
    CHECK(words.next() == "startpos");
    CHECK(words.rest() == "moves  e2e4");
    CHECK(words.next() == "moves");
    CHECK_FALSE(words.at_end());
    CHECK(words.next() == "e2e4");
    CHECK(words.at_end());
    CHECK(words.next().empty());
    CHECK(words.peek().empty());
}

TEST_CASE("an empty line has no words") {
    CHECK(Words("").at_end());
    CHECK(Words(" \t\r").at_end());
}

TEST_CASE("words are the same whatever their case, but not their length") {
    CHECK(same_word("Clear Hash", "clear hash"));
    CHECK_FALSE(same_word("Hash", "Hash2"));
    CHECK_FALSE(same_word("", "a"));
    CHECK_FALSE(same_word("[", "{"));  // 0x20 apart, as the cases of a letter are
}

TEST_CASE("a message keeps to one printable line of bounded length") {
    CHECK(one_line("a\nb\tc\xFF") == "a?b?c?");
    CHECK(one_line("\xC3\x84") == "<U+00C4>");
    CHECK(one_line(std::string(100'000, 'x')).size() < 2100);
    CHECK(one_line("") == "");
}
