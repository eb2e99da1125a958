#include "tools/text_layout.h"

#include <fmt/format.h>
#include <sstream>

#include "core/characters.h"

namespace tenfold {

std::size_t length_of(std::string_view text) {
    return characters_of(text).size();
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        if (!lines.empty() && length_of(lines.back()) + 1 + length_of(word) <= width) {
            lines.back() += " " + word;
        } else {
            lines.push_back(word);
        }
    }
    return lines;
}

std::string indented(std::string_view text, std::string_view margin) {
    std::string result;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start);
        result += fmt::format("{}{}\n", margin, text.substr(start, end - start));
        start = end == std::string_view::npos ? text.size() : end + 1;
    }
    return result;
}

std::string listed(const std::vector<std::string>& items, std::string_view last_word) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        text += i == 0 ? items[i] : last ? fmt::format(" {} {}", last_word, items[i]) : ", " + items[i];
    }
    return text;
}

std::string counted(int number, std::string_view thing) {
    return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

std::string with_article(std::string_view name) {
    const bool vowel = !name.empty() && std::string_view("AEIOaeio").find(name[0]) != std::string_view::npos;
    return fmt::format("{} {}", vowel ? "an" : "a", name);
}

}  // namespace tenfold
