#include "tune/samples.h"

#include <cmath>

#include "position/fen.h"
#include "tune/logistic.h"

namespace tenfold::tune {

namespace {

void add_weight(std::vector<Parameter>& all, std::size_t place, bool is_one_number) {
    if (is_one_number) {
        all.push_back({place, Parameter::Part::Unit});
    } else {
        all.push_back({place, Parameter::Part::Middle});
        all.push_back({place, Parameter::Part::End});
    }
}

/// Only those squares that the board has, and none of an officer's terms for pawns and kings.
bool has_term(const Ruleset& rules, const PieceInfo& info, PieceTerm term) {
    if (term >= PieceTerm::File) {
        return term < static_cast<PieceTerm>(static_cast<int>(PieceTerm::File) + (rules.spec.files + 1) / 2);
    }
    if (term >= PieceTerm::Rank) {
        return term < on_rank(rules.spec.ranks);
    }
    return term == PieceTerm::Value ? !info.royal : !info.royal && !info.promotes;
}

/// How far the value moves with the parameter.
double slope_of(const EvaluationTrace& trace, const Parameter& p, const EvaluationWeights& weights) {
    switch (p.part) {
        case Parameter::Part::Middle:
            return trace.scale * trace.counts.linear[p.place] * trace.phase;
        case Parameter::Part::End:
            return trace.scale * trace.counts.linear[p.place] * (1 - trace.phase);
        case Parameter::Part::Unit:
            break;
    }
    const Weight& danger = weights[Term::KingDanger];
    return trace.scale * trace.counts.danger_slope[p.place] *
           (danger.middle * trace.phase + danger.end * (1 - trace.phase));
}

}  // namespace

double& Parameter::of(EvaluationWeights& weights) const {
    Weight& weight = weights.row[place];
    return part == Part::End ? weight.end : weight.middle;
}

double Parameter::of(const EvaluationWeights& weights) const {
    const Weight& weight = weights.row[place];
    return part == Part::End ? weight.end : weight.middle;
}

std::vector<Parameter> parameters_of(const Ruleset& rules) {
    std::vector<Parameter> all;
    for (std::size_t i = 0; i < kTerms; ++i) {
        add_weight(all, i, is_unit(static_cast<Term>(i)));
    }
    for (int t = 1; t <= rules.piece_types(); ++t) {
        const PieceType type(t);
        for (std::size_t i = 0; i < kPieceTerms; ++i) {
            const auto term = static_cast<PieceTerm>(i);
            if (has_term(rules, rules.info(type), term)) {
                add_weight(all, place_of(type, term), is_unit(term));
            }
        }
    }
    return all;
}

SampleSet::SampleSet(const Ruleset& rules, const EvaluationWeights& weights,
                     const std::vector<Parameter>& parameters)
    : rules_(rules), weights_(weights), parameters_(parameters), tracer_(rules, weights) {}

void SampleSet::add(const TrainingGame& game, double trust, double scale) {
    for (const TrainingPosition& p : game.positions) {
        const Result<ParsedFen> parsed = parse_fen(p.fen, rules_);
        if (!parsed) {
            continue;
        }
        const EvaluationTrace trace = tracer_(parsed.value().position);
        Sample sample;
        sample.value = trace.value(weights_);
        sample.target = trust * game.white_scores + (1 - trust) * logistic(p.score / scale);
        sample.share = 1.0 / static_cast<double>(game.positions.size());
        sample.first = slopes_.size();
        add_slopes(trace);
        sample.last = slopes_.size();
        samples_.push_back(sample);
    }
}

void SampleSet::add_slopes(const EvaluationTrace& trace) {
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const double slope = slope_of(trace, parameters_[i], weights_);
        if (slope != 0) {
            slopes_.push_back({static_cast<std::uint16_t>(i), static_cast<float>(slope)});
        }
    }
}

}  // namespace tenfold::tune
