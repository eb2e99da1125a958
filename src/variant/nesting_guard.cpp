#include "variant/nesting_guard.h"

#include <algorithm>

namespace tenfold {

namespace {

/// The end of the string that begins at `begin`: behind its closing quotes, or where it breaks off.
std::size_t end_of_string(std::string_view toml, std::size_t begin) {
    const char quote = toml[begin];
    const std::string_view triple = quote == '"' ? "\"\"\"" : "'''";
    const bool several_lines = toml.substr(begin, 3) == triple;
    const std::string_view closing = triple.substr(0, several_lines ? 3 : 1);
    std::size_t at = begin + closing.size();
    while (at < toml.size() && toml.substr(at, closing.size()) != closing) {
        if (toml[at] == '\n' && !several_lines) {
            return at;
        }
        at += quote == '"' && toml[at] == '\\' ? std::size_t{2} : 1;
    }
    return std::min(toml.size(), at + closing.size());
}

}  // namespace

std::optional<int> line_that_nests_too_deep(std::string_view toml) {
    int line = 1;
    int dots = 0;
    std::size_t at = 0;
    while (at < toml.size()) {
        const char c = toml[at];
        if (c == '"' || c == '\'') {
            const std::size_t end = end_of_string(toml, at);
            line += static_cast<int>(std::count(toml.begin() + static_cast<std::ptrdiff_t>(at),
                                                toml.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
            at = end;
            continue;
        }
        if (c == '#') {
            at = std::min(toml.find('\n', at), toml.size());
            continue;
        }
        dots += c == '.' ? 1 : 0;
        if (dots > kMostDots) {
            return line;
        }
        if (c == '\n') {
            ++line;
            dots = 0;
        }
        ++at;
    }
    return std::nullopt;
}

}  // namespace tenfold
