#include "protocol/option_table.h"

#include <optional>
#include <string>
#include <vector>

#include "support/catch.h"

using namespace tenfold;

namespace {

/// A table with one option of each type, and what was set last.
struct Sample {
    OptionTable table;
    std::optional<bool> check;
    std::optional<int> spin;
    std::optional<std::string> combo;
    std::optional<std::string> text;
    int pressed = 0;
    std::vector<std::string> choices{"chess", "opulent"};

    Sample() {
        table.add_check("Ponder", false, [this](bool value) { check = value; });
        table.add_spin("Hash", 16, 1, 1024, [this](int value) { spin = value; });
        table.add_combo(
            "UCI_Variant", "chess", [this] { return choices; },
            [this](const std::string& value) { combo = value; });
        table.add_button("Clear Hash", [this] { ++pressed; });
        table.add_string("Debug Log File", "", [this](const std::string& value) { text = value; });
    }
    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;

    std::string set(const std::string& command) {
        const auto request = parse_setoption(Words(command));
        return request.ok() ? table.set(request.value()) : request.error();
    }
};

}  // namespace

TEST_CASE("options declare their type, default and range") {
    const Sample sample;
    CHECK(sample.table.declarations() ==
          std::vector<std::string>{"option name Ponder type check default false",
                                   "option name Hash type spin default 16 min 1 max 1024",
                                   "option name UCI_Variant type combo default chess var chess var opulent",
                                   "option name Clear Hash type button",
                                   "option name Debug Log File type string default <empty>"});
}

TEST_CASE("setting an option calls its effect with the value") {
    Sample sample;
    CHECK(sample.set("name Ponder value TRUE").empty());
    CHECK(sample.check == true);
    CHECK(sample.set("name Hash value 1024").empty());
    CHECK(sample.spin == 1024);
    CHECK(sample.set("name UCI_Variant value Opulent").empty());
    CHECK(sample.combo == "opulent");
    CHECK(sample.set("name Clear Hash").empty());
    CHECK(sample.pressed == 1);
    CHECK(sample.set("name Debug Log File value /tmp/a  b.log").empty());
    CHECK(sample.text == "/tmp/a  b.log");
    CHECK(sample.set("name Debug Log File value <empty>").empty());
    CHECK(sample.text == "");
}

TEST_CASE("an option's name may be written in any case and with any blanks") {
    Sample sample;
    CHECK(sample.set("name  clear\t HASH ").empty());
    CHECK(sample.pressed == 1);
}

TEST_CASE("a value out of range changes nothing and is named in the complaint") {
    Sample sample;
    for (const char* bad : {"0", "1025", "-1", "abc", "16MB", "", "99999999999999999999", "1.5"}) {
        const std::string complaint = sample.set(std::string("name Hash value ") + bad);
        INFO(bad);
        CHECK(complaint ==
              "Hash: expected a number from 1 to 1024, not '" + std::string(bad) + "'; nothing changed");
    }
    CHECK_FALSE(sample.spin.has_value());
    CHECK_FALSE(sample.set("name Ponder value 1").empty());
    CHECK_FALSE(sample.set("name Ponder").empty());
    CHECK_FALSE(sample.check.has_value());
    CHECK(sample.set("name UCI_Variant value checkers").find("chess, opulent") != std::string::npos);
    CHECK_FALSE(sample.combo.has_value());
}

TEST_CASE("a combo knows choices that came later") {
    Sample sample;
    sample.choices.emplace_back("mygame");
    CHECK(sample.set("name UCI_Variant value mygame").empty());
    CHECK(sample.combo == "mygame");
}

TEST_CASE("setoption without a name or with an unknown one is a complaint") {
    Sample sample;
    CHECK(sample.set("Hash value 3").find("expected 'setoption name") != std::string::npos);
    CHECK(sample.set("").find("expected 'setoption name") != std::string::npos);
    CHECK(sample.set("name").find("name is missing") != std::string::npos);
    CHECK(sample.set("name value 3").find("name is missing") != std::string::npos);
    CHECK(sample.set("name Contempt value 3") == "no such option: 'Contempt'");
}
