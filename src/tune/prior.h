#ifndef TENFOLD_TUNE_PRIOR_H
#define TENFOLD_TUNE_PRIOR_H

#include "tune/samples.h"

namespace tenfold::tune {

/// By how much a parameter may well differ from what it is before the games are seen: the standard deviation
/// of a normal distribution around that, in the parameter's own measure.
[[nodiscard]] double usual_change(const Parameter& parameter, const EvaluationWeights& weights);

/// The nearest number that a variant file may give for the parameter.
[[nodiscard]] double within_bounds(const Parameter& parameter, double value);

}  // namespace tenfold::tune

#endif
