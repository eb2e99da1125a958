#ifndef TENFOLD_CORE_READ_LINE_H
#define TENFOLD_CORE_READ_LINE_H

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace tenfold {

/// The stream's next line without its end; empty at the end of the input. Throws std::runtime_error, saying
/// why, if the line has more than `longest` bytes or can't be read: neither is taken for the end.
[[nodiscard]] std::optional<std::string> read_line(std::istream& in, std::size_t longest);

/// Some editors put it in front of a UTF-8 text.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace tenfold

#endif
