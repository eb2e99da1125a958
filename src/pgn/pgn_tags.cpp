#include "pgn/pgn_tags.h"

namespace tenfold {

std::string_view result_word(std::optional<double> white_scores) noexcept {
    return !white_scores ? "*" : *white_scores > 0.5 ? "1-0" : *white_scores < 0.5 ? "0-1" : "1/2-1/2";
}

}  // namespace tenfold
