#include "pgn/pgn_words.h"

#include <algorithm>
#include <array>

namespace tenfold {

namespace {

template <class Value>
struct Sign {
    std::string_view text;
    Value value;
};

template <class Value, std::size_t N>
std::optional<Value> value_of(std::string_view text, const std::array<Sign<Value>, N>& signs) noexcept {
    const auto found =
        std::find_if(signs.begin(), signs.end(), [&](const Sign<Value>& s) { return s.text == text; });
    return found != signs.end() ? std::optional(found->value) : std::nullopt;
}

/// Numbers of the PGN standard, section 10.
constexpr std::array<Sign<int>, 6> kMoveGlyphs{
    {{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}}};
constexpr std::array<Sign<int>, 14> kPositionGlyphs{{{"=", 10},
                                                     {"+=", 14},
                                                     {"+/=", 14},
                                                     {"\xE2\xA9\xB2", 14},
                                                     {"=+", 15},
                                                     {"=/+", 15},
                                                     {"\xE2\xA9\xB1", 15},
                                                     {"+/-", 16},
                                                     {"\xC2\xB1", 16},
                                                     {"-/+", 17},
                                                     {"\xE2\x88\x93", 17},
                                                     {"+-", 18},
                                                     {"-+", 19},
                                                     {"\xE2\x88\x9E", 13}}};
/// What may stand apart from its move and tells nothing new.
constexpr std::array<std::string_view, 6> kMarks{"+", "++", "#", "e.p.", "ep", "(=)"};

constexpr std::string_view kDigits = "0123456789";

/// "12.", "12...", "...", "12"; but not "0000", the pass.
std::string_view without_number(std::string_view word) noexcept {
    const std::size_t digits = std::min(word.find_first_not_of(kDigits), word.size());
    const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
    const bool is_number = end > digits || (digits == word.size() && word != "0000");
    return is_number ? word.substr(end) : word;
}

}  // namespace

std::optional<PgnResult> parse_result(std::string_view word) noexcept {
    constexpr std::array<Sign<double>, 7> kResults{{{"1-0", 1},
                                                    {"0-1", 0},
                                                    {"1/2-1/2", 0.5},
                                                    {"1/2", 0.5},
                                                    {"\xC2\xBD-\xC2\xBD", 0.5},
                                                    {"3/4-1/4", 0.75},
                                                    {"1/4-3/4", 0.25}}};
    if (word == "*") {
        return PgnResult{};
    }
    const std::optional<double> scores = value_of(word, kResults);
    return scores ? std::optional(PgnResult{scores}) : std::nullopt;
}

PgnWord take_apart(std::string_view word) noexcept {
    PgnWord result;
    word = without_number(word);
    if (std::find(kMarks.begin(), kMarks.end(), word) != kMarks.end()) {
        return result;
    }
    result.glyph = value_of(word, kPositionGlyphs);
    if (result.glyph) {
        return result;
    }
    const std::size_t end = word.find_last_not_of("!?") + 1;
    result.glyph = value_of(word.substr(end), kMoveGlyphs);
    result.move = word.substr(0, end);
    return result;
}

}  // namespace tenfold
