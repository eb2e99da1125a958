#include "protocol/option_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "core/number.h"
#include "core/quoted.h"

namespace tenfold {

namespace {

constexpr std::string_view kEmpty = "<empty>";

std::optional<bool> parse_check(std::string_view text) {
    if (same_word(text, "true")) {
        return true;
    }
    return same_word(text, "false") ? std::optional(false) : std::nullopt;
}

}  // namespace

Result<OptionRequest, std::string> parse_setoption(Words words) {
    if (words.next() != "name") {
        return std::string("setoption: expected 'setoption name NAME [value VALUE]'");
    }
    OptionRequest request;
    while (!words.at_end() && words.peek() != "value") {
        request.name += request.name.empty() ? "" : " ";
        request.name += words.next();
    }
    words.next();
    request.value = words.rest();
    if (request.name.empty()) {
        return std::string("setoption: the option's name is missing");
    }
    return request;
}

void OptionTable::add_check(std::string name, bool initial, std::function<void(bool)> effect) {
    options_.push_back({std::move(name), [initial] { return fmt::format("check default {}", initial); },
                        [effect = std::move(effect)](const std::string& text) -> std::string {
                            const std::optional<bool> value = parse_check(text);
                            if (!value) {
                                return "expected true or false";
                            }
                            effect(*value);
                            return {};
                        }});
}

void OptionTable::add_spin(std::string name, int initial, int min, int max, std::function<void(int)> effect) {
    options_.push_back({std::move(name),
                        [=] { return fmt::format("spin default {} min {} max {}", initial, min, max); },
                        [effect = std::move(effect), min, max](const std::string& text) -> std::string {
                            const std::optional<int> value = parse_number<int>(text);
                            if (!value || *value < min || *value > max) {
                                return fmt::format("expected a number from {} to {}", min, max);
                            }
                            effect(*value);
                            return {};
                        }});
}

void OptionTable::add_combo(std::string name, std::string initial,
                            const std::function<std::vector<std::string>()>& choices,
                            std::function<void(const std::string&)> effect) {
    const auto type = [choices, initial = std::move(initial)] {
        return fmt::format("combo default {} var {}", initial, fmt::join(choices(), " var "));
    };
    const auto set = [choices, effect = std::move(effect)](const std::string& text) -> std::string {
        const std::vector<std::string> known = choices();
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const std::string& choice) { return same_word(choice, text); });
        if (found == known.end()) {
            return fmt::format("expected one of: {}", fmt::join(known, ", "));
        }
        effect(*found);
        return {};
    };
    options_.push_back({std::move(name), type, set});
}

void OptionTable::add_button(std::string name, std::function<void()> effect) {
    options_.push_back({std::move(name), [] { return std::string("button"); },
                        [effect = std::move(effect)](const std::string&) -> std::string {
                            effect();
                            return {};
                        },
                        false});
}

void OptionTable::add_string(std::string name, std::string initial,
                             std::function<void(const std::string&)> effect) {
    const auto type = [initial = std::move(initial)] {
        return fmt::format("string default {}", initial.empty() ? kEmpty : initial);
    };
    options_.push_back(
        {std::move(name), type, [effect = std::move(effect)](const std::string& text) -> std::string {
             effect(text == kEmpty ? std::string() : text);
             return {};
         }});
}

std::vector<std::string> OptionTable::declarations() const {
    std::vector<std::string> lines;
    for (const Option& option : options_) {
        lines.push_back(fmt::format("option name {} type {}", option.name, option.type()));
    }
    return lines;
}

std::string OptionTable::set(const OptionRequest& request) const {
    const auto option = std::find_if(options_.begin(), options_.end(),
                                     [&](const Option& o) { return same_word(o.name, request.name); });
    if (option == options_.end()) {
        return fmt::format("no such option: {}", quoted(request.name));
    }
    const std::string expected = option->set(request.value);
    if (expected.empty() && !option->takes_value && !request.value.empty()) {
        return fmt::format("{} takes no value; {} passed over", option->name, quoted(request.value));
    }
    return expected.empty() ? std::string()
                            : fmt::format("{}: {}, not {}; nothing changed", option->name, expected,
                                          quoted(request.value));
}

}  // namespace tenfold
