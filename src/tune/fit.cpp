#include "tune/fit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tune/logistic.h"
#include "tune/prior.h"

namespace tenfold::tune {

namespace {

// Every so many-th game is held out.
constexpr int kHeldOut = 8;
// What a game's positions all together weigh against what the weights were before, in results of independent
// positions. Games decided on it (docs/strength-log.md): with six, new weights stay too close to the old
// ones.
constexpr double kGameWeight = 96;

// Adam's; steps are measured in usual changes.
constexpr double kStep = 0.02;
constexpr double kFirstDecay = 0.9;
constexpr double kSecondDecay = 0.999;
constexpr double kTiny = 1e-8;

bool is_held_out(const TrainingGame& game) {
    return game.number % kHeldOut == 0;
}

/// Mean loss for each game, with values as given by `value_of(sample)`.
template <class ValueOf>
double mean_loss(const SampleSet& set, double scale, ValueOf&& value_of) {
    double loss = 0;
    double games = 0;
    for (const Sample& s : set.samples()) {
        loss += s.share * cross_entropy(s.target, logistic(value_of(s) / scale));
        games += s.share;
    }
    return games > 0 ? loss / games : 0;
}

double mean_loss(const SampleSet& set, double scale) {
    return mean_loss(set, scale, [](const Sample& s) { return s.value; });
}

/// The scale with the least loss, by golden sections.
double best_scale(const SampleSet& set) {
    constexpr double kGolden = 0.6180339887498949;
    constexpr int kSections = 40;
    double low = std::log(20.0);
    double high = std::log(2000.0);
    for (int i = 0; i < kSections; ++i) {
        const double left = high - kGolden * (high - low);
        const double right = low + kGolden * (high - low);
        if (mean_loss(set, std::exp(left)) < mean_loss(set, std::exp(right))) {
            high = right;
        } else {
            low = left;
        }
    }
    return std::exp((low + high) / 2);
}

/// Changes of the parameters, each in usual changes of its own, and how they are found.
class Descent {
public:
    /// `start`: how far the parameters are from where they are drawn to. `unit`: their usual changes.
    Descent(const SampleSet& set, double scale, std::vector<double> start, std::vector<double> unit)
        : set_(set),
          scale_(scale),
          start_(start),
          at_(std::move(start)),
          unit_(std::move(unit)),
          first_(at_.size()),
          second_(at_.size()) {}

    /// Makes a step, and returns the loss before it.
    double step() {
        std::vector<double> gradient(at_.size());
        const double loss = look(gradient);
        ++steps_;
        const double first_bias = 1 - std::pow(kFirstDecay, steps_);
        const double second_bias = 1 - std::pow(kSecondDecay, steps_);
        for (std::size_t i = 0; i < at_.size(); ++i) {
            first_[i] = kFirstDecay * first_[i] + (1 - kFirstDecay) * gradient[i];
            second_[i] = kSecondDecay * second_[i] + (1 - kSecondDecay) * gradient[i] * gradient[i];
            at_[i] -= kStep * (first_[i] / first_bias) / (std::sqrt(second_[i] / second_bias) + kTiny);
        }
        return loss;
    }

    [[nodiscard]] const std::vector<double>& at() const noexcept { return at_; }

private:
    /// The loss, and how it changes with each parameter: that of the games and that of the distance.
    double look(std::vector<double>& gradient) const {
        double loss = 0;
        double games = 0;
        for (const Sample& s : set_.samples()) {
            double value = s.value;
            for (const Slope& slope : set_.slopes(s)) {
                value += slope.slope * moved(slope.parameter);
            }
            const double p = logistic(value / scale_);
            loss += s.share * cross_entropy(s.target, p);
            games += s.share;
            const double pull = kGameWeight * s.share * (p - s.target) / scale_;
            for (const Slope& slope : set_.slopes(s)) {
                gradient[slope.parameter] += pull * slope.slope * unit_[slope.parameter];
            }
        }
        for (std::size_t i = 0; i < at_.size(); ++i) {
            gradient[i] += at_[i];
        }
        return loss / games;
    }
    /// How far from where the samples were made, in the parameter's own measure.
    [[nodiscard]] double moved(std::size_t i) const { return (at_[i] - start_[i]) * unit_[i]; }

    const SampleSet& set_;
    double scale_;
    std::vector<double> start_;
    std::vector<double> at_;
    std::vector<double> unit_;
    std::vector<double> first_;
    std::vector<double> second_;
    int steps_ = 0;
};

/// Games as samples: those to learn from, and the others.
struct Samples {
    SampleSet training;
    SampleSet held_out;

    Samples(const Ruleset& rules, const EvaluationWeights& weights, const std::vector<Parameter>& parameters,
            const std::vector<TrainingGame>& games, double trust, double scale)
        : training(rules, weights, parameters), held_out(rules, weights, parameters) {
        for (const TrainingGame& game : games) {
            if (is_held_out(game)) {
                held_out.add(game, 1, scale);  // what counts in the end is the result
            } else {
                training.add(game, trust, scale);
            }
        }
    }
};

}  // namespace

Fit fit_weights(const Ruleset& rules, const std::vector<TrainingGame>& games, const FitSettings& settings,
                const std::function<void(int, int, double)>& on_progress) {
    const std::vector<Parameter> parameters = parameters_of(rules);
    const EvaluationWeights given(rules);
    Fit fit{given, 1, 0, {}, {}};
    {
        const Samples results(rules, given, parameters, games, 1, 1);
        fit.scale = best_scale(results.training);
        fit.positions = results.training.samples().size() + results.held_out.samples().size();
        fit.training.before = mean_loss(results.training, fit.scale);
        fit.held_out.before = mean_loss(results.held_out, fit.scale);
    }
    std::vector<double> unit(parameters.size());
    std::transform(parameters.begin(), parameters.end(), unit.begin(),
                   [&](const Parameter& p) { return usual_change(p, given); });
    std::vector<double> at(parameters.size());
    for (int round = 1; round <= settings.rounds; ++round) {
        const Samples samples(rules, fit.weights, parameters, games, settings.trust, fit.scale);
        fit.scale = best_scale(samples.training);
        Descent descent(samples.training, fit.scale, at, unit);
        for (int i = 1; i <= settings.iterations; ++i) {
            on_progress(round, i, descent.step());
        }
        at = descent.at();
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const double start = parameters[i].of(given);
            const double found = within_bounds(parameters[i], start + at[i] * unit[i]);
            parameters[i].of(fit.weights) = found;
            at[i] = (found - start) / unit[i];
        }
    }
    const Samples results(rules, fit.weights, parameters, games, 1, fit.scale);
    fit.training.after = mean_loss(results.training, fit.scale);
    fit.held_out.after = mean_loss(results.held_out, fit.scale);
    return fit;
}

}  // namespace tenfold::tune
