#include "protocol/stream_lines.h"

#include "core/read_line.h"

namespace tenfold {

std::optional<std::string> StreamSource::read_line() {
    constexpr std::size_t kLongestInput = std::size_t{1} << 28;  // fifty million moves
    return tenfold::read_line(in_, kLongestInput);
}

bool StreamSink::write_line(std::string_view line) {
    // In one piece, so that the reader never sees a line without its end.
    buffer_.assign(line);
    buffer_ += '\n';
    out_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
    out_.flush();
    return out_.good();
}

}  // namespace tenfold
