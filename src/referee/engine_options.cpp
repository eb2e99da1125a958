#include "referee/engine_options.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <map>

#include "core/characters.h"
#include "core/did_you_mean.h"
#include "core/number.h"
#include "core/quoted.h"
#include "referee/presets.h"

namespace tenfold::referee {

namespace {

/// Sets what a key is about; returns what is wrong with the value, or nothing.
using Setter = std::function<std::string(EngineSettings&, const std::string&)>;

constexpr std::string_view kOptionPrefix = "option.";

std::string set_time_control(EngineSettings& engine, const std::string& value) {
    const Result<std::optional<TimeControl>, std::string> control = parse_time_control(value);
    if (!control) {
        return control.error();
    }
    engine.limits.clock = control.value();
    return "";
}

std::string set_move_time(EngineSettings& engine, const std::string& value) {
    engine.limits.move_time = parse_seconds(value);
    const bool is_right = engine.limits.move_time > Millis(0);
    return is_right ? "" : fmt::format("expected seconds above 0, not {}", tenfold::quoted(value));
}

std::string set_margin(EngineSettings& engine, const std::string& value) {
    const auto margin = parse_number<int>(value);
    if (!margin || *margin < 0) {
        return fmt::format("expected milliseconds, not {}", tenfold::quoted(value));
    }
    engine.limits.margin = Millis(*margin);
    return "";
}

std::string set_patience(EngineSettings& engine, const std::string& value) {
    constexpr int kMost = 86'400;
    const auto seconds = parse_number<int>(value);
    if (!seconds || *seconds < 1 || *seconds > kMost) {
        return fmt::format("expected seconds from 1 to {}, not {}", kMost, tenfold::quoted(value));
    }
    engine.patience = std::chrono::seconds(*seconds);
    return "";
}

template <class Number>
std::string set_count(std::optional<Number>& target, const std::string& value) {
    const auto number = parse_number<Number>(value);
    if (!number || *number < 1) {
        return fmt::format("expected a number above 0, not {}", tenfold::quoted(value));
    }
    target = number;
    return "";
}

std::string set_depth(EngineSettings& engine, const std::string& value) {
    return set_count(engine.limits.depth, value);
}

std::string set_protocol(EngineSettings& engine, const std::string& value) {
    if (value != "uci" && value != "xboard" && value != "cecp") {
        return fmt::format("expected uci or xboard, not {}", tenfold::quoted(value));
    }
    engine.protocol = value == "uci" ? ProtocolKind::Uci : ProtocolKind::Xboard;
    return "";
}

/// "S:C,V:W": our letter, its letter.
std::string set_letters(EngineSettings& engine, const std::string& value) {
    constexpr std::size_t kPart = 3;
    for (std::size_t i = 0; i < value.size(); i += kPart + 1) {
        const std::string part = value.substr(i, kPart);
        const bool is_pair = part.size() == kPart && part[1] == ':' &&
                             std::isalpha(static_cast<unsigned char>(part[0])) != 0 &&
                             std::isalpha(static_cast<unsigned char>(part[2])) != 0;
        if (!is_pair || (i + kPart < value.size() && value[i + kPart] != ',')) {
            return fmt::format("expected our letters and the engine's, as in S:C,V:W, not {}",
                               tenfold::quoted(value));
        }
        const auto upper = [](char c) {
            return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        };
        engine.dialect.letters[upper(part[0])] = upper(part[2]);
    }
    return "";
}

std::string set_ranks(EngineSettings& engine, const std::string& value) {
    if (value != "0" && value != "1") {
        return fmt::format("the lowest rank is 0 or 1, not {}", tenfold::quoted(value));
    }
    engine.dialect.counts_ranks_from_0 = value == "0";
    return "";
}

std::string set_restart(EngineSettings& engine, const std::string& value) {
    if (value != "on" && value != "off") {
        return fmt::format("expected on or off, not {}", tenfold::quoted(value));
    }
    engine.restarts = value == "on";
    return "";
}

std::string set_preset(EngineSettings& engine, const std::string& value) {
    if (apply_preset(engine, value)) {
        return "";
    }
    return fmt::format("{} is unknown{}", tenfold::quoted(value), did_you_mean(value, preset_names()));
}

/// It gets into lines that programs read and people see.
std::string set_name(EngineSettings& engine, const std::string& value) {
    const std::vector<std::string_view> characters = characters_of(value);
    if (value.empty() || !std::all_of(characters.begin(), characters.end(), is_printable)) {
        return fmt::format("expected a name of characters that can be printed, not {}",
                           tenfold::quoted(value));
    }
    engine.name = value;
    return "";
}

std::string set_arguments(EngineSettings& engine, const std::string& value) {
    std::optional<std::vector<std::string>> words = split_arguments(value);
    if (!words) {
        return fmt::format("a quotation mark isn't closed in {}", tenfold::quoted(value));
    }
    engine.launch.arguments = *std::move(words);
    return "";
}

/// A setter for a text that must not be empty.
Setter text_setter(std::string& (*target)(EngineSettings&)) {
    return [target](EngineSettings& engine, const std::string& value) -> std::string {
        target(engine) = value;
        return value.empty() ? "nothing follows the '='" : "";
    };
}

const std::map<std::string, Setter, std::less<>>& setters() {
    static const std::map<std::string, Setter, std::less<>> table{
        {"cmd", text_setter([](EngineSettings& e) -> std::string& { return e.launch.program; })},
        {"name", set_name},
        {"dir", text_setter([](EngineSettings& e) -> std::string& { return e.launch.folder; })},
        {"stderr", text_setter([](EngineSettings& e) -> std::string& { return e.launch.errors; })},
        {"variant", text_setter([](EngineSettings& e) -> std::string& { return e.dialect.variant; })},
        {"args", set_arguments},
        {"proto", set_protocol},
        {"tc", set_time_control},
        {"st", set_move_time},
        {"timemargin", set_margin},
        {"nodes", [](EngineSettings& engine,
                     const std::string& value) { return set_count(engine.limits.nodes, value); }},
        {"depth", set_depth},
        {"plies", set_depth},
        {"patience", set_patience},
        {"letters", set_letters},
        {"ranks", set_ranks},
        {"preset", set_preset},
        {"restart", set_restart},
    };
    return table;
}

void set_option(EngineSettings& engine, const std::string& name, const std::string& value) {
    const auto known = std::find_if(engine.options.begin(), engine.options.end(),
                                    [&](const auto& option) { return option.first == name; });
    if (known != engine.options.end()) {
        known->second = value;
    } else {
        engine.options.emplace_back(name, value);
    }
}

std::string set(EngineSettings& engine, const KeyValue& word) {
    const auto& [key, value] = word;
    if (key.starts_with(kOptionPrefix)) {
        set_option(engine, key.substr(kOptionPrefix.size()), value);
        return "";
    }
    const auto setter = setters().find(key);
    if (setter == setters().end()) {
        std::vector<std::string> known;
        for (const auto& [name, function] : setters()) {
            known.push_back(name);
        }
        return fmt::format("unknown key {}{}", tenfold::quoted(key), did_you_mean(key, known));
    }
    const std::string complaint = setter->second(engine, value);
    return complaint.empty() ? "" : fmt::format("{}: {}", key, complaint);
}

}  // namespace

Result<KeyValue, std::string> parse_key_value(std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos || equals == 0) {
        return fmt::format("expected key=value, not {}", tenfold::quoted(word));
    }
    return KeyValue(word.substr(0, equals), word.substr(equals + 1));
}

Result<EngineSettings, std::string> engine_of(const std::vector<KeyValue>& words) {
    EngineSettings engine;
    for (const KeyValue& word : words) {
        if (std::string complaint = set(engine, word); !complaint.empty()) {
            return complaint;
        }
    }
    if (engine.launch.program.empty()) {
        return std::string("cmd= is missing: the program to run");
    }
    if (engine.name.empty()) {
        const std::string file = std::filesystem::path(engine.launch.program).filename().string();
        if (const std::string complaint = set_name(engine, file); !complaint.empty()) {
            return fmt::format("name= is missing, and of the program's name, {}", complaint);
        }
    }
    const Limits& limits = engine.limits;
    if (!limits.clock && !limits.move_time && !limits.nodes && !limits.depth) {
        return fmt::format("{} has no limit; give it tc=, st=, nodes= or depth=",
                           tenfold::quoted(engine.name));
    }
    if (engine.protocol == ProtocolKind::Xboard && limits.nodes) {
        return fmt::format("{}: nodes= has no word in the xboard protocol", tenfold::quoted(engine.name));
    }
    return engine;
}

std::optional<std::vector<std::string>> split_arguments(std::string_view text) {
    std::vector<std::string> words;
    bool in_quotes = false;
    bool in_word = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape =
            text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
        if (!in_quotes && !is_escape && (text[i] == ' ' || text[i] == '\t')) {
            in_word = false;
            continue;
        }
        if (!in_word) {
            words.emplace_back();
            in_word = true;
        }
        if (text[i] == '"') {
            in_quotes = !in_quotes;
        } else {
            words.back() += text[is_escape ? ++i : i];
        }
    }
    return in_quotes ? std::nullopt : std::optional(std::move(words));
}

}  // namespace tenfold::referee
