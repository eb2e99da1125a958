#include "registry/variant_files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "variant/spec_parser.h"

namespace tenfold {

namespace {

namespace fs = std::filesystem;

void read_file(const fs::path& path, VariantFiles& result) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) {
        result.problems.push_back({path.string(), 0, 0, "not an ordinary file"});
        return;
    }
    std::ifstream in(path, std::ios::binary);
    std::string text(kLargestVariantFile + 1, '\0');  // one byte too many is enough to be refused
    if (in) {
        in.read(text.data(), static_cast<std::streamsize>(text.size()));
    }
    if (!in && !in.eof()) {
        result.problems.push_back(
            {path.string(), 0, 0, std::string("cannot be read: ") + std::strerror(errno)});
        return;
    }
    text.resize(static_cast<std::size_t>(in.gcount()));
    result.files.push_back({path.string(), std::move(text)});
}

std::vector<fs::path> toml_files_of(const fs::path& folder, VariantFiles& result) {
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() == ".toml") {
            paths.push_back(it->path());
        }
    }
    if (error) {
        result.problems.push_back({folder.string(), 0, 0, "cannot be read: " + error.message()});
    } else if (paths.empty()) {
        result.problems.push_back({folder.string(), 0, 0, "no variant file (*.toml) in this folder"});
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

VariantFiles read_variant_files(const std::string& path) {
    VariantFiles result;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        result.problems.push_back({path.empty() ? "''" : path, 0, 0, "no such file or folder"});
    } else if (error) {
        result.problems.push_back({path, 0, 0, "cannot be read: " + error.message()});
    } else if (fs::is_directory(status)) {
        for (const fs::path& file : toml_files_of(path, result)) {
            read_file(file, result);
        }
    } else {
        read_file(path, result);
    }
    return result;
}

std::vector<VariantFile> read_neighbours(const std::string& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) {
        return {};
    }
    const fs::path folder = fs::path(path).parent_path();
    return read_variant_files(folder.empty() ? "." : folder.string()).files;
}

}  // namespace tenfold
