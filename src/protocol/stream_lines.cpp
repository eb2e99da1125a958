#include "protocol/stream_lines.h"

namespace tenfold {

std::optional<std::string> StreamSource::read_line() {
    std::string line;
    if (!std::getline(in_, line)) {
        return std::nullopt;
    }
    return line;
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
