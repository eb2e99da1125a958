#include "core/did_you_mean.h"

#include <algorithm>
#include <utility>

namespace tenfold {

namespace {

constexpr std::size_t kMostSuggestions = 3;
/// A longer word is no slip of anything; bounds the work on hostile input.
constexpr std::size_t kLongestWord = 64;

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return result;
}

/// One slip in a short word, a third of a long one.
std::size_t tolerated_slips(std::size_t length) {
    return std::max<std::size_t>(1, length / 3);
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
    using Row = std::vector<std::size_t>;
    Row two_back(b.size() + 1);
    Row previous(b.size() + 1);
    Row current(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) {
        previous[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            current[j] = std::min({previous[j] + 1, current[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                current[j] = std::min(current[j], two_back[j - 2] + 1);
            }
        }
        std::swap(two_back, previous);
        std::swap(previous, current);
    }
    return previous[b.size()];
}

std::vector<std::string> near_misses(std::string_view word, const std::vector<std::string>& words) {
    if (word.size() > kLongestWord) {
        return {};
    }
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const std::string& candidate : words) {
        const std::size_t distance = edit_distance(lower(word), lower(candidate));
        if (distance <= tolerated_slips(std::max(word.size(), candidate.size())) &&
            distance < candidate.size()) {
            found.emplace_back(distance, candidate);
        }
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> nearest;
    for (std::size_t i = 0; i < found.size() && i < kMostSuggestions; ++i) {
        nearest.push_back(found[i].second);
    }
    return nearest;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& words) {
    const std::vector<std::string> nearest = near_misses(word, words);
    if (nearest.empty()) {
        return "";
    }
    std::string text = "; did you mean '" + nearest[0] + "'";
    for (std::size_t i = 1; i < nearest.size(); ++i) {
        text += (i + 1 == nearest.size() ? " or '" : ", '") + nearest[i] + "'";
    }
    return text + "?";
}

}  // namespace tenfold
