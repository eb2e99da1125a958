#ifndef TENFOLD_CORE_QUOTED_H
#define TENFOLD_CORE_QUOTED_H

#include <string>
#include <string_view>

namespace tenfold {

/// `text` in single quotes, fit for a message whatever somebody wrote: bytes of what can't be printed
/// appear as "\xNN", and a long text is cut after forty characters ("...").
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace tenfold

#endif
