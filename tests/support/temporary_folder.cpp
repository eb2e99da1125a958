#include "support/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace tenfold::test {

TemporaryFolder::TemporaryFolder()
    : folder_((std::filesystem::temp_directory_path() / "tenfold-XXXXXX").string()) {
    if (::mkdtemp(folder_.data()) == nullptr) {
        throw std::system_error(errno, std::generic_category(), folder_);
    }
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string TemporaryFolder::write(const std::string& name, std::string_view content) const {
    std::ofstream(path(name)) << content;
    return path(name);
}

}  // namespace tenfold::test
