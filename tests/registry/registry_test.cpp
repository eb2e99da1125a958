#include "registry/registry.h"

#include <chrono>

#include "position/fen.h"
#include "support/catch.h"
#include "support/temporary_folder.h"
#include "support/variant_files.h"

using namespace tenfold;
using Strings = std::vector<std::string>;

namespace {

std::string small_game(const std::string& name, const std::string& more = "") {
    return "name = \"" + name + "\"\n" + more;
}

std::string like(const std::string& parent, const std::string& name, const std::string& more = "") {
    return small_game(name, "inherits = \"" + parent + "\"\n" + more);
}

Strings load_text(Registry& registry, const std::string& text) {
    return test::as_text(registry.load_text(text, "t"));
}

}  // namespace

TEST_CASE("every built-in variant loads without any diagnostic, under the name of its file") {
    Registry registry;
    CHECK(registry.names().size() == test::shipped_variant_files().size());
    for (const std::string& name : registry.names()) {
        const auto found = registry.find(name);
        INFO(name << (found ? "" : ": " + to_string(found.error())));
        REQUIRE(found.ok());
        CHECK(found.value()->spec.name == name);
        CHECK(found.value()->spec.title != name);
        CHECK_FALSE(found.value()->spec.description.empty());
    }
}

TEST_CASE("the shipped files are what is built in") {
    Registry registry;
    for (const std::string& path : test::shipped_variant_files()) {
        const auto found = registry.load(path);
        INFO(path);
        REQUIRE(found.size() == 1);
        CHECK(found[0].severity == Diagnostic::Severity::Notice);
        CHECK(found[0].message.find("with the same text") != std::string::npos);
    }
}

TEST_CASE("knowing the built-in variants takes next to no time") {
    const auto begin = std::chrono::steady_clock::now();
    const Registry registry;
    const auto end = std::chrono::steady_clock::now();
    CHECK(registry.knows("opulent"));
    CHECK(end - begin < std::chrono::milliseconds(50));  // some tenths of one; the rest is for a busy machine
}

TEST_CASE("every start position is reproduced by its FEN") {
    const Registry registry;
    for (const std::string& name : registry.names()) {
        const RulesetPtr rules = registry.find(name).value();
        CHECK(to_fen(start_position(*rules)) == rules->spec.start_fen);
    }
}

TEST_CASE("an unknown name gets near misses") {
    const Registry registry;
    CHECK(to_string(registry.find("opulant").error()) ==
          "unknown variant 'opulant'; did you mean 'opulent'?");
    CHECK(to_string(registry.find("Chess").error()) == "unknown variant 'Chess'; did you mean 'chess'?");
    CHECK(to_string(registry.find("xyzzy").error()) == "unknown variant 'xyzzy'");
    CHECK(to_string(registry.find("").error()) == "unknown variant ''");
    CHECK(to_string(registry.find("a\nb").error()).find('\n') == std::string::npos);
}

TEST_CASE("a loaded variant is known by its name") {
    Registry registry;
    CHECK(load_text(registry, like("chess", "mine", "title = \"Mine\"\n")) == Strings{});
    CHECK(registry.knows("mine"));
    CHECK(registry.find("mine").value()->spec.title == "Mine");
}

namespace {

/// The file of docs/variant-files.md that has this name, and what follows it there.
std::pair<std::string, std::string> documented(const std::string& name) {
    const std::string page = test::content_of(TENFOLD_SOURCE_DIR "/docs/variant-files.md");
    const std::string fence = "```";
    const std::size_t begin = page.find('\n', page.rfind(fence, page.find("name = \"" + name + "\""))) + 1;
    const std::size_t end = page.find(fence, begin);
    return {page.substr(begin, end - begin), page.substr(end + fence.size())};
}

}  // namespace

TEST_CASE("the invented game of the documentation loads") {
    Registry registry;
    CHECK(load_text(registry, documented("sentinels").first) == Strings{});
    CHECK(registry.find("sentinels").value()->spec.castling->king_side->king_to == 8);
}

TEST_CASE("the slips of the documentation get the answer that stands below them") {
    Registry registry;
    const auto [file, rest] = documented("Slips");
    std::string answer;
    for (const Diagnostic& d : registry.load_text(file, "slips.toml")) {
        answer += "    " + to_string(d) + "\n";
    }
    CHECK(rest.find("\n\n" + answer + "\n") != std::string::npos);
}

TEST_CASE("a variant with errors is not added") {
    Registry registry;
    CHECK(load_text(registry, like("chess", "mine", "titel = \"Mine\"\n")) ==
          Strings{"t:3:1: unknown key 'titel'; did you mean 'title'?"});
    CHECK_FALSE(registry.knows("mine"));
    CHECK(load_text(registry, like("chess", "mine")) == Strings{});
}

TEST_CASE("a known name is not redefined, unless by the same text") {
    Registry registry;
    const std::string mine = like("chess", "mine");
    CHECK(load_text(registry, mine) == Strings{});
    CHECK(load_text(registry, mine) ==
          Strings{"notice: t:1:8: variant 'mine' is known already, with the same text"});
    CHECK(test::as_text(registry.load_text(like("grand", "mine"), "u")) ==
          Strings{"u:1:8: variant 'mine' is known already, from t; give this one another name"});
    CHECK(load_text(registry, like("grand", "chess", "titel = \"\"\n")) ==
          Strings{
              "t:1:8: variant 'chess' is known already, from built-in chess.toml; give this one another name",
              "t:3:1: unknown key 'titel'; did you mean 'title'?"});
    CHECK(registry.find("mine").value()->spec.files == 8);
    CHECK(registry.find("chess").value()->spec.files == 8);
}

TEST_CASE("neighbours in a folder may inherit from each other in any order") {
    Registry registry;
    const test::TemporaryFolder folder;
    (void)folder.write("a.toml", like("middle", "child"));
    (void)folder.write("b.toml", like("oldest", "middle", "[results]\nmove-rule = 60\n"));
    (void)folder.write("c.toml", like("chess", "oldest", "[results]\nrepetition = 2\n"));
    (void)folder.write("readme.txt", "not a variant");
    CHECK(test::as_text(registry.load(folder.path(""))) == Strings{});
    CHECK(registry.find("child").value()->spec.results.move_rule == 60);
    CHECK(registry.find("child").value()->spec.results.repetitions == 2);
}

TEST_CASE("inheritance that can't be resolved is an error of the heir") {
    Registry registry;
    const test::TemporaryFolder folder;
    (void)folder.write("a.toml", like("b", "a"));
    (void)folder.write("b.toml", like("a", "b"));
    (void)folder.write("c.toml", like("c", "c"));
    (void)folder.write("d.toml", like("broken", "d"));
    (void)folder.write("e.toml", like("chess", "broken", "x = 1\n"));
    (void)folder.write("f.toml", like("ches", "f"));
    (void)folder.write("g.toml", like("f", "g"));
    (void)folder.write("h.toml", like("b", "h"));
    const std::string at = folder.path("");
    const auto found = test::as_text(registry.load(folder.path("")));
    const std::string keys =
        "inherits, name, title, description, pass, jump-capture, board, remove, pieces, promotion, initial, "
        "castling, results, prelude, evaluation";
    const Strings expected{
        at + "a.toml:2:13: cannot inherit: 'a' would inherit from itself (a < b < a)",
        at + "b.toml:2:13: cannot inherit: 'a' would inherit from itself (a < b < a)",
        at + "c.toml:2:13: cannot inherit: 'c' would inherit from itself (c < c)",
        at + "d.toml:2:13: cannot inherit: 'broken' has errors: " + at +
            "e.toml:3:1: unknown key 'x'; known here: " + keys,
        at + "e.toml:3:1: unknown key 'x'; known here: " + keys,
        at + "f.toml:2:13: cannot inherit: unknown variant 'ches'; did you mean 'chess'?",
        at + "g.toml:2:13: cannot inherit: 'f' cannot inherit: unknown variant 'ches'; did you mean 'chess'?",
        at + "h.toml:2:13: cannot inherit: 'a' would inherit from itself (a < b < a)",
    };
    CHECK(found == expected);
    CHECK_FALSE(registry.knows("a"));
    CHECK_FALSE(registry.knows("d"));
}

TEST_CASE("a long line of inheritance ends with an error, not with the stack") {
    Registry registry;
    const test::TemporaryFolder folder;
    for (int i = 1; i <= 60; ++i) {
        const std::string parent = i == 1 ? "chess" : "v" + std::to_string(i - 1);
        (void)folder.write(std::to_string(1000 - i) + ".toml", like(parent, "v" + std::to_string(i)));
    }
    const auto found = registry.load(folder.path(""));
    REQUIRE_FALSE(found.empty());
    CHECK(found.back().message.find("more than 20 variants in a line") != std::string::npos);
}

TEST_CASE("two files of a folder with the same name are one too many") {
    Registry registry;
    const test::TemporaryFolder folder;
    (void)folder.write("a.toml", like("chess", "mine"));
    (void)folder.write("b.toml", like("grand", "mine"));
    CHECK(test::as_text(registry.load(folder.path(""))) ==
          Strings{folder.path("b.toml") + ":1:8: variant 'mine' is known already, from " +
                  folder.path("a.toml") + "; give this one another name"});
    CHECK(registry.find("mine").value()->spec.files == 8);
}

TEST_CASE("a path that can't be read is reported") {
    Registry registry;
    const test::TemporaryFolder folder;
    CHECK(test::as_text(registry.load("/nowhere/at.all")) ==
          Strings{"/nowhere/at.all: no such file or folder"});
    CHECK(test::as_text(registry.load("")) == Strings{"'': no such file or folder"});
    CHECK(test::as_text(registry.load(folder.path(""))) ==
          Strings{folder.path("") + ": no variant file (*.toml) in this folder"});
    CHECK(test::as_text(registry.load("/dev/zero")) == Strings{"/dev/zero: not an ordinary file"});
    (void)folder.write("empty.toml", "");
    CHECK(registry.load(folder.path("empty.toml")).size() == 3);  // no name, no start position, no pieces
}

TEST_CASE("a start position that can't begin a game is an error at its very character") {
    struct Row {
        std::string start;
        std::string expected;
    };
    const std::vector<Row> rows{
        {"8/8", "t:4:13: start position: "},                                // as a rival accepts it
        {"8/8/8/8/8/8/8/4K3", "t:4:10: start position: board field: no "},  // one king
        {"4k2P/8/8/8/8/8/8/4K3", "t:4:13: start position: "},               // a pawn on its last rank
        {"4k3/4R3/8/8/8/8/8/4K3 w", "t:4:"},                                // Black, not to move, is in check
        {"4k3/8/8/8/8/8/8/4K3 x", "t:4:30: start position: "},              // no such side
        {"r3k2r/8/8/8/8/8/8/R3K2R w KX", "t:4:"},                           // no such right
        {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1 rubbish", "t:4:"},              // too much
        {"", "t:4:9: "},
    };
    for (const Row& row : rows) {
        Registry registry;
        const Strings found =
            load_text(registry, like("chess", "mine", "[board]\nstart = \"" + row.start + "\"\n"));
        INFO(row.start);
        CAPTURE(found);
        REQUIRE(found.size() == 1);
        CHECK(found[0].substr(0, row.expected.size()) == row.expected);
        CHECK_FALSE(registry.knows("mine"));
    }
}

TEST_CASE("rights to castle that the rules don't give are an error, not a crash later") {
    Registry registry;
    const Strings found = load_text(registry, like("chess", "mine", "castling = false\n"));
    REQUIRE_FALSE(found.empty());
    CHECK(found[0] ==
          "t:2:12: the start position inherited from 'chess', rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
          "w KQkq - 0 1, does not fit: castling field: expected '-', as this game has no castling, not 'K'; "
          "give a "
          "[board] start of your own");
    CHECK_FALSE(registry.knows("mine"));
}

TEST_CASE("a piece that never comes on the board is worth a notice") {
    Registry registry;
    const std::string own = "[pieces.W]\nname = \"Wazir\"\nbetza = \"W\"\n";
    CHECK(load_text(registry, like("chess", "one", own)) ==
          Strings{"notice: t:5:9: Wazir: not in the start position, and nothing promotes to it"});
    CHECK(load_text(registry, like("chess", "two", own + "[promotion]\nto = \"QRBNW\"\n")) == Strings{});
    const std::string board =
        "[board]\nstart = \"r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1\"\n";
    const std::string promotion = "[promotion]\nto = \"QRB\"\n";
    CHECK(load_text(registry, like("chess", "three", board + promotion)) ==
          Strings{"notice: t:2:12: Knight: not in the start position, and nothing promotes to it; "
                  "remove = \"N\" takes it away"});
    CHECK(load_text(registry, like("chess", "four", "remove = \"N\"\n" + board)) == Strings{});
}

TEST_CASE("castling that no game will see is worth a notice") {
    Registry registry;
    CHECK(
        load_text(registry, like("chess", "mine", "[board]\nstart = \"r3k2r/p7/8/8/8/8/P7/R3K2R\"\n")) ==
        Strings{
            "notice: t:4:9: the start position gives no right to castle (KQkq), so that no game from it has "
            "castling"});
    CHECK(registry.knows("mine"));
}

TEST_CASE("a start position that is wrong in itself hides what is wrong with castling in it") {
    const auto complaint = [](const std::string& start, const std::string& more = "") {
        Registry registry;
        const Strings found =
            load_text(registry, like("chess", "mine", more + "[board]\nstart = \"" + start + "\"\n"));
        CAPTURE(found);
        REQUIRE(found.size() == 1);
        return found[0];
    };
    const auto begins = [](const std::string& text, const std::string& beginning) {
        return text.substr(0, beginning.size()) == beginning;
    };
    CHECK(begins(complaint("r3k2r/8/8/8/8/8/8/R2K2KR w KQkq - 0 1"),
                 "t:4:32: start position: board field: a second White King"));
    CHECK(begins(complaint("r3k2r/4R3/8/8/8/8/8/R2K3R w KQkq - 0 1"), "t:4:"));
    CHECK(complaint("r3k2r/4R3/8/8/8/8/8/R2K3R w KQkq - 0 1").find("castling") == std::string::npos);
    CHECK(begins(complaint("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1"), "t:4:9: castling by 'O' needs armies"));
    CHECK(begins(complaint("4k3/8/8/7p/P7/8/8/4K3"), "notice: t:4:9: the King has nobody to castle with"));
    CHECK(begins(complaint("4k3/8/8/8/P7/8/8/4K3 w KQ - 0 1"), "notice: t:4:9: the King has nobody") ==
          false);
}

TEST_CASE("a right without its castling is explained") {
    Registry registry;
    CHECK(load_text(registry,
                    like("chess", "mine",
                         "[castling]\nking = \"e\"\nking-side = { rook = \"h\", king-to = \"g\", "
                         "rook-to = \"f\" }\n[board]\nstart = \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"\n")) ==
          Strings{"t:7:37: start position: castling field: expected '-' or some of 'Kk', not 'Q' (the game "
                  "has no castling "
                  "on the queen's side)"});
}

TEST_CASE("a game that is over before it begins, or has moves that never come, is complained of") {
    const auto complaints = [](const std::string& more) {
        Registry registry;
        return load_text(registry, like("chess", "mine", more));
    };
    CHECK(complaints("castling = false\n[board]\nstart = \"k7/1Q6/1K6/8/8/8/8/8 b\"\n") ==
          Strings{"t:5:9: start position: the side to move has no legal move"});
    CHECK(complaints("castling = false\n[board]\nstart = \"4k3/8/8/8/8/8/8/4KN2\"\n") ==
          Strings{"notice: t:5:9: the start position is a finished game already"});
    CHECK(complaints("[promotion]\nlimit = { Q = 0, R = 0, B = 0, N = 0 }\n") ==
          Strings{"notice: t:3:1: every limit is 0, so that nothing can promote"});
    CHECK(complaints("[pieces.P]\nbetza = \"fmWfceFifmW3\"\n") == Strings{});
    CHECK(complaints("[pieces.P]\nbetza = \"fmWfceF\"\n") ==
          Strings{"notice: t:4:9: Pawn: nothing can be captured en passant ('e'), since no pawn makes a "
                  "double step ('i')"});
    const std::string legs = "jump-capture = false\n[pieces.N]\nlegs = ";
    CHECK(complaints(legs + "[\"K\", \"KcjD\"]\n") == Strings{});
    CHECK(complaints(legs + "[\"K\", \"cjD\"]\n") ==
          Strings{"notice: t:5:8: Knight: it can never move in these legs, one of which only captures by "
                  "jumping ('jump-capture' is false)"});
}

TEST_CASE("a file finds its parent beside it, whichever is named first") {
    const test::TemporaryFolder folder;
    const std::string child = folder.write("child.toml", like("parent", "child"));
    const std::string parent = folder.write("parent.toml", like("oldest", "parent"));
    (void)folder.write("oldest.toml", like("chess", "oldest"));
    (void)folder.write("another.toml", like("chess", "another"));
    Registry registry;
    CHECK(test::as_text(registry.load(child)) == Strings{});
    CHECK(registry.knows("child"));
    CHECK(registry.knows("oldest"));
    CHECK_FALSE(registry.knows("another"));
    CHECK(test::as_text(registry.load(parent)) == Strings{});
    CHECK(test::as_text(registry.load(parent)).size() == 1);  // now it is known already
    SECTION("a parent with errors is named with the first of them") {
        (void)folder.write("parent.toml", like("oldest", "parent", "files = 9\n"));
        Registry other;
        CHECK(test::as_text(other.load(child)) ==
              Strings{child + ":2:13: cannot inherit: 'parent' has errors: " + parent +
                      ":3:1: unknown key 'files'; it belongs under [board]"});
        CHECK_FALSE(other.knows("parent"));
        CHECK(other.load(parent).size() == 1);
    }
    SECTION("two that inherit from each other are told so") {
        (void)folder.write("parent.toml", like("child", "parent"));
        Registry other;
        const std::string cycle =
            ":2:13: cannot inherit: 'child' would inherit from itself (child < parent < child)";
        CHECK(test::as_text(other.load(child)) == Strings{child + cycle});
    }
}

TEST_CASE("a shipped file changed at random is accepted or complained of, never worse") {
    unsigned seed = 0;
    std::size_t accepted = 0;
    std::size_t refused = 0;
    for (const std::string& path : test::shipped_variant_files()) {
        std::string text = test::content_of(path);
        const std::string_view name = "\nname = \"";
        text.insert(text.find(name) + name.size(), "x-");  // the shipped name is taken
        for (int i = 0; i < 40; ++i) {
            Registry registry;
            const std::size_t known = registry.names().size();
            const auto found = registry.load_text(test::mutated(text, ++seed), "t");
            const bool added = registry.names().size() > known;
            (added ? accepted : refused) += 1;
            CHECK((added || !found.empty()));
            for (const Diagnostic& d : found) {
                CHECK_FALSE(d.message.empty());
                CHECK(d.message.find('\n') == std::string::npos);
                CHECK(d.line >= 0);
            }
        }
    }
    // Changes of comments and titles do no harm.
    CHECK(accepted > seed / 10);
    CHECK(refused > seed / 10);
}
