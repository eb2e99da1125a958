#include "pgn/move_text.h"

#include <algorithm>
#include <sstream>

namespace tenfold {

void MoveText::flush() {
    constexpr std::size_t kLineLength = 79;
    if (last_.empty()) {
        return;
    }
    if (column_ > 0) {
        const bool fits = column_ + 1 + last_.size() <= kLineLength;
        out_ << (fits ? ' ' : '\n');
        column_ = fits ? column_ + 1 : 0;
    }
    out_ << last_;
    column_ += last_.size();
    last_.clear();
}

void MoveText::put(std::string_view word) {
    flush();
    last_ = before_next_;
    last_ += word;
    before_next_.clear();
}

void MoveText::put_comment(std::string_view comment) {
    std::string text(comment);
    std::replace(text.begin(), text.end(), '}', ')');
    std::istringstream in(text);
    bool first = true;
    for (std::string word; in >> word; first = false) {
        if (first) {
            put("{" + word);
        } else if (word.front() == '%' || word.front() == '[') {
            last_ += ' ' + word;  // at the beginning of a line these would mean something else
        } else {
            put(word);
        }
    }
    last_ += first ? "" : "}";
}

void MoveText::finish() {
    flush();
    out_ << '\n';
    column_ = 0;
}

}  // namespace tenfold
