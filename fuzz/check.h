#ifndef TENFOLD_FUZZ_CHECK_H
#define TENFOLD_FUZZ_CHECK_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tenfold::fuzz {

/// Ends the program with `what` on standard error unless `holds`: libFuzzer then keeps the input.
void require(bool holds, std::string_view what);

/// Requires `actual == expected` and shows both otherwise.
void require_equal(std::string_view actual, std::string_view expected, std::string_view what);

/// The fuzzer's bytes as text; valid as long as they are.
[[nodiscard]] std::string_view as_text(const std::uint8_t* data, std::size_t size) noexcept;

}  // namespace tenfold::fuzz

#endif
