#include "referee/pipe_end.h"

#include <array>
#include <fcntl.h>
#include <unistd.h>

namespace tenfold::referee {

void PipeEnd::close() noexcept {
    if (is_open()) {
        ::close(std::exchange(descriptor_, -1));
    }
}

Pipe Pipe::make() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return {};
    }
    return {PipeEnd(ends[0]), PipeEnd(ends[1])};
}

}  // namespace tenfold::referee
