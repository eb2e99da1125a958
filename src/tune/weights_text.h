#ifndef TENFOLD_TUNE_WEIGHTS_TEXT_H
#define TENFOLD_TUNE_WEIGHTS_TEXT_H

#include <string>

#include "search/evaluation_weights.h"

namespace tenfold::tune {

/// The [evaluation] table of a variant file with these weights, sub-tables included, from its header to the
/// end of its last line. Weights that nothing in the game could have changed from 0 are left out.
[[nodiscard]] std::string weights_text(const Ruleset& rules, const EvaluationWeights& weights);

}  // namespace tenfold::tune

#endif
