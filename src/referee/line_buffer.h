#ifndef TENFOLD_REFEREE_LINE_BUFFER_H
#define TENFOLD_REFEREE_LINE_BUFFER_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenfold::referee {

/// Makes lines of the pieces in which an engine's output arrives: a line counts once its end is there,
/// however it was cut on the way. Holds at most one unfinished line of kLongest bytes.
class LineBuffer {
public:
    static constexpr std::size_t kLongest = std::size_t{1} << 20;

    void append(std::string_view bytes) { bytes_ += bytes; }
    /// The next whole line, without its end ("\n" or "\r\n").
    [[nodiscard]] std::optional<std::string> take_line();
    /// Is the line that is being received longer than any that makes sense?
    [[nodiscard]] bool overflows() const noexcept { return bytes_.size() - begin_ > kLongest; }
    /// What there is of a line whose end hasn't come.
    [[nodiscard]] std::string_view unfinished() const noexcept {
        return std::string_view(bytes_).substr(begin_);
    }

private:
    std::string bytes_;
    std::size_t begin_ = 0;     ///< what lies before has been taken
    std::size_t searched_ = 0;  ///< up to here there is no line end: a line may come byte by byte
};

}  // namespace tenfold::referee

#endif
