#include "referee/pipe_end.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace tenfold::referee {

void PipeEnd::close() noexcept {
    if (is_open()) {
        ::close(std::exchange(descriptor_, -1));
    }
}

bool write_all(const PipeEnd& file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t n = ::write(file.get(), text.data(), text.size());
        if (n < 0 && errno != EINTR) {
            return false;
        }
        text.remove_prefix(n > 0 ? static_cast<std::size_t>(n) : 0);
    }
    return true;
}

Pipe Pipe::make() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return {};
    }
    return {PipeEnd(ends[0]), PipeEnd(ends[1])};
}

}  // namespace tenfold::referee
