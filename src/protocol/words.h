#ifndef TENFOLD_PROTOCOL_WORDS_H
#define TENFOLD_PROTOCOL_WORDS_H

#include <string>
#include <string_view>

namespace tenfold {

/// Reads a command line word by word. Words are separated by any run of blanks, tabs and the like, so
/// that a carriage return at the line's end counts for nothing. A view: the text must outlive it.
class Words {
public:
    explicit Words(std::string_view line) noexcept;

    [[nodiscard]] bool at_end() const noexcept { return rest_.empty(); }
    /// The word that next() would return; empty at the end.
    [[nodiscard]] std::string_view peek() const noexcept;
    /// Takes a word off the front; empty at the end.
    std::string_view next() noexcept;
    /// All that is left, as written, without blanks at either end.
    [[nodiscard]] std::string_view rest() const noexcept { return rest_; }

private:
    std::string_view rest_;
};

/// Equal but for the case of ASCII letters.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b) noexcept;

/// `text` as a single line that any reader can take: letters outside ASCII are spelt "<U+00C4>", what can't
/// be printed becomes '?', and a very long text is cut.
[[nodiscard]] std::string one_line(std::string_view text);

}  // namespace tenfold

#endif
