#ifndef TENFOLD_PROTOCOL_LINE_IO_H
#define TENFOLD_PROTOCOL_LINE_IO_H

#include <optional>
#include <string>
#include <string_view>

namespace tenfold {

/// Where a session's commands come from. An interface because tests play the other side with a fake.
class LineSource {
public:
    virtual ~LineSource() = default;
    /// The next line without its line end; waits for it. Empty once the input has ended. Throws a
    /// std::exception, which ends the session, if the input can't be read on. Called from one thread.
    virtual std::optional<std::string> read_line() = 0;
};

/// Where a session's answers go.
class LineSink {
public:
    virtual ~LineSink() = default;
    /// Hands a line over, so that the reader gets it now, not when a buffer is full. `line` has no line
    /// end of its own. False if it could not be written. Called by one thread at a time.
    virtual bool write_line(std::string_view line) = 0;
};

}  // namespace tenfold

#endif
