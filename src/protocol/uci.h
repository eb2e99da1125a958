#ifndef TENFOLD_PROTOCOL_UCI_H
#define TENFOLD_PROTOCOL_UCI_H

#include <string>
#include <vector>

#include "tenfold/variants.h"

namespace tenfold {

/// Holds a UCI conversation over standard input and output until `quit`, the end of the input or the
/// loss of the reader (docs/protocol.md). `engine_name` is what `id name` says, "Tenfold 0.1.0"; the
/// session begins in `start`, one of the library's variants. `loading` is what was wrong with the library's
/// files.
///
/// To be called once, before anything was read from standard input, and from a `main` that returns the result
/// soon: when nobody reads the output any more, a thread may still be waiting for input.
/// Returns the program's exit status: 0, or 1 if input or output failed.
[[nodiscard]] int run_uci(VariantLibrary library, const Variant& start, std::string engine_name,
                          std::vector<Diagnostic> loading = {});

}  // namespace tenfold

#endif
