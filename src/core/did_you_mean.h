#ifndef TENFOLD_CORE_DID_YOU_MEAN_H
#define TENFOLD_CORE_DID_YOU_MEAN_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenfold {

/// Fewest insertions, deletions, replacements and swaps of neighbours that turn `a` into `b` (optimal
/// string alignment), counted in bytes.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// The words that `word` may be a slip of, nearest first; at most three. Case is ignored.
[[nodiscard]] std::vector<std::string> near_misses(std::string_view word,
                                                   const std::vector<std::string>& words);

/// "; did you mean 'opulent'?" to append to a message, or nothing if no word is near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& words);

}  // namespace tenfold

#endif
