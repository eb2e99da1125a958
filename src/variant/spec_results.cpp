#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "core/characters.h"
#include "core/did_you_mean.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

constexpr Bounds kRepetitions{0, 100};
/// More men than that can hardly be too few to win.
constexpr std::size_t kMostMen = 10;
constexpr Bounds kMoveRule{0, 1000};

/// One of a few words, as the value it stands for.
template <class T, std::size_t N>
std::optional<T> choose(const Draft& draft, std::string_view key, const Text& text,
                        const std::array<std::pair<std::string_view, T>, N>& choices) {
    std::vector<std::string> words;
    for (const auto& [word, value] : choices) {
        if (text.value == word) {
            return value;
        }
        words.emplace_back(word);
    }
    draft.report.error(text.where,
                       fmt::format("'{}' must be one of {}, not {}{}", key, fmt::join(words, ", "),
                                   quoted(text.value), did_you_mean(text.value, words)));
    return std::nullopt;
}

void read_stalemate(TableReader& section, Draft& draft) {
    constexpr std::array<std::pair<std::string_view, double>, 3> kWords{
        {{"draw", 0.5}, {"win", 1.0}, {"loss", 0.0}}};
    constexpr std::array<double, 5> kScores{0, 0.25, 0.5, 0.75, 1};
    const toml::node* node = section.node("stalemate");
    if (node == nullptr) {
        return;
    }
    double& scores = draft.spec.results.stalemated_scores;
    if (node->is_string()) {
        scores = choose(draft, "stalemate", *section.text("stalemate"), kWords).value_or(scores);
        return;
    }
    const std::optional<double> number = node->value<double>();
    if (!node->is_number() || !number) {
        section.wrong_type("stalemate", *node, "\"draw\", \"win\", \"loss\" or a number");
    } else if (std::find(kScores.begin(), kScores.end(), *number) == kScores.end()) {
        draft.report.error(
            section.place(node->source()),
            "'stalemate' as a number must be 0, 0.25, 0.5, 0.75 or 1: what the side without a move scores");
    } else {
        scores = *number;
    }
}

void read_insufficient_material(TableReader& section, Draft& draft) {
    const auto sets = section.texts("insufficient-material");
    if (!sets) {
        return;
    }
    std::vector<std::string>& known = draft.spec.results.insufficient_material;
    known.clear();
    for (const Text& men : *sets) {
        if (men.value.size() > kMostMen) {
            draft.report.error(men.where, fmt::format("a set has at most {} men", kMostMen));
            continue;
        }
        std::size_t royals = 0;
        for (std::size_t i = 0; i < men.value.size(); ++i) {
            const PieceSpec* piece = draft.piece(men.value[i]);
            royals += piece != nullptr && piece->royal ? 1 : 0;
            if (!draft.may_be_piece(men.value[i])) {
                draft.report.error_in(
                    men, i,
                    fmt::format("{} is no piece of this game",
                                quoted(first_character(std::string_view(men.value).substr(i)))));
            }
        }
        const auto same = [&](const std::string& other) {
            return std::is_permutation(other.begin(), other.end(), men.value.begin(), men.value.end());
        };
        if (royals != 1 && !draft.may_have_more()) {
            draft.report.error(men.where,
                               fmt::format("{} must have the royal piece once", quoted(men.value)));
        }
        if (const auto first = std::find_if(known.begin(), known.end(), same); first != known.end()) {
            draft.report.error(men.where, fmt::format("{} is the same set as {} before it", quoted(men.value),
                                                      quoted(*first)));
        }
        known.push_back(men.value);
    }
}

}  // namespace

void read_results(TableReader section, Draft& draft) {
    constexpr std::array<std::pair<std::string_view, BareKingRule>, 3> kBareKing{
        {{"none", BareKingRule::None}, {"draw", BareKingRule::Draw}, {"loss", BareKingRule::Loss}}};
    ResultsSpec& results = draft.spec.results;
    read_stalemate(section, draft);
    if (const auto word = section.line("bare-king")) {
        results.bare_king = choose(draft, "bare-king", *word, kBareKing).value_or(results.bare_king);
    }
    if (const auto number = section.integer("repetition", kRepetitions)) {
        results.repetitions = number->value;
        if (number->value == 1) {
            draft.report.error(number->where,
                               "'repetition' cannot be 1: every position occurs once; 0 means never");
        }
    }
    if (const auto number = section.integer("move-rule", kMoveRule)) {
        results.move_rule = number->value;
    }
    read_insufficient_material(section, draft);
    if (section.node("insufficient-material") == nullptr && !draft.inherits()) {
        for (const PieceSpec& piece : draft.spec.pieces) {
            if (piece.royal) {
                results.insufficient_material = {std::string(1, piece.letter)};
            }
        }
    }
    section.finish();
}

}  // namespace tenfold::sections
