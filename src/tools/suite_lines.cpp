#include "tools/suite_lines.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/characters.h"
#include "core/read_line.h"

namespace tenfold {

namespace {

constexpr std::string_view kBlanks = " \t\r";

/// Where the field that begins there ends: at its semicolon or the line's end.
std::size_t end_of_field(std::string_view line, std::size_t start) {
    bool quoted = false;
    for (std::size_t i = start; i < line.size(); ++i) {
        quoted = quoted != (line[i] == '"');
        if (line[i] == ';' && !quoted) {
            return i;
        }
    }
    return line.size();
}

std::optional<std::string> read_suite_line(std::istream& in, const std::string& source, int number) {
    constexpr std::size_t kLongestLine = 10'000;
    try {
        return read_line(in, kLongestLine);
    } catch (const std::runtime_error& error) {
        throw std::runtime_error(fmt::format("{}:{}: {}", source, number, error.what()));
    }
}

}  // namespace

std::string_view SuiteFields::take() {
    start_ = std::min(next_, line_.size());
    const std::size_t end = end_of_field(line_, start_);
    next_ = end + 1;
    return trimmed(line_.substr(start_, end - start_), kBlanks);
}

Diagnostic SuiteFields::wrong(std::string message) const {
    Diagnostic d;
    d.column = static_cast<int>(start_) + 1;
    d.message = std::move(message);
    return d;
}

SuiteWords split_first_word(std::string_view field) {
    const std::size_t blank = field.find_first_of(kBlanks);
    return blank == std::string_view::npos
               ? SuiteWords{field, {}}
               : SuiteWords{field.substr(0, blank), trimmed(field.substr(blank), kBlanks)};
}

void for_each_suite_line(std::istream& in, const std::string& source,
                         const std::function<void(std::string_view, int)>& use) {
    for (int number = 1;; ++number) {
        const std::optional<std::string> line = read_suite_line(in, source, number);
        if (!line) {
            return;
        }
        const std::string_view text = trimmed(*line, kBlanks);
        if (!text.empty() && text.front() != '#') {
            use(*line, number);
        }
    }
}

}  // namespace tenfold
