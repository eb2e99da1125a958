#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

enum class Royal : std::uint8_t { Not, Too };

/// Calls `read(piece, table, letter)` for every letter of a table that belongs to a piece.
template <Royal kRoyal = Royal::Not, class Read>
void for_each_letter(TableReader table, Draft& draft, Read&& read) {
    for (const Text& key : table.keys()) {
        PieceSpec* piece = key.value.size() == 1 ? draft.piece(key.value[0]) : nullptr;
        if (piece == nullptr) {
            if (key.value.size() != 1 || !draft.may_be_piece(key.value[0])) {
                draft.report.error(key.where, fmt::format("{} is no piece of this game", quoted(key.value)));
            }
        } else if (piece->royal && kRoyal == Royal::Not) {
            draft.report.error(key.where, fmt::format("the royal piece '{}' has no value", piece->letter));
        } else {
            read(*piece, table, key.value);
        }
    }
}

constexpr Bounds kValues{static_cast<int>(kLeastValue), static_cast<int>(kLargestWeight)};
constexpr Bounds kWeightBounds{-static_cast<int>(kLargestWeight), static_cast<int>(kLargestWeight)};

void read_values(TableReader section, Draft& draft) {
    for_each_letter(std::move(section), draft,
                    [](PieceSpec& piece, TableReader& table, const std::string& letter) {
                        if (const auto value = table.weight(letter, kValues)) {
                            piece.value = static_cast<int>(std::lround(value->middle));
                            piece.end_value = static_cast<int>(std::lround(value->end));
                        }
                    });
}

void read_piece_term(TableReader section, Draft& draft, PieceTerm term) {
    for_each_letter(
        std::move(section), draft, [&](PieceSpec& piece, TableReader& table, const std::string& letter) {
            auto& given = piece.weights[static_cast<std::size_t>(term)];
            if (const auto weight =
                    is_unit(term) ? table.unit(letter, kWeightBounds) : table.weight(letter, kWeightBounds)) {
                given = *weight;
            }
        });
}

/// `ranks` and `files`: lists of weights, one for each.
void read_bonuses(TableReader section, Draft& draft, PieceTerm first, int count) {
    for_each_letter<Royal::Too>(
        std::move(section), draft, [&](PieceSpec& piece, TableReader& table, const std::string& letter) {
            if (const auto weights = table.weights(letter, kWeightBounds, static_cast<std::size_t>(count))) {
                std::copy(weights->begin(), weights->end(),
                          piece.weights.begin() + static_cast<std::ptrdiff_t>(first));
            }
        });
}

}  // namespace

void read_evaluation(TableReader section, Draft& draft) {
    read_values(section.section(name_of(PieceTerm::Value)), draft);
    for (auto i = static_cast<std::size_t>(PieceTerm::Mobility);
         i < static_cast<std::size_t>(PieceTerm::Rank); ++i) {
        const auto term = static_cast<PieceTerm>(i);
        read_piece_term(section.section(name_of(term)), draft, term);
    }
    read_bonuses(section.section("ranks"), draft, PieceTerm::Rank, draft.spec.ranks);
    read_bonuses(section.section("files"), draft, PieceTerm::File, (draft.spec.files + 1) / 2);
    for (std::size_t i = 0; i < kTerms; ++i) {
        const auto term = static_cast<Term>(i);
        const auto weight = is_unit(term) ? section.unit(name_of(term), kWeightBounds)
                                          : section.weight(name_of(term), kWeightBounds);
        if (weight) {
            draft.spec.weights[i] = *weight;
        }
    }
    section.finish();
}

}  // namespace tenfold::sections
