#include "tune/weights_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace tenfold::tune {

namespace {

/// Rounded as the file is to have it; no "-0".
double rounded(double value, int digits) {
    const double unit = std::pow(10.0, digits);
    const double whole = std::round(value * unit);
    return whole == 0 ? 0 : whole / unit;
}

std::string number(double value, int digits) {
    return fmt::format("{}", rounded(value, digits));
}

bool is_zero(const Weight& weight, int digits) {
    return rounded(weight.middle, digits) == 0 && rounded(weight.end, digits) == 0;
}

std::string pair(const Weight& weight, int digits) {
    return fmt::format("[{}, {}]", number(weight.middle, digits), number(weight.end, digits));
}

constexpr int kDigits = 1;
constexpr int kFineDigits = 2;  // of what is multiplied with large numbers

int digits_of(Term term) {
    return term == Term::KingDanger || is_unit(term) ? kFineDigits : kDigits;
}

int digits_of(PieceTerm term) {
    return term == PieceTerm::Value                                        ? 0
           : term == PieceTerm::Mobility || term == PieceTerm::AttackUnits ? kFineDigits
                                                                           : kDigits;
}

std::string general(const EvaluationWeights& weights) {
    std::string text;
    for (std::size_t i = 0; i < kTerms; ++i) {
        const auto term = static_cast<Term>(i);
        const int digits = digits_of(term);
        if (!is_zero(weights[term], digits) || !(default_weight(term) == Weight{})) {
            text += fmt::format(
                "{} = {}\n", name_of(term),
                is_unit(term) ? number(weights[term].middle, digits) : pair(weights[term], digits));
        }
    }
    return text;
}

bool has(const PieceInfo& info, PieceTerm term) {
    return !info.royal && (term == PieceTerm::Value || !info.promotes);
}

/// `[evaluation.mobility]` and a line for each piece.
std::string of_pieces(const Ruleset& rules, const EvaluationWeights& weights, PieceTerm term) {
    const int digits = digits_of(term);
    std::string text;
    for (int t = 1; t <= rules.piece_types(); ++t) {
        const PieceInfo& info = rules.info(PieceType(t));
        if (has(info, term)) {
            Weight weight = weights.of(PieceType(t), term);
            if (term == PieceTerm::Value) {
                weight = {std::max(weight.middle, 1.0), std::max(weight.end, 1.0)};
            }
            text += fmt::format("{} = {}\n", info.letter,
                                is_unit(term) ? number(weight.middle, digits) : pair(weight, digits));
        }
    }
    return text.empty() ? "" : fmt::format("\n[evaluation.{}]\n{}", name_of(term), text);
}

/// The same of ranks or files: a line with a list for each piece that has any.
std::string bonuses(const Ruleset& rules, const EvaluationWeights& weights, PieceTerm first, int count,
                    std::string_view name) {
    std::string text;
    for (int t = 1; t <= rules.piece_types(); ++t) {
        const PieceType type(t);
        std::string list;
        bool any = false;
        for (int i = 0; i < count; ++i) {
            const Weight& weight = weights.of(type, static_cast<PieceTerm>(static_cast<int>(first) + i));
            any = any || !is_zero(weight, 0);
            list += (i > 0 ? ", " : "") + pair(weight, 0);
        }
        if (any) {
            text += fmt::format("{} = [{}]\n", rules.info(type).letter, list);
        }
    }
    return text.empty() ? "" : fmt::format("\n[evaluation.{}]\n{}", name, text);
}

}  // namespace

std::string weights_text(const Ruleset& rules, const EvaluationWeights& weights) {
    std::string text = "[evaluation]\n" + general(weights);
    for (auto i = static_cast<int>(PieceTerm::Value); i < static_cast<int>(PieceTerm::Rank); ++i) {
        text += of_pieces(rules, weights, static_cast<PieceTerm>(i));
    }
    text += bonuses(rules, weights, PieceTerm::Rank, rules.spec.ranks, "ranks");
    text += bonuses(rules, weights, PieceTerm::File, (rules.spec.files + 1) / 2, "files");
    return text;
}

}  // namespace tenfold::tune
