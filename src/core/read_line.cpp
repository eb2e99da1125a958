#include "core/read_line.h"

#include <fmt/format.h>
#include <stdexcept>

namespace tenfold {

std::optional<std::string> read_line(std::istream& in, std::size_t longest) {
    using Traits = std::istream::traits_type;
    std::string line;
    try {
        // Past the stream to its buffer: a stream turns every failure into the end of the input.
        int c = in.rdbuf()->sbumpc();
        if (Traits::eq_int_type(c, Traits::eof())) {
            return std::nullopt;
        }
        for (; !Traits::eq_int_type(c, Traits::eof()) && c != '\n'; c = in.rdbuf()->sbumpc()) {
            if (line.size() == longest) {
                throw std::runtime_error(fmt::format("a line of more than {} bytes", longest));
            }
            line += Traits::to_char_type(c);
        }
    } catch (const std::ios_base::failure&) {
        throw std::runtime_error("cannot be read");
    }
    return line;
}

}  // namespace tenfold
