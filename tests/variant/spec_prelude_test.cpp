#include <fmt/format.h>
#include <string>
#include <vector>

#include "support/catch.h"
#include "variant/compiler.h"
#include "variant/spec_text.h"

using namespace tenfold;
using test::complaints;
using test::like_chess;
using test::parse_text;
using Texts = std::vector<std::string>;

namespace {

/// Chess with two more pieces, which begins in line 3, and a prelude, which begins in line 7.
std::string with_prelude(const std::string& prelude) {
    return like_chess(
        "[pieces]\nE = { name = \"Empress\", betza = \"RN\" }\nF = { name = \"Fast\", betza = \"fmW2fcF2\" "
        "}\n"
        "# [prelude] follows\n" +
        prelude);
}

const std::string kHead = "[prelude]\nset = \"EF\"\n";
const std::string kPlies =
    "[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"E\" }]\n"
    "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n";

/// The complaints about a prelude whose first ply has these lines; they begin in line 10.
Texts of_ply(const std::string& ply) {
    return complaints(with_prelude(kHead + "[[prelude.plies]]\n" + ply +
                                   "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n"));
}

/// What the compiler says of a game that the parser accepts.
Texts compiled(const std::string& toml) {
    const ParsedSpec parsed = parse_text(toml);
    Texts texts;
    for (const Diagnostic& d : parsed.diagnostics) {
        texts.push_back("parser: " + to_string(d));
    }
    if (const auto rules = compile_ruleset(parsed.spec); !rules) {
        for (const Diagnostic& d : rules.error()) {
            texts.push_back(to_string(d));
        }
    }
    return texts;
}

}  // namespace

TEST_CASE("a prelude is read as it is written") {
    const ParsedSpec parsed = parse_text(
        with_prelude("[prelude]\nset = \"EEF\"\nmirror = false\nagreed = true\n"
                     "[[prelude.plies]]\nreplace = [{ squares = [\"g1\", \"h1\"], by = \"E\" }, { squares = "
                     "[\"h2\"], by = \"EF\" }]\n"
                     "min = 2\nmax = 3\nexchange = true\n"
                     "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\nmin = 0\n"));
    REQUIRE(parsed.diagnostics.empty());
    const PreludeSpec& prelude = parsed.spec.prelude;
    CHECK(prelude.set == "EEF");
    CHECK_FALSE(prelude.mirror);
    CHECK(prelude.agreed);
    REQUIRE(prelude.plies.size() == 2);
    REQUIRE(prelude.plies[0].zones.size() == 2);
    CHECK(prelude.plies[0].zones[0].squares == std::vector<Square>{Square::at(6, 0), Square::at(7, 0)});
    CHECK(prelude.plies[0].zones[1].by == "EF");
    CHECK(prelude.plies[0].least == 2);
    CHECK(prelude.plies[0].most == 3);
    CHECK(prelude.plies[0].may_exchange);
    CHECK(prelude.plies[1].least == 0);
    CHECK(prelude.plies[1].most == 10);
    CHECK_FALSE(prelude.plies[1].may_exchange);
    CHECK(parse_text(with_prelude(kHead + kPlies)).spec.prelude.mirror);
    CHECK_FALSE(parse_text(with_prelude(kHead + kPlies)).spec.prelude.agreed);
}

TEST_CASE("a set of what cannot be brought in is complained of at the letter") {
    const auto of_set = [](const std::string& set) {
        return complaints(with_prelude("[prelude]\nset = " + set + "\n" + kPlies));
    };
    CHECK(of_set("\"EX\"") == Texts{"t:8:9: 'X' is no piece of this game"});
    CHECK(of_set("\"E\xC3\xA9\"").front() == "t:8:9: '\xC3\xA9' is no piece of this game");
    CHECK(of_set("\"Ee\"") == Texts{"t:8:9: 'e' is no piece of this game"});
    CHECK(of_set("\"EK\"") == Texts{"t:8:9: the royal piece cannot be brought in"});
    CHECK(of_set("7") == Texts{"t:8:7: 'set' must be a string, not a whole number"});
    CHECK(of_set("\"" + std::string(80, 'E') + "\"") == Texts{});
    CHECK(of_set("\"" + std::string(81, 'E') + "\"") ==
          Texts{"t:8:7: 81 pieces to bring in; there may be 80"});
    CHECK(of_set("\"" + std::string(100'000, 'E') + "\"").size() == 1);
    CHECK(of_set("\"" + std::string(100'000, 'X') + "\"").size() == 101);  // the reader stops there
    CHECK(complaints(with_prelude("[prelude]\n" + kPlies)) ==
          Texts{"t:7:1: 'set' is missing: which pieces may be brought in?"});
}

TEST_CASE("sixteen kinds of pieces are one too many to bring in") {
    std::string pieces = "[pieces]\n";
    std::string set;
    for (char letter = 'A'; set.size() < 16; ++letter) {
        if (std::string("BKNPQR").find(letter) == std::string::npos) {
            set += letter;
            pieces += fmt::format("{0} = {{ name = \"Number {0}\", betza = \"W\" }}\n", letter);
        }
    }
    const auto of_set = [&](const std::string& chosen) {
        return complaints(like_chess(pieces + "[prelude]\nset = \"" + chosen +
                                     "\"\n[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"A\" }]\n"
                                     "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"A\" }]\n"));
    };
    CHECK(of_set(set.substr(1) + "ACCC").size() == 1);
    CHECK(of_set(set.substr(0, 15) + "ACCC") == Texts{});
    CHECK(of_set(set) == Texts{"t:21:7: 16 kinds of pieces to bring in; there may be 15"});
}

TEST_CASE("plies that a prelude cannot have are complained of") {
    const auto of_plies = [](const std::string& plies) { return complaints(with_prelude(kHead + plies)); };
    CHECK(of_plies("") == Texts{"t:7:1: 'plies' is missing: [[prelude.plies]] replace = ..."});
    CHECK(of_plies("plies = 3\n").size() == 1);
    CHECK(of_plies("plies = [3, 4]\n").size() >= 1);
    const std::string one = "[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"E\" }]\n";
    const std::string number =
        " plies; a prelude has an even number of them, so that White makes the first move "
        "after it, and 8 at most";
    CHECK(of_plies(one) == Texts{"t:7:1: 1" + number});
    std::string ten;
    for (int i = 0; i < 10; ++i) {
        ten += one;
    }
    CHECK(of_plies(ten) == Texts{"t:7:1: 10" + number});
    CHECK(
        complaints(with_prelude("[prelude]\nset = \"EF\"\nagreed = true\n" + kPlies + kPlies)) ==
        Texts{
            "t:7:1: 'agreed': with several plies a side, the number of new pieces tells which ply it is, so "
            "that it cannot be left to agreement"});
    CHECK(complaints(with_prelude("[prelude]\nset = \"EF\"\nmirrored = true\n" + kPlies)) ==
          Texts{"t:9:1: unknown key 'mirrored'; did you mean 'mirror'?"});
    CHECK(
        complaints(with_prelude("[prelude]\nset = \"EF\"\nmirror = 1\nagreed = \"no\"\n" + kPlies)).size() ==
        2);
}

TEST_CASE("a ply without squares or pieces, or with impossible ones, is complained of at its place") {
    const std::string missing = "'replace' is missing: replace = [{ squares = [...], by = \"...\" }]";
    CHECK(of_ply("") == Texts{"t:9:1: " + missing});
    CHECK(of_ply("replace = []\n") == Texts{"t:9:1: " + missing});
    CHECK(of_ply("replace = \"g1\"\n").size() >= 1);
    CHECK(of_ply("replace = [{ by = \"E\" }]\n") ==
          Texts{"t:10:12: 'squares' is missing: squares = [\"f1\", \"g1\"]"});
    CHECK(of_ply("replace = [{ squares = [\"g1\"] }]\n") == Texts{"t:10:12: 'by' is missing: by = \"ES\""});
    CHECK(of_ply("replace = [{ squares = \"g1\", by = \"E\" }]\n").size() == 1);
    CHECK(of_ply("replace = [{ squares = [\"g1\"], by = 1 }]\n").size() == 1);
    CHECK(of_ply("replace = [{ squares = [\"z9x\", \"\", \"g\"], by = \"E\" }]\n") ==
          Texts{"t:10:25: 'z9x' is no square", "t:10:32: '' is no square", "t:10:36: 'g' is no square"});
    CHECK(of_ply("replace = [{ squares = [\"j1\", \"a9\"], by = \"E\" }]\n") ==
          Texts{"t:10:25: j1 is not on the board", "t:10:31: a9 is not on the board"});
    CHECK(of_ply("replace = [{ squares = [\"g1\"], by = \"EQ\" }]\n") ==
          Texts{"t:10:39: 'Q' is not in the set 'EF'"});
    CHECK(of_ply("replace = [{ squares = [\"g1\"], by = \"EFE\" }]\n") ==
          Texts{"t:10:40: 'E' stands here twice"});
    CHECK(of_ply("replace = [{ squares = [\"g1\", \"g1\"], by = \"E\" }]\n") ==
          Texts{"t:10:12: g1 stands in this ply twice"});
    CHECK(of_ply("replace = [{ squares = [\"g1\"], by = \"E\" }, { squares = [\"g1\"], by = \"F\" }]\n") ==
          Texts{"t:10:44: g1 stands in this ply twice"});
    CHECK(of_ply("replace = [{ squares = [\"g1\"], by = \"E\", most = 1 }]\n").size() == 1);
    CHECK(of_ply("replace = [{ squares = [\"g1\"], by = \"E\" }]\nmost = 1\n").size() == 1);
    CHECK(
        of_ply(
            "replace = [{ squares = [\"a1\", \"b1\", \"c1\", \"d1\", \"f1\", \"g1\", \"h1\", \"a2\", \"b2\", "
            "\"c2\", \"d2\"], by = \"E\" }]\n") == Texts{"t:9:1: 11 squares; a ply may have 10"});
}

TEST_CASE("numbers of pieces that exclude one another are complained of") {
    const std::string replace = "replace = [{ squares = [\"g1\"], by = \"E\" }]\n";
    CHECK(of_ply(replace + "min = 3\nmax = 2\n") == Texts{"t:11:7: 'min' is 3 and 'max' 2"});
    CHECK(of_ply(replace + "max = 0\n") == Texts{"t:11:7: 'min' is 1 and 'max' 0"});
    CHECK(of_ply(replace + "min = 0\nmax = 0\n") == Texts{});
    CHECK(of_ply(replace + "min = -1\n") == Texts{"t:11:7: 'min' must be from 0 to 10, not -1"});
    CHECK(of_ply(replace + "max = 11\n") == Texts{"t:11:7: 'max' must be from 0 to 10, not 11"});
    CHECK(of_ply(replace + "max = 99999999999999\n").size() == 1);
    CHECK(of_ply(replace + "exchange = 1\n").size() == 1);
}

TEST_CASE("the compiler refuses a prelude that no start position allows") {
    const auto of = [](const std::string& prelude,
                       const std::string& board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR") {
        return compiled(with_prelude("[board]\nstart = \"" + board + " w - - 0 1\"\n[prelude]\n" + prelude));
    };
    const std::string black = "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n";
    const auto white = [](const std::string& squares, const std::string& by) {
        return "[[prelude.plies]]\nreplace = [{ squares = [" + squares + "], by = \"" + by + "\" }]\n";
    };
    CHECK(of("set = \"EEN\"\n" + white("\"g1\"", "E") + black) ==
          Texts{"t:9:1: 'N' is in the set of the prelude and in the start position: nobody could say which "
                "of them "
                "is new"});
    CHECK(of("set = \"NN\"\n" + white("\"g1\"", "N") +
             "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"N\" }]\n")
              .size() == 1);
    const std::string cannot = " cannot be replaced: ";
    CHECK(of("set = \"E\"\n" + white("\"g4\", \"g8\"", "E") + black) ==
          Texts{"t:12:12: g4" + cannot + "no White piece stands there at the start",
                "t:12:12: g8" + cannot + "no White piece stands there at the start"});
    CHECK(of("set = \"E\"\n" + white("\"e1\"", "E") + black) ==
          Texts{"t:12:12: e1" + cannot + "the royal piece stands there"});
    CHECK(of("set = \"E\"\n" + white("\"g1\"", "E") + black, "rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR") ==
          Texts{"t:12:12: g1" + cannot +
                "what stands on g8 is another piece, and it would be replaced as well"});
    CHECK(of("set = \"E\"\nmirror = false\n" + white("\"g1\"", "E") + black,
             "rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR") == Texts{});
    CHECK(compiled(with_prelude("[promotion]\npieces = \"F\"\nto = \"Q\"\nforced = [2, 8]\n"
                                "[board]\nstart = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\n"
                                "[prelude]\nset = \"EF\"\n" +
                                white("\"g1\", \"g2\"", "EF") + black)) ==
          Texts{"t:16:12: 'F' cannot come onto g2, where it has to promote"});
}

TEST_CASE("a prelude that could never replace anything is refused") {
    const std::string nothing =
        "nothing can be replaced in this ply of the prelude: it needs squares ('squares') and "
        "pieces that come there ('by')";
    const std::string black = "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n";
    CHECK(compiled(with_prelude(
              "[prelude]\nset = \"\"\n[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"\" }]\n"
              "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"\" }]\n")) ==
          Texts{"t:7:1: no pieces that the prelude could bring in: 'set' is empty", "t:9:1: " + nothing,
                "t:11:1: " + nothing});
    CHECK(compiled(with_prelude(
              "[prelude]\nset = \"E\"\n[[prelude.plies]]\nreplace = [{ squares = [], by = \"E\" }]\n" +
              black)) == Texts{"t:9:1: " + nothing});
    CHECK(compiled(with_prelude(
              "[prelude]\nset = \"E\"\n[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"\" }]\n" +
              black)) == Texts{"t:9:1: " + nothing});
}
