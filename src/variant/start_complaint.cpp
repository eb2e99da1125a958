#include "variant/start_complaint.h"

#include <fmt/format.h>

#include "core/quoted.h"
#include "variant/literal_location.h"

namespace tenfold {

Diagnostic start_complaint(const VariantSpec& spec, std::string_view toml, int column,
                           std::string_view message) {
    Location where = spec.start_where;
    if (column > 0) {
        where = locate_in_literal(toml, where, static_cast<std::size_t>(column - 1));
    }
    std::string text = spec.start_from.empty()
                           ? fmt::format("start position: {}", message)
                           : fmt::format(
                                 "the start position inherited from {}, {}, does not fit: {}; give a [board] "
                                 "start of your own",
                                 quoted(spec.start_from), spec.start_fen, message);
    return {where.source, where.line, where.column, std::move(text)};
}

}  // namespace tenfold
