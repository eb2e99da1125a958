#include <string>
#include <vector>

#include "betza/movements.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

struct Meaning {
    std::string text;
    std::string chains;  ///< as testing::spelled writes them
};

void check(const std::vector<Meaning>& meanings) {
    for (const Meaning& meaning : meanings) {
        CAPTURE(meaning.text);
        CHECK(testing::spelled(testing::chains(meaning.text)) == meaning.chains);
    }
}

}  // namespace

TEST_CASE("a checkers man captures forward and goes on straight to land behind its victim") {
    check({{"fcafmF", "(-1,1)c > (-1,1)m; (1,1)c > (1,1)m"}});
    CHECK(testing::movements("fcafmF").empty());
    CHECK(testing::steps("fmFfcafmF") == testing::Squares{{-1, 1}, {1, 1}});
}

TEST_CASE("a leg without modes moves if others follow and moves or captures if it is the last") {
    check({{"fafW", "(0,1)m > (0,1)mc"},
           {"fcafW", "(0,1)c > (0,1)mc"},
           {"fmcafcW", "(0,1)mc > (0,1)c"},
           {"fmafmafmW", "(0,1)m > (0,1)m > (0,1)m"},
           {"frcafmafcF", "(1,1)c > (1,1)m > (1,1)c"},
           {"fafafafW", "(0,1)m > (0,1)m > (0,1)m > (0,1)mc"}});
}

TEST_CASE("direction letters of a later leg turn from the leg before") {
    check({{"fafK", "(0,1)m > (0,1)mc"},
           {"fabK", "(0,1)m > (0,-1)mc"},
           {"farK", "(0,1)m > (1,0)mc"},
           {"falK", "(0,1)m > (-1,0)mc"},
           {"fafrK", "(0,1)m > (1,1)mc"},
           {"fabrK", "(0,1)m > (1,-1)mc"},
           {"fablK", "(0,1)m > (-1,-1)mc"},
           {"fraflK", "(1,1)m > (0,1)mc"},
           {"brafK", "(1,-1)m > (1,-1)mc"},
           {"brarK", "(1,-1)m > (-1,-1)mc"},
           {"frcabmK", "(1,1)c > (-1,-1)m"},
           {"lafarK", "(-1,0)m > (-1,0)m > (0,1)mc"},
           {"bararK", "(0,-1)m > (-1,0)m > (0,1)mc"},
           {"favK", "(0,1)m > (0,-1)mc (0,1)mc"},
           {"rasK", "(1,0)m > (0,-1)mc (0,1)mc"},
           {"fafsK", "(0,1)m > (-1,1)mc (1,1)mc"},
           {"favsK", "(0,1)m > (-1,-1)mc (-1,1)mc (1,-1)mc (1,1)mc"}});
}

TEST_CASE("a turn by 45 degrees exchanges straight atoms and diagonal ones") {
    check({{"fafrW", "(0,1)m > (1,1)mc"},
           {"fraflF", "(1,1)m > (0,1)mc"},
           {"fafrD", "(0,2)m > (2,2)mc"},
           {"frafrA", "(2,2)m > (2,0)mc"},
           {"fafrH", "(0,3)m > (3,3)mc"},
           {"frabrG", "(3,3)m > (0,-3)mc"},
           {"fafrafrW", "(0,1)m > (1,1)m > (1,0)mc"}});

    SECTION("so that xiangqi's horse, the Mao, and its reverse, the Moa, can be written") {
        check({{"afsW",
                "(-1,0)m > (-1,-1)mc (-1,1)mc; (0,-1)m > (-1,-1)mc (1,-1)mc; "
                "(0,1)m > (-1,1)mc (1,1)mc; (1,0)m > (1,-1)mc (1,1)mc"},
               {"afsF",
                "(-1,-1)m > (-1,0)mc (0,-1)mc; (-1,1)m > (-1,0)mc (0,1)mc; "
                "(1,-1)m > (0,-1)mc (1,0)mc; (1,1)m > (0,1)mc (1,0)mc"}});
    }
}

TEST_CASE("the eight steps of an oblique atom are the eight directions, clockwise") {
    check({{"rfafN", "(1,2)m > (1,2)mc"},
           {"rfafrN", "(1,2)m > (2,1)mc"},
           {"rfarN", "(1,2)m > (2,-1)mc"},
           {"rfabrN", "(1,2)m > (1,-2)mc"},
           {"rfabN", "(1,2)m > (-1,-2)mc"},
           {"rfablN", "(1,2)m > (-2,-1)mc"},
           {"rfalN", "(1,2)m > (-2,1)mc"},
           {"rfaflN", "(1,2)m > (-1,2)mc"},
           {"frafrN", "(2,1)m > (2,-1)mc"},
           {"rfafrC", "(1,3)m > (3,1)mc"},
           {"lbalZ", "(-2,-3)m > (3,-2)mc"},
           {"rfcabmN", "(1,2)c > (-1,-2)m"}});
}

TEST_CASE("without direction letters a later leg turns where it can, but not back") {
    check({{"faW", "(0,1)m > (-1,0)mc (0,1)mc (1,0)mc"},
           {"fraF", "(1,1)m > (-1,1)mc (1,-1)mc (1,1)mc"},
           {"faD", "(0,2)m > (-2,0)mc (0,2)mc (2,0)mc"},
           {"faK", "(0,1)m > (-1,-1)mc (-1,0)mc (-1,1)mc (0,1)mc (1,-1)mc (1,0)mc (1,1)mc"},
           {"fraK", "(1,1)m > (-1,0)mc (-1,1)mc (0,-1)mc (0,1)mc (1,-1)mc (1,0)mc (1,1)mc"},
           {"rfaN", "(1,2)m > (-2,-1)mc (-2,1)mc (-1,2)mc (1,-2)mc (1,2)mc (2,-1)mc (2,1)mc"}});
}

TEST_CASE("p stops on a piece that stays") {
    check({{"fpabcW", "(0,1)p > (0,-1)c"},
           {"fpafrmW", "(0,1)p > (1,1)m"},
           {"rfpafN", "(1,2)p > (1,2)mc"},
           {"fpafD", "(0,2)p > (0,2)mc"},
           {"rfmpafN", "(1,2)mp > (1,2)mc"},
           {"rfcpafN", "(1,2)cp > (1,2)mc"}});

    SECTION("going straight on from a neighbour is a jump over it") {
        check({{"fmafpafcW", "(0,1)m > (0,2)jc"},
               {"fpafmafmW", "(0,2)jm > (0,1)m"},
               {"frpafafpafmK", "(2,2)jm > (2,2)jm"},
               {"fpafabcW", "(0,2)jm > (0,-1)c"},
               {"fpafpafmW", "(0,1)p > (0,2)jm"},
               {"fcpafmafmW", "(0,2)jm > (0,1)m; (0,1)c > (0,1)m > (0,1)m"}});
    }
    SECTION("which is no move of several legs if it is all") {
        CHECK(testing::chains("pafK").empty());
        CHECK(testing::movements("pafK") == testing::movements("jDjA"));
        CHECK(testing::movements("KpafmK") == testing::movements("KmjDmjA"));
        CHECK(testing::spelled("fcpafmW") == "(0,2) Hurdle 1 m");
        check({{"fcpafmW", "(0,1)c > (0,1)m"}});
    }
}

TEST_CASE("j asks for a piece in the middle of a leg") {
    check({{"fjafD", "(0,2)jm > (0,2)mc"},
           {"fafjcD", "(0,2)m > (0,2)jc"},
           {"fafrjcD", "(0,2)m > (2,2)jc"},
           {"frjpafA", "(2,2)jp > (2,2)mc"}});
}

}  // namespace tenfold::betza
