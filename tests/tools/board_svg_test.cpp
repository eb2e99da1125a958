#include "tools/board_svg.h"

#include <algorithm>

#include "support/catch.h"
#include "support/positions.h"
#include "support/small_games.h"

using namespace tenfold;

namespace {

int occurrences(const std::string& text, const std::string& part) {
    int n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++n;
    }
    return n;
}

/// Does every element that is opened end in its turn? Enough of XML for what the drawing uses.
bool nests(const std::string& xml) {
    std::vector<std::string> open;
    for (std::size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1)) {
        const std::size_t end = xml.find('>', at);
        if (end == std::string::npos || xml.find('<', at + 1) < end) {
            return false;
        }
        const std::string tag = xml.substr(at + 1, end - at - 1);
        const std::string name = tag.substr(0, tag.find(' '));
        if (name[0] != '/') {
            if (tag.back() != '/') {
                open.push_back(name);
            }
        } else if (open.empty() || "/" + open.back() != name) {
            return false;
        } else {
            open.pop_back();
        }
    }
    return open.empty();
}

}  // namespace

TEST_CASE("every square and every piece is drawn", "[board_svg]") {
    const std::string svg = board_svg(start_position(test::rules_of("opulent")), "Opulent Chess");
    CHECK(nests(svg));
    CHECK(svg.starts_with("<svg "));
    CHECK(svg.ends_with("</svg>\n"));
    CHECK(occurrences(svg, "<rect ") == 1 + 100);
    CHECK(occurrences(svg, "<circle ") == 48 + 2);  // the kings have two rings
    CHECK(occurrences(svg, ">W</text>") == 4);
    CHECK(occurrences(svg, ">Opulent Chess</text>") == 1);
    CHECK(occurrences(svg, ">10</text>") == 1);
    CHECK(occurrences(svg, ">j</text>") == 1);
}

TEST_CASE("a king in check is marked", "[board_svg]") {
    const std::string fen = "4k3/8/8/8/8/8/8/K3R3 ";
    CHECK(occurrences(board_svg(test::position_of("chess", fen + "b - - 0 1"), ""), "#d9705f") == 1);
    CHECK(occurrences(board_svg(test::position_of("chess", "4k3/8/8/8/8/8/8/K2R4 b - - 0 1"), ""),
                      "#d9705f") == 0);
}

TEST_CASE("names can't break the document", "[board_svg]") {
    VariantSpec spec = test::small_game({{'K', "K"}, {'X', "R"}}, "4k3/8/8/8/8/8/8/X3K3 w - - 0 1");
    spec.pieces[1].short_name = "<&>";
    const RulesetPtr rules = test::compile_or_throw(spec);
    const std::string svg = board_svg(start_position(*rules), "a <b> & \"c\" \x01");
    CHECK(nests(svg));
    CHECK(occurrences(svg, ">&lt;&amp;&gt;</text>") == 1);
    CHECK(occurrences(svg, "a &lt;b&gt; &amp; \"c\"") == 1);
    CHECK(std::none_of(svg.begin(), svg.end(), [](char c) { return c == '\x01'; }));
}

TEST_CASE("a long caption is broken into lines that fit", "[board_svg]") {
    const VariantSpec spec = test::small_game({{'K', "K"}}, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    const RulesetPtr rules = test::compile_or_throw(spec);
    const std::string svg =
        board_svg(start_position(*rules), std::string(30, 'a') + " " + std::string(30, 'b'));
    CHECK(occurrences(svg, ">" + std::string(30, 'a') + "</text>") == 1);
    CHECK(occurrences(svg, ">" + std::string(30, 'b') + "</text>") == 1);
    const std::string word = board_svg(start_position(*rules), std::string(200, 'w'));
    CHECK(occurrences(word, "font-size=\"4\"") == 1);
}
