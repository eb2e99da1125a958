#include "check.h"

#include <cstdlib>
#include <fmt/core.h>

namespace tenfold::fuzz {

void require(bool holds, std::string_view what) {
    if (!holds) {
        fmt::print(stderr, "fuzz: does not hold: {}\n", what);
        std::abort();
    }
}

void require_equal(std::string_view actual, std::string_view expected, std::string_view what) {
    if (actual != expected) {
        fmt::print(stderr, "fuzz: {}\n  expected: {}\n  actual:   {}\n", what, expected, actual);
        std::abort();
    }
}

std::string_view as_text(const std::uint8_t* data, std::size_t size) noexcept {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace tenfold::fuzz
