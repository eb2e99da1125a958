#include "betza/parser.h"

#include <algorithm>
#include <string>

#include "betza/movements.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

using testing::movements;
using testing::spelled;
using testing::Squares;
using testing::steps;

const Squares kWazir{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
const Squares kFerz{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
const Squares kKnight{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

Squares united(Squares a, const Squares& b) {
    a.insert(b.begin(), b.end());
    return a;
}

bool all_are(std::string_view text, Path path, int range) {
    const auto all = movements(text);
    return std::all_of(all.begin(), all.end(),
                       [=](const Movement& m) { return m.path == path && m.range == range; });
}

bool same(std::string_view one, std::string_view other) {
    const auto a = movements(one);
    const auto b = movements(other);
    CAPTURE(one, other, spelled(one), spelled(other));
    CHECK(a == b);
    return a == b;
}

}  // namespace

TEST_CASE("each atom has the steps of its leap in every direction") {
    CHECK(steps("W") == kWazir);
    CHECK(steps("F") == kFerz);
    CHECK(steps("D") == Squares{{0, 2}, {2, 0}, {0, -2}, {-2, 0}});
    CHECK(steps("N") == kKnight);
    CHECK(steps("A") == Squares{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}});
    CHECK(steps("H") == Squares{{0, 3}, {3, 0}, {0, -3}, {-3, 0}});
    CHECK(steps("C") == Squares{{1, 3}, {3, 1}, {3, -1}, {1, -3}, {-1, -3}, {-3, -1}, {-3, 1}, {-1, 3}});
    CHECK(steps("Z") == Squares{{2, 3}, {3, 2}, {3, -2}, {2, -3}, {-2, -3}, {-3, -2}, {-3, 2}, {-2, 3}});
    CHECK(steps("G") == Squares{{3, 3}, {3, -3}, {-3, -3}, {-3, 3}});
    CHECK(steps("K") == united(kWazir, kFerz));
    for (const char* leaper : {"W", "F", "D", "N", "A", "H", "C", "Z", "G", "K"}) {
        CAPTURE(leaper);
        CHECK(all_are(leaper, Path::Leap, 1));
    }
}

TEST_CASE("riders repeat their step without limit") {
    CHECK(steps("R") == kWazir);
    CHECK(steps("B") == kFerz);
    CHECK(steps("Q") == united(kWazir, kFerz));
    CHECK(steps("NN") == kKnight);
    for (const char* rider :
         {"R", "B", "Q", "WW", "FF", "DD", "NN", "AA", "HH", "CC", "ZZ", "GG", "KK", "LL", "JJ"}) {
        CAPTURE(rider);
        CHECK(all_are(rider, Path::Slide, Movement::kUnlimited));
    }
}

TEST_CASE("older letters, pairs and doubled letters name the same atoms") {
    same("L", "C");
    same("J", "Z");
    same("K", "WF");
    same("Q", "RB");
    same("WW", "R");
    same("W0", "R");
    same("FF", "B");
    same("KK", "Q");
    same("R0", "R");
    same("Q0", "Q");
    same("(1,0)", "W");
    same("(0,1)", "W");
    same("(1,1)", "F");
    same("(2,1)", "N");
    same("f(1,2)0", "fNN");
    same("(3,2)", "Z");
    same("m(3,3)", "mG");
}

TEST_CASE("a number is the most steps of a move") {
    CHECK(spelled("fW2") == "(0,1) Slide 2 mc");
    CHECK(spelled("fR4") == "(0,1) Slide 4 mc");
    CHECK(spelled("fR9") == "(0,1) Slide 9 mc");
    CHECK(spelled("frK3") == "(1,1) Slide 3 mc");
    CHECK(spelled("fD2") == "(0,2) Slide 2 mc");
    same("W1", "W");
    same("R1", "W");
    same("Q1", "K");
    same("B3", "F3");
    same("K2", "W2F2");

    SECTION("a range that no board of ten squares exhausts is no limit") {
        same("D5", "DD");
        same("N5", "NN");
        same("H3", "HH");
        CHECK(movements("D4").front().range == 4);
        CHECK(movements("N4").front().range == 4);
    }
}

TEST_CASE("on straight atoms direction letters add up") {
    CHECK(steps("fW") == Squares{{0, 1}});
    CHECK(steps("bW") == Squares{{0, -1}});
    CHECK(steps("lW") == Squares{{-1, 0}});
    CHECK(steps("rW") == Squares{{1, 0}});
    CHECK(steps("vW") == Squares{{0, 1}, {0, -1}});
    CHECK(steps("sW") == Squares{{1, 0}, {-1, 0}});
    CHECK(steps("frW") == Squares{{0, 1}, {1, 0}});
    CHECK(steps("fbW") == steps("vW"));
    CHECK(steps("fsW") == Squares{{0, 1}, {1, 0}, {-1, 0}});
    CHECK(steps("vsW") == kWazir);
    CHECK(steps("ffW") == steps("fW"));
    CHECK(steps("flH") == Squares{{0, 3}, {-3, 0}});
    CHECK(steps("bsR") == Squares{{0, -1}, {1, 0}, {-1, 0}});
}

TEST_CASE("on diagonal atoms a letter is a pair and two crossing letters are one direction") {
    CHECK(steps("fF") == Squares{{1, 1}, {-1, 1}});
    CHECK(steps("bF") == Squares{{1, -1}, {-1, -1}});
    CHECK(steps("lF") == Squares{{-1, 1}, {-1, -1}});
    CHECK(steps("rF") == Squares{{1, 1}, {1, -1}});
    CHECK(steps("frF") == Squares{{1, 1}});
    CHECK(steps("rfF") == Squares{{1, 1}});
    CHECK(steps("blF") == Squares{{-1, -1}});
    CHECK(steps("flA") == Squares{{-2, 2}});
    CHECK(steps("frblB") == Squares{{1, 1}, {-1, -1}});
    CHECK(steps("fbF") == kFerz);
    CHECK(steps("lrF") == kFerz);
    CHECK(steps("sF") == kFerz);
    CHECK(steps("fsF") == steps("fF"));
    CHECK(steps("ffrrF") == Squares{{1, 1}, {-1, 1}, {1, -1}});
}

TEST_CASE("on oblique atoms a single letter is the narrow pair") {
    CHECK(steps("fN") == Squares{{1, 2}, {-1, 2}});
    CHECK(steps("bN") == Squares{{1, -2}, {-1, -2}});
    CHECK(steps("lN") == Squares{{-2, 1}, {-2, -1}});
    CHECK(steps("rN") == Squares{{2, 1}, {2, -1}});
    CHECK(steps("vN") == Squares{{1, 2}, {-1, 2}, {1, -2}, {-1, -2}});
    CHECK(steps("sN") == Squares{{2, 1}, {-2, 1}, {2, -1}, {-2, -1}});
    CHECK(steps("fC") == Squares{{1, 3}, {-1, 3}});
    CHECK(steps("fZZ") == Squares{{2, 3}, {-2, 3}});

    SECTION("doubled letters keep it alone, beside others") {
        CHECK(steps("ffN") == steps("fN"));
        CHECK(steps("ffrrN") == united(steps("fN"), steps("rN")));
        CHECK(steps("fbN") == steps("vN"));
    }
    SECTION("of two crossing letters the second chooses within the half of the first") {
        CHECK(steps("fsN") == Squares{{2, 1}, {-2, 1}});
        CHECK(steps("bsN") == Squares{{2, -1}, {-2, -1}});
        CHECK(steps("rvN") == Squares{{1, 2}, {1, -2}});
        CHECK(steps("lvN") == Squares{{-1, 2}, {-1, -2}});
        CHECK(steps("frN") == Squares{{2, 1}});
        CHECK(steps("rfN") == Squares{{1, 2}});
        CHECK(steps("flN") == Squares{{-2, 1}});
        CHECK(steps("lfN") == Squares{{-1, 2}});
        CHECK(steps("brN") == Squares{{2, -1}});
        CHECK(steps("lbZ") == Squares{{-2, -3}});
    }
    SECTION("h makes halves and spirals") {
        CHECK(steps("fhN") == Squares{{1, 2}, {-1, 2}, {2, 1}, {-2, 1}});
        CHECK(steps("bhN") == Squares{{1, -2}, {-1, -2}, {2, -1}, {-2, -1}});
        CHECK(steps("rhN") == Squares{{1, 2}, {2, 1}, {2, -1}, {1, -2}});
        CHECK(steps("lhN") == Squares{{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}});
        CHECK(steps("hrN") == Squares{{1, 2}, {2, -1}, {-1, -2}, {-2, 1}});
        CHECK(steps("hlN") == Squares{{-1, 2}, {2, 1}, {1, -2}, {-2, -1}});
        CHECK(steps("fhbbN") == united(steps("fhN"), steps("bN")));
        CHECK(steps("hrC") == Squares{{1, 3}, {3, -1}, {-1, -3}, {-3, 1}});
    }
}

TEST_CASE("on K and Q a letter is a single direction and two crossing letters are a diagonal") {
    CHECK(steps("fK") == Squares{{0, 1}});
    CHECK(steps("lQ") == Squares{{-1, 0}});
    CHECK(steps("frK") == Squares{{1, 1}});
    CHECK(steps("rfK") == Squares{{1, 1}});
    CHECK(steps("fsK") == Squares{{1, 1}, {-1, 1}});
    CHECK(steps("bsQ") == Squares{{1, -1}, {-1, -1}});
    CHECK(steps("rvK") == Squares{{1, 1}, {1, -1}});
    CHECK(steps("ffK") == Squares{{0, 1}});
    CHECK(steps("ffrrK") == Squares{{0, 1}, {1, 0}});
    CHECK(steps("vK") == Squares{{0, 1}, {0, -1}});
    CHECK(steps("sK") == Squares{{1, 0}, {-1, 0}});
    CHECK(steps("fbK") == steps("vK"));
    CHECK(steps("vsK") == kFerz);
    CHECK(steps("vvssvsK") == united(kWazir, kFerz));
    CHECK(steps("fflfrQ") == Squares{{0, 1}, {-1, 1}, {1, 0}});
}

TEST_CASE("modes say what may stand on the landing square and when the move is allowed") {
    CHECK(spelled("fW") == "(0,1) Leap 1 mc");
    CHECK(spelled("mcfW") == "(0,1) Leap 1 mc");
    CHECK(spelled("fmW") == "(0,1) Leap 1 m");
    CHECK(spelled("mfW") == "(0,1) Leap 1 m");
    CHECK(spelled("cfW") == "(0,1) Leap 1 c");
    CHECK(spelled("frceF") == "(1,1) Leap 1 ce");
    CHECK(spelled("frecF") == "(1,1) Leap 1 ce");
    CHECK(spelled("freF") == "(1,1) Leap 1 e");
    CHECK(spelled("imfW") == "(0,1) Leap 1 mi");
    CHECK(spelled("fimD") == "(0,2) Leap 1 mi");
    CHECK(spelled("ifmW2") == "(0,1) Slide 2 mi");
    CHECK(spelled("mfcrF") == "2: 'f' and 'r' belong together: write direction letters side by side");
}

TEST_CASE("n and j ask for empty and for occupied squares on the way of a leap") {
    CHECK(spelled("fnD") == "(0,2) Lame 1 mc");
    CHECK(spelled("frnA") == "(2,2) Lame 1 mc");
    CHECK(spelled("rfcnN") == "(1,2) Lame 1 c");
    CHECK(spelled("fnH") == "(0,3) Lame 1 mc");
    CHECK(spelled("lbnZ") == "(-2,-3) Lame 1 mc");
    CHECK(spelled("frnG") == "(3,3) Lame 1 mc");
    CHECK(all_are("nN", Path::Lame, 1));
    CHECK(steps("nN") == kKnight);
    CHECK(spelled("fjD") == "(0,2) Hurdle 1 mc");
    CHECK(spelled("frmjA") == "(2,2) Hurdle 1 m");
}

TEST_CASE("j, p and g turn a slide into a ski, a cannon and a grasshopper") {
    CHECK(spelled("fjR") == "(0,1) Ski 9 mc");
    CHECK(spelled("fjW3") == "(0,1) Ski 3 mc");
    CHECK(spelled("fpR") == "(0,1) Cannon 9 mc");
    CHECK(spelled("fcpR4") == "(0,1) Cannon 4 c");
    CHECK(spelled("rfpNN") == "(1,2) Cannon 9 mc");
    CHECK(spelled("frgB") == "(1,1) Grasshopper 9 mc");
    CHECK(steps("gQ") == united(kWazir, kFerz));
    CHECK(all_are("gQ", Path::Grasshopper, 9));

    SECTION("over one square at most they are leaps of two squares") {
        same("jW2", "D");
        same("jF2", "A");
        same("pW2", "jD");
        same("gF2", "jA");
        CHECK(spelled("rfpN2") == "(1,2) Cannon 2 mc");
    }
}

TEST_CASE("texts that mean the same give the same movements") {
    same("mWcW", "W");
    same("cWmW", "W");
    same("WW", "RW");
    same("WR", "R");
    same("RW", "R");
    same("W2W3", "W3");
    same("WF", "FW");
    same("BR", "Q");
    same("KQ", "Q");
    same("RK", "RF");
    same("WimW", "W");
    same("WifmR2", "WifmW2");
    same("DnD", "D");
    same("NfN", "N");
    same("ceFmF", "FeF");
    same("pRgR", "pR");
    same("mWR", "R");
    same("mRW", "mRcW");
    same("fWlWbWrW", "W");
    same("frFflFbF", "F");
    same("fhNbhN", "N");
    same("hrNhlN", "N");

    SECTION("a lame leap along a line ends a slide that the piece has anyway") {
        same("fmWfceFifmnD", "fmWfceFifmW2");
        same("WnD", "W2");
        same("WnDnH", "W3");
        same("FnA", "F2");
        same("RnD", "R");
        CHECK(spelled("fmWifmnDfcnD") == "(0,1) Leap 1 m; (0,1) Slide 2 mi; (0,2) Lame 1 c");
        CHECK(spelled("ifmWfmnD") == "(0,1) Leap 1 mi; (0,2) Lame 1 m");
    }
}

TEST_CASE("what differs is kept apart") {
    CHECK(spelled("fmWfcW2") == "(0,1) Leap 1 m; (0,1) Slide 2 c");
    CHECK(spelled("fmRfcpR") == "(0,1) Slide 9 m; (0,1) Cannon 9 c");
    CHECK(spelled("ifmWfcW") == "(0,1) Leap 1 c; (0,1) Leap 1 mi");
    CHECK(spelled("fRfjR") == "(0,1) Slide 9 mc; (0,1) Ski 9 mc");
    CHECK(spelled("fnDfjD") == "(0,2) Lame 1 mc; (0,2) Hurdle 1 mc");
    CHECK(movements("WD").size() == 8);
}

TEST_CASE("the pieces of Opulent Chess") {
    CHECK(steps("NW") == united(kKnight, kWazir));
    CHECK(steps("CF") == united(steps("C"), kFerz));
    CHECK(steps("FDH") == united(kFerz, united(steps("D"), steps("H"))));
    CHECK(movements("BN").size() == 12);
    CHECK(movements("RN").size() == 12);
    CHECK(spelled("fmWfceFifmW2") == "(-1,1) Leap 1 ce; (0,1) Leap 1 m; (0,1) Slide 2 mi; (1,1) Leap 1 ce");
    for (const char* leaper : {"NW", "CF", "FDH"}) {
        CHECK(all_are(leaper, Path::Leap, 1));
    }
}

TEST_CASE("well-known pieces of other games") {
    SECTION("cannon") {
        CHECK(spelled("mRcpR") ==
              "(-1,0) Slide 9 m; (-1,0) Cannon 9 c; (0,-1) Slide 9 m; (0,-1) Cannon 9 c; "
              "(0,1) Slide 9 m; (0,1) Cannon 9 c; (1,0) Slide 9 m; (1,0) Cannon 9 c");
    }
    SECTION("elephant") {
        CHECK(steps("FA") == united(kFerz, steps("A")));
        CHECK(all_are("FA", Path::Leap, 1));
    }
    SECTION("knight that captures as a bishop") {
        CHECK(movements("mNcB").size() == 12);
        CHECK(spelled("fmNfrcB") == "(-1,2) Leap 1 m; (1,1) Slide 9 c; (1,2) Leap 1 m");
    }
    SECTION("berolina pawn") {
        CHECK(spelled("fmFfceWifmnA") ==
              "(-1,1) Leap 1 m; (-1,1) Slide 2 mi; (0,1) Leap 1 ce; (1,1) Leap 1 m; (1,1) Slide 2 mi");
    }
    SECTION("pawns of Superchess") {
        CHECK(spelled("fmW2fcF2") == "(-1,1) Slide 2 c; (0,1) Slide 2 m; (1,1) Slide 2 c");
        CHECK(spelled("fmWfmDscW") == "(-1,0) Leap 1 c; (0,1) Leap 1 m; (0,2) Leap 1 m; (1,0) Leap 1 c");
    }
    SECTION("gold and silver general") {
        CHECK(steps("WfF") == united(kWazir, {{1, 1}, {-1, 1}}));
        CHECK(steps("FfW") == united(kFerz, {{0, 1}}));
    }
}

TEST_CASE("O with a number is castling") {
    const auto king = parse("KO2");
    REQUIRE(king);
    CHECK(king.value().castling_distance == 2);
    CHECK(king.value().movements == movements("K"));
    CHECK(parse("KisO3").value().castling_distance == 3);
    CHECK(parse("O2K").value().castling_distance == 2);
    CHECK(parse("K").value().castling_distance == 0);
}

}  // namespace tenfold::betza
