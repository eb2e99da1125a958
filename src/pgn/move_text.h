#ifndef TENFOLD_PGN_MOVE_TEXT_H
#define TENFOLD_PGN_MOVE_TEXT_H

#include <ostream>
#include <string>
#include <string_view>

namespace tenfold {

/// Fills lines with words, as PGN wants its move text: shorter than 80 characters.
class MoveText {
public:
    explicit MoveText(std::ostream& out) : out_(out) {}

    void put(std::string_view word);
    /// A comment in braces; nothing for an empty one.
    void put_comment(std::string_view comment);
    /// A parenthesis that belongs to the next or the last word.
    void open() { before_next_ += '('; }
    void close() { last_ += ')'; }
    /// Writes what is left, and ends the line.
    void finish();

private:
    void flush();

    std::ostream& out_;
    std::string before_next_;
    std::string last_;  ///< not yet written
    std::size_t column_ = 0;
};

}  // namespace tenfold

#endif
