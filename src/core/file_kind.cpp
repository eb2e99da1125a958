#include "core/file_kind.h"

#include <filesystem>

namespace tenfold {

std::string unfit_as_file(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;  // who opens the file will tell
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) {
        return "is a folder";
    }
    const bool fit = fs::is_regular_file(status) || !fs::exists(status) || path.starts_with("/dev/");
    return fit ? "" : "is not an ordinary file";
}

}  // namespace tenfold
