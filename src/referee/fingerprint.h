#ifndef TENFOLD_REFEREE_FINGERPRINT_H
#define TENFOLD_REFEREE_FINGERPRINT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenfold::referee {

/// 64-bit FNV-1a (Fowler, Noll, Vo): tells files and settings apart that aren't meant to be mistaken for each
/// other; no protection from anybody who wants to deceive.
class Fingerprint {
public:
    void add(std::string_view bytes) noexcept;
    [[nodiscard]] std::string hex() const;

private:
    std::uint64_t state_ = 0xcbf29ce484222325;
};

[[nodiscard]] std::string fingerprint_of(std::string_view text);
/// Of a file's content; empty if `path` is no file that can be read.
[[nodiscard]] std::optional<std::string> fingerprint_of_file(const std::string& path);

}  // namespace tenfold::referee

#endif
