#include "pgn/pgn_lexer.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "core/read_line.h"

namespace tenfold {

namespace {

using Kind = PgnToken::Kind;

constexpr std::string_view kBlanks = " \t\r\v\f";

bool is_blank(char c) noexcept {
    return kBlanks.find(c) != std::string_view::npos;
}

/// Somebody forgot to close a comment if the next game begins in it.
bool begins_game(std::string_view line) noexcept {
    return line.starts_with("[Event \"");
}

}  // namespace

bool PgnLexer::fetch_line() {
    constexpr std::size_t kMostBytes = 1U << 24U;
    std::optional<std::string> read = read_line(in_, kMostBytes);
    if (!read) {
        return false;
    }
    text_ = *std::move(read);
    place_ = text_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    ++line_;
    return true;
}

void PgnLexer::skip_blanks() noexcept {
    while (!at_line_end() && is_blank(current())) {
        ++place_;
    }
}

PgnToken PgnLexer::made(Kind kind, std::string text) const {
    return {kind, std::move(text), "", line_};
}

PgnToken PgnLexer::next() {
    skip_blanks();
    while (at_line_end()) {
        do {
            if (!fetch_line()) {
                return made(Kind::End);
            }
        } while (!at_line_end() && current() == '%');
        skip_blanks();
    }
    switch (current()) {
        case '[':
            return tag();
        case '{':
            return brace_comment();
        case ';':
            return made(Kind::Comment, text_.substr(std::exchange(place_, text_.size()) + 1));
        case '$':
            return glyph();
        case '(':
            ++place_;
            return made(Kind::Open);
        case ')':
            ++place_;
            return made(Kind::Close);
        case '}':
            ++place_;
            return made(Kind::Trouble, "a '}' without a '{' before it");
        default:
            return word();
    }
}

bool PgnLexer::take_value(std::string& value) {
    for (; !at_line_end(); ++place_) {
        const char c = current();
        const char following = place_ + 1 < text_.size() ? text_[place_ + 1] : '\0';
        if (c == '\\' && (following == '"' || following == '\\')) {
            value += following;
            ++place_;
        } else if (c == '"') {
            // Many forget to escape a mark inside the value: only before ']' does it end it.
            const std::size_t behind = text_.find_first_not_of(kBlanks, place_ + 1);
            if (behind != std::string::npos && text_[behind] == ']') {
                place_ = behind + 1;
                return true;
            }
            value += c;
        } else {
            value += c;
        }
    }
    return false;
}

PgnToken PgnLexer::tag() {
    ++place_;
    skip_blanks();
    PgnToken token = made(Kind::Tag);
    while (!at_line_end() && !is_blank(current()) && current() != '"' && current() != ']') {
        token.text += text_[place_++];
    }
    skip_blanks();
    const bool opened = !at_line_end() && current() == '"';
    place_ += opened ? 1 : 0;
    if (token.text.empty() || !opened || !take_value(token.value)) {
        place_ = text_.size();
        return made(Kind::Trouble, "expected a tag like [White \"Name\"]");
    }
    return token;
}

PgnToken PgnLexer::brace_comment() {
    constexpr std::size_t kLongestComment = 1U << 20U;
    PgnToken token = made(Kind::Comment);
    ++place_;
    while (true) {
        const std::size_t end = std::min(text_.find('}', place_), text_.size());
        token.text.append(text_, place_, end - place_);
        place_ = std::min(end + 1, text_.size());
        if (end < text_.size()) {
            break;
        }
        const bool more = fetch_line();
        if (!more || begins_game(text_)) {
            return {Kind::Trouble, "the comment that begins here has no '}'", "", token.line};
        }
        if (token.text.size() > kLongestComment) {
            token.text.clear();
            token.kind = Kind::Trouble;
        }
        token.text += ' ';
    }
    if (token.kind == Kind::Trouble) {
        token.text = fmt::format("the comment that begins here has more than {} bytes", kLongestComment);
    }
    return token;
}

PgnToken PgnLexer::glyph() {
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", place_ + 1), text_.size());
    PgnToken token = made(Kind::Glyph, text_.substr(place_ + 1, end - place_ - 1));
    place_ = end;
    return token;
}

PgnToken PgnLexer::word() {
    constexpr std::string_view kEnds = " \t\r\v\f{}()[;$*";
    const std::size_t end =
        current() == '*' ? place_ + 1 : std::min(text_.find_first_of(kEnds, place_), text_.size());
    PgnToken token = made(Kind::Word, text_.substr(place_, end - place_));
    place_ = end;
    return token;
}

}  // namespace tenfold
