#include "pgn/san_text.h"

#include <array>

namespace tenfold::san {

namespace {

bool is_upper(char c) noexcept {
    return c >= 'A' && c <= 'Z';
}
bool is_lower(char c) noexcept {
    return c >= 'a' && c <= 'z';
}
bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}
bool is_file(char c) noexcept {
    return c >= 'a' && c < 'a' + kMaxFiles;
}

/// Removes "=Q", "/Q", "Q" or "q" from the end of a move.
std::optional<char> take_promotion(std::string_view& text) {
    if (text.size() < 3 || !(is_upper(text.back()) || is_lower(text.back()))) {
        return std::nullopt;
    }
    const char letter = text.back();
    const char before = text[text.size() - 2];
    const bool signed_so = before == '=' || before == '/';
    if (!signed_so && !is_digit(before)) {
        return std::nullopt;
    }
    text.remove_suffix(signed_so ? 2 : 1);
    return letter;
}

/// Removes a rank's one or two digits from the front.
std::optional<int> take_rank(std::string_view& text) noexcept {
    int rank = 0;
    while (!text.empty() && is_digit(text.front()) && rank < kMaxRanks) {
        rank = 10 * rank + (text.front() - '0');
        text.remove_prefix(1);
    }
    return rank >= 1 && rank <= kMaxRanks ? std::optional(rank - 1) : std::nullopt;
}

/// Removes what is said of the origin, unless that is a whole square.
Origin take_origin(std::string_view& text) noexcept {
    std::string_view rest = text;
    Origin origin;
    if (!rest.empty() && is_file(rest.front()) && (rest.size() < 2 || !is_digit(rest[1]))) {
        origin.file = rest.front() - 'a';
        rest.remove_prefix(1);
    } else if (!rest.empty() && is_digit(rest.front())) {
        origin.rank = take_rank(rest);
    }
    text = rest;
    return origin;
}

/// Removes an 'x' (or ':', as some write) or a '-' from the front; '\0' if there is none.
char take_sign(std::string_view& text) noexcept {
    if (text.empty() || (text.front() != 'x' && text.front() != ':' && text.front() != '-')) {
        return '\0';
    }
    const char sign = text.front() == '-' ? '-' : 'x';
    text.remove_prefix(1);
    return sign;
}

}  // namespace

std::string_view without_suffix(std::string_view text) noexcept {
    constexpr std::string_view kMarks = "+#!?=";
    constexpr std::array<std::string_view, 3> kEnPassant{"e.p.", "e.p", "ep"};
    for (bool found = true; found;) {
        found = false;
        while (!text.empty() && kMarks.find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        }
        for (const std::string_view words : kEnPassant) {
            if (text.size() > words.size() && text.ends_with(words)) {
                text.remove_suffix(words.size());
                found = true;
            }
        }
    }
    return text;
}

std::optional<SanText> split(std::string_view text) {
    SanText move;
    move.promotion = take_promotion(text);
    if (!text.empty() && is_upper(text.front())) {
        move.letter = text.front();
        text.remove_prefix(1);
    }
    move.origin = take_origin(text);
    bool origin_known = move.origin.file || move.origin.rank;
    while (!text.empty()) {
        const char sign = take_sign(text);
        const std::optional<Square> end = take_square(text);
        if (!end) {
            return std::nullopt;
        }
        const bool is_origin = !origin_known && sign == '\0' && move.ends.empty() && !text.empty();
        origin_known = true;
        move.captures = move.captures || sign == 'x';
        if (is_origin) {
            move.origin = Origin::of(*end);
        } else {
            move.ends.push_back(*end);
        }
    }
    return move.ends.empty() ? std::nullopt : std::optional(move);
}

}  // namespace tenfold::san
