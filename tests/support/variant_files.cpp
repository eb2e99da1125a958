#include "support/variant_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

namespace tenfold::test {

std::vector<std::string> shipped_variant_files() {
    std::vector<std::string> paths;
    for (const auto& file : std::filesystem::directory_iterator(TENFOLD_SOURCE_DIR "/variants")) {
        paths.push_back(file.path().string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string content_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        throw std::runtime_error("cannot read " + path);
    }
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> as_text(const std::vector<Diagnostic>& diagnostics) {
    std::vector<std::string> texts;
    for (const Diagnostic& d : diagnostics) {
        texts.push_back((d.severity == Diagnostic::Severity::Notice ? "notice: " : "") + to_string(d));
    }
    return texts;
}

std::string mutated(const std::string& text, unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t bound) { return bound == 0 ? 0 : random() % bound; };
    std::string result = text;
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
        const std::size_t at = below(result.size());
        const std::size_t length = 1 + below(8);
        switch (below(5)) {
            case 0:
                result.insert(at, 1, static_cast<char>(below(256)));
                break;
            case 1:
                result.erase(at, length);
                break;
            case 2:
                result.insert(at, result.substr(below(result.size()), length));
                break;
            case 3:
                result.replace(at, 1, 1, static_cast<char>(' ' + below(95)));
                break;
            default:
                result.resize(at + length, '\n');
                break;
        }
    }
    return result;
}

}  // namespace tenfold::test
