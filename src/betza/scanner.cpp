#include "betza/scanner.h"

#include <fmt/format.h>

#include "core/quoted.h"

namespace tenfold::betza {

ParseError Scanner::unexpected(std::string_view expected) const {
    return done() ? error(fmt::format("the text ends here; expected {}", expected))
                  : error(fmt::format("read {}; expected {}", quoted(text_.substr(place_, 1)), expected));
}

}  // namespace tenfold::betza
