#include "app/input_file.h"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>

#include "app/command.h"
#include "core/file_kind.h"
#include "core/quoted.h"

namespace tenfold::app {

std::ifstream open_input(const std::string& path) {
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        throw BadInput(fmt::format("cannot read {}: it {}", tenfold::quoted(path), unfit));
    }
    std::ifstream file(path);  // only now: to open a pipe is to wait for its writer
    if (!file) {
        throw BadInput(fmt::format("cannot read {}: {}", tenfold::quoted(path), std::strerror(errno)));
    }
    return file;
}

}  // namespace tenfold::app
