#ifndef TENFOLD_REFEREE_LINE_FILE_H
#define TENFOLD_REFEREE_LINE_FILE_H

#include <optional>
#include <string>
#include <string_view>

#include "referee/pipe_end.h"

#include "tenfold/diagnostic.h"

namespace tenfold::referee {

/// The whole of a file's text; the error says why it can't be read.
[[nodiscard]] Result<std::string> read_whole(const std::string& path);
/// How much of a text are whole lines. What follows is what a killed writer left.
[[nodiscard]] std::size_t whole_lines(const std::string& text) noexcept;

/// A text file that grows by whole lines, each of which is on the disk before the next one comes. One writer
/// at a time may have it open.
class LineFile {
public:
    /// What such files are for, and how the first line of each begins.
    struct Kind {
        std::string_view name;
        std::string_view beginning;
    };
    /// Opens the file, or makes it. The error says why that can't be done: another writes it, say, or it is
    /// no such file and would be lost. What is no ordinary file (/dev/null) counts as empty.
    [[nodiscard]] static Result<LineFile> open(const std::string& path, const Kind& kind);

    /// What was in it when it was opened.
    [[nodiscard]] const std::string& text() const noexcept { return text_; }
    /// Removes what is behind the last whole line; what is wrong, if that can't be done.
    [[nodiscard]] std::optional<Diagnostic> drop_unfinished();
    /// What is wrong, if the line could not be stored.
    [[nodiscard]] std::optional<Diagnostic> append(const std::string& line);

private:
    LineFile(std::string path, PipeEnd file, std::string text)
        : path_(std::move(path)), file_(std::move(file)), text_(std::move(text)) {}
    std::string path_;
    PipeEnd file_;
    std::string text_;
};

}  // namespace tenfold::referee

#endif
