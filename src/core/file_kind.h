#ifndef TENFOLD_CORE_FILE_KIND_H
#define TENFOLD_CORE_FILE_KIND_H

#include <string>

namespace tenfold {

/// Why `path` can't be read or written as a file: "is a folder", "is not an ordinary file" (a pipe could be
/// waited for without end); empty if it is an ordinary file or doesn't exist. What the system offers under
/// /dev
/// (/dev/stdin, /dev/null, /dev/fd/63) will do as well.
[[nodiscard]] std::string unfit_as_file(const std::string& path);

}  // namespace tenfold

#endif
