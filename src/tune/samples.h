#ifndef TENFOLD_TUNE_SAMPLES_H
#define TENFOLD_TUNE_SAMPLES_H

#include <cstdint>
#include <span>
#include <vector>

#include "search/evaluation_trace.h"
#include "tune/training_game.h"

namespace tenfold::tune {

/// One number of the weights: a weight's part for one phase, or a unit.
struct Parameter {
    enum class Part : std::uint8_t { Middle, End, Unit };
    std::size_t place = 0;  ///< of the weight (place_of)
    Part part = Part::Middle;

    [[nodiscard]] double& of(EvaluationWeights& weights) const;
    [[nodiscard]] double of(const EvaluationWeights& weights) const;
};

/// All that a game's evaluation has.
[[nodiscard]] std::vector<Parameter> parameters_of(const Ruleset& rules);

/// A position as the fit sees it: near the weights that it was made with, its value is `value` and changes
/// with each parameter by a slope.
struct Sample {
    double value = 0;       ///< centipawns for White
    double target = 0;      ///< what White is to be expected to score
    double share = 0;       ///< of the game that it comes from: all its samples together weigh 1
    std::size_t first = 0;  ///< of its slopes in SampleSet ...
    std::size_t last = 0;   ///< ... up to here
};
struct Slope {
    std::uint16_t parameter;
    float slope;  ///< centipawns for White
};

/// Positions of some games.
class SampleSet {
public:
    /// `trust`: the target is that part of the result and the rest of what the search's score means, by a
    /// logistic curve on which `scale` centipawns are e to one. Positions that can't be read are left out.
    SampleSet(const Ruleset& rules, const EvaluationWeights& weights,
              const std::vector<Parameter>& parameters);
    void add(const TrainingGame& game, double trust, double scale);

    [[nodiscard]] const std::vector<Sample>& samples() const noexcept { return samples_; }
    [[nodiscard]] std::span<const Slope> slopes(const Sample& s) const noexcept {
        return std::span(slopes_).subspan(s.first, s.last - s.first);
    }

private:
    void add_slopes(const EvaluationTrace& trace);

    const Ruleset& rules_;
    EvaluationWeights weights_;
    const std::vector<Parameter>& parameters_;
    EvaluationTracer tracer_;
    std::vector<Sample> samples_;
    std::vector<Slope> slopes_;
};

}  // namespace tenfold::tune

#endif
