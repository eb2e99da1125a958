#ifndef TENFOLD_CORE_NUMBER_H
#define TENFOLD_CORE_NUMBER_H

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace tenfold {

/// The whole of `text` as a decimal number; empty if it is none or does not fit.
template <std::integral T>
[[nodiscard]] std::optional<T> parse_number(std::string_view text) noexcept {
    T value{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end) {
        return std::nullopt;
    }
    return value;
}

}  // namespace tenfold

#endif
