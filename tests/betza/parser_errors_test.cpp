#include <string>
#include <vector>

#include "betza/parser.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

struct Mistake {
    std::string text;
    int column;
    std::string part;  ///< of the message
};

void check(const std::vector<Mistake>& mistakes) {
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.text);
        const auto parsed = parse(mistake.text);
        CHECK_FALSE(parsed);
        if (!parsed) {
            CHECK(parsed.error().column == mistake.column);
            CHECK_THAT(parsed.error().message, Catch::Matchers::Contains(mistake.part));
        }
    }
}

}  // namespace

TEST_CASE("a text that ends too early says what is missing") {
    check({{"", 1, "empty; expected Betza notation"},
           {"f", 2, "the text ends here; expected the atom that is modified"},
           {"Wfm", 4, "the text ends here; expected the atom that is modified"},
           {"KO", 3, "the text ends here; expected the number of squares that the king goes"},
           {"(", 2, "the text ends here; expected a digit"},
           {"(2", 3, "the text ends here; expected ','"},
           {"(2,", 4, "the text ends here; expected a digit"},
           {"(2,1", 5, "the text ends here; expected ')'"}});
}

TEST_CASE("a letter without meaning is named, with a guess at what was meant") {
    check({{"E", 1, "'E' is not an atom; the modifier is written 'e'"},
           {"NT", 2, "'T' is not an atom; expected one of W F D N A H C Z G B R Q K"},
           {"WV", 2, "the modifier is written 'v'"},
           {"fmw", 3, "'w' is not a modifier; the atom is written 'W'"},
           {"kQ", 1, "the atom is written 'K'"},
           {"fMW", 2, "'M' is not an atom; the modifier is written 'm'"},
           {"N W", 2, "read ' '; expected an atom"},
           {" N", 1, "read ' '"},
           {"N ", 2, "read ' '"},
           {"f-W", 2, "read '-'; expected the atom that is modified"},
           {"2W", 1, "read '2'; expected an atom"},
           {"f2W", 2, "read '2'"},
           {"N\n", 2, "read '\\x0A'"},
           {"N\xC3\xA4", 2, "read '\xC3\xA4'"},
           {std::string("\0", 1), 1, "read '\\x00'"},
           {std::string("N\0N", 3), 2, "read '\\x00'"},
           {std::string("O\0", 2), 2, "read '\\x00'"}});
}

TEST_CASE("what extensions of the notation define is named as not supported") {
    check({{"dN", 1, "'d' (captures of own pieces)"},
           {"oR", 1, "'o' (moves around the board's edge)"},
           {"qN", 1, "'q' (circular riders)"},
           {"tN", 1, "'t' (tame"},
           {"uN", 1, "'u' (unloading)"},
           {"xN", 1, "'x' (special captures)"},
           {"FyafsF", 2, "'y' (change of range"},
           {"zB", 1, "'z' (crooked riders)"},
           {"U", 1, "'U' (the universal leaper)"},
           {"[W-F]", 1, "'[' (bracket notation)"},
           {"W]", 2, "']' (bracket notation)"}});
}

TEST_CASE("leaps of more than three squares are refused") {
    check({{"WX", 2, "'WX' is a leap of more than 3 squares"},
           {"fNY", 3, "'NY' is a leap of more than 3 squares"},
           {"X", 1, "'X' (leaps of more than three squares) is not supported"},
           {"(4,1)", 2, "leaps of more than 3 squares"},
           {"(1,4)", 4, "leaps of more than 3 squares"},
           {"(10,1)", 2, "leaps of more than 3 squares"},
           {"(0,0)", 1, "leads nowhere"},
           {"(-2,1)", 2, "read '-'; expected a digit"},
           {"(2;1)", 3, "read ';'; expected ','"},
           {"(2,1]", 5, "read ']'; expected ')'"}});
}

TEST_CASE("ranges have limits") {
    check({{"W10", 2, "a range is 1 to 9 squares"},
           {"fR99999999999999999999", 3, "a range is 1 to 9 squares"},
           {"W03", 3, "exact distances as in W03 are not supported"},
           {"W00", 3, "exact distances"},
           {"NN3", 3, "a doubled atom has no limit"},
           {"RR", 2, "'RR': R has no limit by itself"},
           {"fBB", 3, "'BB': B has no limit by itself"},
           {"KO1", 3, "the king's way in castling is 2 to 9 squares"},
           {"KO0", 3, "2 to 9 squares"},
           {"KO10", 3, "2 to 9 squares"}});
}

TEST_CASE("letters that contradict or repeat one another are refused") {
    check({{"mmW", 2, "'m' is given twice"},
           {"iifmD", 2, "'i' is given twice"},
           {"mcfmW", 4, "'m' is given twice"},
           {"jnD", 2, "'n' contradicts 'j' before it"},
           {"njD", 2, "'j' contradicts 'n' before it"},
           {"pgR", 2, "'g' contradicts 'p' before it"},
           {"gmjR", 3, "'j' contradicts 'g' before it"},
           {"vfW", 2, "'f' adds no direction"},
           {"fffN", 3, "'f' adds no direction"},
           {"vfbW", 2, "'f' adds no direction"},
           {"fffrF", 3, "'fr' adds no direction"},
           {"KO2O2", 4, "castling ('O') is given twice"}});
}

TEST_CASE("direction letters that could mean two things are refused") {
    check(
        {{"sfN", 1, "'sf' is ambiguous here: write 'fs' for the steps between, 'ssff' for both kinds"},
         {"vrN", 1, "'vr' is ambiguous here"},
         {"vsN", 1, "'vs' is ambiguous here"},
         {"sfK", 1, "'sf' is ambiguous here: write 'fs' for the diagonals between, 'ssff' for the straight"},
         {"fmrN", 1, "'f' and 'r' belong together"},
         {"fmfN", 1, "'f' and 'f' belong together"},
         {"hmrN", 1, "'h' and 'r' belong together"},
         {"hN", 1, "'h' (half) stands before l or r, or behind"},
         {"hfN", 1, "'h' (half) stands before l or r, or behind"},
         {"hhN", 1, "'h' (half)"},
         {"vhN", 1, "'vh' would be every direction"},
         {"fhW", 1, "'h' (half) goes with oblique atoms only"},
         {"fhF", 1, "'h' (half) goes with oblique atoms only"},
         {"hrK", 1, "'h' (half) goes with oblique atoms only"}});
}

TEST_CASE("modes that an atom can't have are refused") {
    check({{"nW", 1, "'n' (lame) has no meaning for a step to an adjacent square"},
           {"nK", 1, "'n' (lame) has no meaning"},
           {"fnF", 2, "'n' (lame) has no meaning"},
           {"nR", 1, "'n' (lame) goes with single leaps"},
           {"nNN", 1, "'n' (lame) goes with single leaps"},
           {"nD2", 1, "'n' (lame) goes with single leaps"},
           {"nC", 1, "'n' (lame) is not defined for this leap"},
           {"jW", 1, "'j' (jump) skips the first square of a slide"},
           {"jN", 1, "'j' (jump) goes with D, A and with slides"},
           {"jH", 1, "'j' (jump) goes with D, A"},
           {"jNN", 1, "'j' (jump) goes with D, A"},
           {"jD2", 1, "'j' (jump) goes with D, A"},
           {"pW", 1, "'p' (hop over a piece) needs a slider, a rider or a range of 2 or more"},
           {"fgN", 2, "'g' (hop over a piece) needs"},
           {"eR", 1, "'e' (en passant) goes with plain single leaps only"},
           {"fceW2", 3, "'e' (en passant)"},
           {"enN", 1, "'e' (en passant)"},
           {"iQ", 1, "'i' (initial) goes with moves that don't capture: write 'im'"},
           {"fmWi(2,1)", 4, "'i' (initial) goes with moves that don't capture"},
           {"fimceF", 2, "'i' (initial) goes with moves that don't capture"},
           {"ieF", 1, "'i' (initial) goes with moves that don't capture"},
           {"KimnN", 2, "'i' (initial) goes with leaps, slides, nD and nA only"},
           {"imnH", 1, "'i' (initial) goes with leaps, slides, nD and nA only"},
           {"impR", 1, "'i' (initial) goes with leaps, slides, nD and nA only"},
           {"imjD", 1, "'i' (initial) goes with leaps, slides, nD and nA only"},
           {"fO2", 1, "'f' has no meaning for castling"},
           {"ssO2", 1, "'s' has no meaning for castling"},
           {"imO2", 2, "'m' has no meaning for castling"}});
}

TEST_CASE("what can't be a leg among several is refused") {
    check({{"aR", 2, "each of several legs is a single leap: sliders and ranges do not go with 'a'"},
           {"KaQ", 3, "each of several legs is a single leap"},
           {"aR3", 2, "each of several legs is a single leap"},
           {"faW2", 4, "each of several legs is a single leap"},
           {"NaNN", 4, "each of several legs is a single leap"},
           {"ca(2,1)0", 8, "each of several legs is a single leap"},
           {"aO2", 1, "'a' (another leg) has no meaning for castling"},
           {"KfcafmO2", 4, "'a' (another leg) has no meaning for castling"},
           {"eafW", 1, "'e' is not supported in moves of several legs; expected m, c, p or, for D and A, j"},
           {"aieK", 3, "'e' is not supported"},
           {"iafW", 1, "'i' is not supported"},
           {"fnafD", 2, "'n' is not supported"},
           {"aagK", 3, "'g' is not supported"},
           {"apK", 2, "'p' (passing a piece) needs a leg behind it: the last leg has to land"},
           {"fpafcpW", 6, "'p' (passing a piece) needs a leg behind it"},
           {"jaK", 1, "'j' (jump) goes with D and A in moves of several legs"},
           {"rfajN", 4, "'j' (jump) goes with D and A"},
           {"ajH", 2, "'j' (jump) goes with D and A"}});
}

TEST_CASE("a text of several legs that goes wrong in one of them is refused there") {
    check({{"Ka", 3, "the text ends here; expected the atom that is modified"},
           {"Kcaf", 5, "the text ends here; expected the atom that is modified"},
           {"fa2W", 3, "read '2'"},
           {"ayK", 2, "'y' (change of range"},
           {"amfmK", 4, "'m' is given twice for the same leg"},
           {"mmaK", 2, "'m' is given twice for the same atom"},
           {"asfK", 2, "'sf' is ambiguous here: write 'fs' for the diagonals between"},
           {"afbvK", 4, "'v' adds no direction"},
           {"sfafN", 1, "'sf' is ambiguous here: write 'fs' for the steps between"},
           {"afmrK", 2, "'f' and 'r' belong together"},
           {"rfafhN", 5, "'h' (half) has no meaning behind 'a', where directions are as for K"},
           {"hrahrN", 4, "'h' (half) has no meaning behind 'a'"}});
}

TEST_CASE("the legs of a move are limited in number") {
    CHECK(parse("aaaK"));
    CHECK(parse("pafpafpafpafmK"));
    check({{"aaaaK", 5, "a move has at most 4 legs, not counting those with 'p' alone"},
           {"fmafmafmafcafmaK", 13, "a move has at most 4 legs"},
           {"mpafmpafmpafmpafmK", 16, "a move has at most 4 legs"},
           {"papapapapapapapaK", 17, "a move has at most 8 legs"},
           {"aaaaaaaaaaaK", 9, "a move has at most 8 legs"},
           {"papapapaaaaK", 12, "the legs can be combined in more than 10000 ways"},
           {"NaaaKpaaaaK", 11, "the legs can be combined in more than 10000 ways"},
           {"aaavvssvsKcaaavvssvsKcacaavvssvsKcacacavvssvsK", 46, "more than 10000 ways"}});
}

TEST_CASE("a text that is far too long is refused without being read") {
    std::string text;
    while (text.size() < 250) {
        text += "fN";
    }
    CHECK(parse(text));
    CHECK(parse(text + "N").error().column == 251);
    CHECK(parse(std::string(1'000'000, 'N')).error().column == 251);
}

}  // namespace tenfold::betza
