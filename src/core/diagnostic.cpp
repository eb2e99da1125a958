#include "tenfold/diagnostic.h"

#include <fmt/format.h>

namespace tenfold {

std::string to_string(const Diagnostic& d) {
    std::string place = d.source;
    if (d.line > 0) {
        place += fmt::format(":{}", d.line);
    }
    if (d.column > 0) {
        place += fmt::format(":{}", d.column);
    }
    return place.empty() ? d.message : place + ": " + d.message;
}

}  // namespace tenfold
