#ifndef TENFOLD_PGN_PGN_LEXER_H
#define TENFOLD_PGN_PGN_LEXER_H

#include <istream>
#include <string>

namespace tenfold {

/// A piece of a PGN file.
struct PgnToken {
    enum class Kind {
        Tag,      ///< `text` is its name, `value` its value
        Comment,  ///< `text` is what stands between the braces or behind the semicolon
        Glyph,    ///< `text` is the number behind '$'
        Open,
        Close,
        Word,     ///< a move, a number, a result: whatever stands between blanks
        Trouble,  ///< `text` says what is wrong; reading can go on behind it
        End,
    };
    Kind kind = Kind::End;
    std::string text;
    std::string value;
    int line = 0;
};

/// Cuts a PGN file into tokens. Knows nothing of games: tags may stand anywhere.
///
/// Lines may end with CR LF; a byte order mark and lines that begin with '%' are passed over.
class PgnLexer {
public:
    /// `in` must outlive the lexer.
    explicit PgnLexer(std::istream& in) : in_(in) {}

    /// Throws std::runtime_error, saying why, if the input can't be read; line() tells where.
    [[nodiscard]] PgnToken next();
    /// The line that was read last, 1 first.
    [[nodiscard]] int line() const noexcept { return line_; }

private:
    /// Goes to the next line; false at the end of the input.
    bool fetch_line();
    [[nodiscard]] bool at_line_end() const noexcept { return place_ >= text_.size(); }
    [[nodiscard]] char current() const noexcept { return text_[place_]; }
    void skip_blanks() noexcept;

    PgnToken tag();
    /// The tag's value, up to a quotation mark that only ']' follows, or false without one.
    bool take_value(std::string& value);
    PgnToken brace_comment();
    PgnToken glyph();
    PgnToken word();
    [[nodiscard]] PgnToken made(PgnToken::Kind kind, std::string text = "") const;

    std::istream& in_;
    std::string text_;  ///< the line
    std::size_t place_ = 0;
    int line_ = 0;
};

}  // namespace tenfold

#endif
