#include "betza/scanner.h"

#include <fmt/format.h>

#include "core/characters.h"
#include "core/quoted.h"

namespace tenfold::betza {

ParseError Scanner::unexpected(std::string_view expected) const {
    return done() ? error(fmt::format("the text ends here; expected {}", expected))
                  : error(fmt::format("read {}; expected {}", quoted(first_character(text_.substr(place_))),
                                      expected));
}

}  // namespace tenfold::betza
