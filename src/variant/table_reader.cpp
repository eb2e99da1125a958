#include "variant/table_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/did_you_mean.h"
#include "core/quoted.h"
#include "variant/key_places.h"

namespace tenfold {

namespace {

std::string_view kind_of(const toml::node& node) {
    switch (node.type()) {
        case toml::node_type::table:
            return "a table";
        case toml::node_type::array:
            return "a list";
        case toml::node_type::string:
            return "a string";
        case toml::node_type::integer:
            return "a whole number";
        case toml::node_type::floating_point:
            return "a fraction";
        case toml::node_type::boolean:
            return "true or false";
        case toml::node_type::date:
        case toml::node_type::time:
        case toml::node_type::date_time:
            return "a date or time";
        case toml::node_type::none:
            break;
    }
    return "nothing";
}

/// Written as `[name]`, not as `name = { ... }`.
bool is_section(const toml::node& node) {
    return node.is_table() && !node.as_table()->is_inline();
}

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

}  // namespace

const toml::node* TableReader::node(std::string_view key) {
    if (!was_asked_for(key)) {
        asked_.emplace_back(key);
    }
    return table_ == nullptr ? nullptr : table_->get(key);
}

std::optional<Text> TableReader::text(std::string_view key) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_string()) {
        wrong_type(key, *value, "a string");
        return std::nullopt;
    }
    return Text{value->as_string()->get(), place(value->source())};
}

std::optional<Text> TableReader::line(std::string_view key) {
    std::optional<Text> found = text(key);
    if (!found) {
        return std::nullopt;
    }
    const auto bad = std::find_if(found->value.begin(), found->value.end(), is_control);
    if (bad != found->value.end()) {
        report_.error_in(*found, static_cast<std::size_t>(bad - found->value.begin()),
                         fmt::format("'{}' must be one line of text without control characters", key));
        return std::nullopt;
    }
    return found;
}

std::optional<Text> TableReader::title(std::string_view key, std::size_t most) {
    std::optional<Text> found = line(key);
    if (found && found->value.find_first_not_of(' ') == std::string::npos) {
        report_.error(found->where, fmt::format("'{}' is empty", key));
        return std::nullopt;
    }
    if (found && found->value.size() > most) {
        report_.error(found->where,
                      fmt::format("'{}' has {} bytes, more than {}", key, found->value.size(), most));
        return std::nullopt;
    }
    return found;
}

std::optional<Text> TableReader::letters(std::string_view key) {
    std::optional<Text> found = line(key);
    if (found && found->value.size() > kMostLetters) {
        report_.error(found->where, fmt::format("'{}' has {} letters; there are {}", key, found->value.size(),
                                                kMostLetters));
        return std::nullopt;
    }
    return found;
}

std::optional<std::vector<Text>> TableReader::texts(std::string_view key) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_array()) {
        wrong_type(key, *value, "a list of strings");
        return std::nullopt;
    }
    std::vector<Text> result;
    for (const toml::node& element : *value->as_array()) {
        if (element.is_string()) {
            result.push_back({element.as_string()->get(), place(element.source())});
        } else {
            wrong_type(key, element, "a list of strings");
        }
    }
    return result;
}

std::optional<bool> TableReader::boolean(std::string_view key) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_boolean()) {
        wrong_type(key, *value, "true or false");
        return std::nullopt;
    }
    return value->as_boolean()->get();
}

std::optional<Number> TableReader::integer(std::string_view key, Bounds bounds) {
    const toml::node* value = node(key);
    return value == nullptr ? std::nullopt : integer_of(key, *value, bounds);
}

std::optional<std::vector<Number>> TableReader::integers(std::string_view key, Bounds bounds) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_array()) {
        wrong_type(key, *value, "a list of whole numbers");
        return std::nullopt;
    }
    std::vector<Number> result;
    for (const toml::node& element : *value->as_array()) {
        if (const auto number = integer_of(key, element, bounds)) {
            result.push_back(*number);
        }
    }
    return result;
}

std::optional<Number> TableReader::integer_of(std::string_view key, const toml::node& node, Bounds bounds) {
    if (!node.is_integer()) {
        wrong_type(key, node, fmt::format("a whole number from {} to {}", bounds.least, bounds.most));
        return std::nullopt;
    }
    const std::int64_t value = node.as_integer()->get();
    if (value < bounds.least || value > bounds.most) {
        report_.error(place(node.source()), fmt::format("'{}' must be from {} to {}, not {}", key,
                                                        bounds.least, bounds.most, value));
        return std::nullopt;
    }
    return Number{static_cast<int>(value), place(node.source())};
}

std::optional<Weight> TableReader::weight(std::string_view key, Bounds bounds) {
    const toml::node* value = node(key);
    return value == nullptr ? std::nullopt : weight_of(key, *value, bounds);
}

std::optional<Weight> TableReader::unit(std::string_view key, Bounds bounds) {
    const toml::node* value = node(key);
    const std::optional<double> both = value == nullptr ? std::nullopt : fraction_of(key, *value, bounds);
    return both ? std::optional(Weight{*both, *both}) : std::nullopt;
}

std::optional<std::vector<Weight>> TableReader::weights(std::string_view key, Bounds bounds,
                                                        std::size_t count) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_array()) {
        wrong_type(key, *value, fmt::format("a list of {} weights", count));
        return std::nullopt;
    }
    const toml::array& list = *value->as_array();
    if (list.size() != count) {
        report_.error(place(value->source()),
                      fmt::format("'{}' must be a list of {} weights, not {}", key, count, list.size()));
        return std::nullopt;
    }
    std::vector<Weight> result;
    for (const toml::node& element : list) {
        if (const auto weight = weight_of(key, element, bounds)) {
            result.push_back(*weight);
        }
    }
    return result.size() == count ? std::optional(std::move(result)) : std::nullopt;
}

std::optional<Weight> TableReader::weight_of(std::string_view key, const toml::node& node, Bounds bounds) {
    if (!node.is_array()) {
        const std::optional<double> both = fraction_of(key, node, bounds);
        return both ? std::optional(Weight{*both, *both}) : std::nullopt;
    }
    const toml::array& list = *node.as_array();
    if (list.size() != 2) {
        report_.error(place(node.source()),
                      fmt::format("'{}' must be a number or [middle game, end game], not a list of {}", key,
                                  list.size()));
        return std::nullopt;
    }
    const std::optional<double> middle = fraction_of(key, list[0], bounds);
    const std::optional<double> end = fraction_of(key, list[1], bounds);
    return middle && end ? std::optional(Weight{*middle, *end}) : std::nullopt;
}

std::optional<double> TableReader::fraction_of(std::string_view key, const toml::node& node, Bounds bounds) {
    if (!node.is_number()) {
        wrong_type(key, node, fmt::format("a number from {} to {}", bounds.least, bounds.most));
        return std::nullopt;
    }
    const double value =
        node.is_integer() ? static_cast<double>(node.as_integer()->get()) : node.as_floating_point()->get();
    if (!(value >= bounds.least && value <= bounds.most)) {  // this way round for "nan"
        report_.error(place(node.source()), fmt::format("'{}' must be from {} to {}, not {}", key,
                                                        bounds.least, bounds.most, value));
        return std::nullopt;
    }
    return value;
}

TableReader TableReader::section(std::string_view key) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return {nullptr, where_, report_};
    }
    if (!value->is_table()) {
        wrong_type(key, *value, "a table");
        return {nullptr, place(value->source()), report_};
    }
    return {value->as_table(), place(value->source()), report_};
}

std::optional<std::vector<TableReader>> TableReader::sections(std::string_view key) {
    const toml::node* value = node(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_array()) {
        wrong_type(key, *value, "a list of tables");
        return std::nullopt;
    }
    std::vector<TableReader> result;
    for (const toml::node& element : *value->as_array()) {
        if (element.is_table()) {
            result.emplace_back(element.as_table(), place(element.source()), report_);
        } else {
            wrong_type(key, element, "a list of tables");
        }
    }
    return result;
}

std::vector<Text> TableReader::keys() const {
    std::vector<Text> result;
    if (table_ != nullptr) {
        for (const auto& [key, value] : *table_) {
            result.push_back({std::string(key.str()), place(key.source())});
        }
    }
    std::stable_sort(result.begin(), result.end(), [](const Text& a, const Text& b) {
        return std::tie(a.where.line, a.where.column) < std::tie(b.where.line, b.where.column);
    });
    return result;
}

void TableReader::finish() {
    for (const Text& key : keys()) {
        if (was_asked_for(key.value)) {
            continue;
        }
        report_.error(key.where,
                      fmt::format("unknown {} {}{}", is_section(*table_->get(key.value)) ? "section" : "key",
                                  quoted(key.value), report_.is_full() ? "" : hint_for(key.value)));
    }
}

std::string TableReader::hint_for(std::string_view key) const {
    if (std::string hint = did_you_mean(key, asked_); !hint.empty()) {
        return hint;
    }
    const std::string_view place = place_of_key(key);
    return place.empty() ? fmt::format("; known here: {}", fmt::join(asked_, ", "))
                         : fmt::format("; it belongs {}", place);
}

void TableReader::wrong_type(std::string_view key, const toml::node& node, std::string_view expected) {
    report_.error(place(node.source()), fmt::format("'{}' must be {}, not {}", key, expected, kind_of(node)));
}

Location TableReader::place(const toml::source_region& region) const {
    return {report_.source(), static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

bool TableReader::was_asked_for(std::string_view key) const {
    return std::find(asked_.begin(), asked_.end(), key) != asked_.end();
}

}  // namespace tenfold
