#include "referee/fingerprint.h"

#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

namespace tenfold::referee {

void Fingerprint::add(std::string_view bytes) noexcept {
    constexpr std::uint64_t kPrime = 0x100000001b3;
    for (const char c : bytes) {
        state_ = (state_ ^ static_cast<unsigned char>(c)) * kPrime;
    }
}

std::string Fingerprint::hex() const {
    return fmt::format("{:016x}", state_);
}

std::string fingerprint_of(std::string_view text) {
    Fingerprint fingerprint;
    fingerprint.add(text);
    return fingerprint.hex();
}

std::optional<std::string> fingerprint_of_file(const std::string& path) {
    std::error_code error;
    std::ifstream file(path, std::ios::binary);
    if (!std::filesystem::is_regular_file(path, error) || !file) {
        return std::nullopt;
    }
    Fingerprint fingerprint;
    std::array<char, 65536> buffer{};
    while (file.read(buffer.data(), buffer.size()) || file.gcount() > 0) {
        fingerprint.add({buffer.data(), static_cast<std::size_t>(file.gcount())});
    }
    return file.bad() ? std::nullopt : std::optional(fingerprint.hex());
}

}  // namespace tenfold::referee
