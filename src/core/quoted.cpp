#include "core/quoted.h"

#include <fmt/format.h>

namespace tenfold {

std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    std::string out = "'";
    for (const char c : text.substr(0, kLongest)) {
        const bool printable = c >= ' ' && c <= '~';
        out += printable ? std::string(1, c) : fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
    }
    return out + (text.size() > kLongest ? "...'" : "'");
}

}  // namespace tenfold
