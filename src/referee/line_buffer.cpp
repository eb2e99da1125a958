#include "referee/line_buffer.h"

namespace tenfold::referee {

std::optional<std::string> LineBuffer::take_line() {
    const std::size_t end = bytes_.find('\n', searched_);
    if (end == std::string::npos) {
        bytes_.erase(0, begin_);
        begin_ = 0;
        searched_ = bytes_.size();
        return std::nullopt;
    }
    std::string line = bytes_.substr(begin_, end - begin_);
    begin_ = searched_ = end + 1;
    if (line.ends_with('\r')) {
        line.pop_back();
    }
    return line;
}

}  // namespace tenfold::referee
