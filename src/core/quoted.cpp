#include "core/quoted.h"

#include <fmt/format.h>

#include "core/characters.h"

namespace tenfold {

std::string quoted(std::string_view text) {
    constexpr int kLongest = 40;
    std::string out = "'";
    for (int length = 0; !text.empty() && length < kLongest; ++length) {
        const std::string_view character = first_character(text);
        if (is_printable(character)) {
            out += character;
        } else {
            for (const char c : character) {
                out += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
            }
        }
        text.remove_prefix(character.size());
    }
    return out + (text.empty() ? "'" : "...'");
}

}  // namespace tenfold
