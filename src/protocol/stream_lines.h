#ifndef TENFOLD_PROTOCOL_STREAM_LINES_H
#define TENFOLD_PROTOCOL_STREAM_LINES_H

#include <istream>
#include <ostream>

#include "protocol/line_io.h"

namespace tenfold {

/// Lines of a stream, which must outlive the source.
class StreamSource : public LineSource {
public:
    explicit StreamSource(std::istream& in) : in_(in) {}
    std::optional<std::string> read_line() override;

private:
    std::istream& in_;
};

/// Lines to a stream, which must outlive the sink; each is flushed.
class StreamSink : public LineSink {
public:
    explicit StreamSink(std::ostream& out) : out_(out) {}
    bool write_line(std::string_view line) override;

private:
    std::ostream& out_;
    std::string buffer_;
};

}  // namespace tenfold

#endif
