#ifndef TENFOLD_PGN_REPORT_TEXT_H
#define TENFOLD_PGN_REPORT_TEXT_H

#include <optional>
#include <string_view>

#include "tenfold/game_record.h"

namespace tenfold {

/// Removes a report, as to_string(MoveReport) writes it, from the front of a comment, with the comma and
/// blanks behind it. Empty, with `comment` untouched, if the comment doesn't begin with one.
[[nodiscard]] std::optional<MoveReport> take_report(std::string_view& comment);

}  // namespace tenfold

#endif
