#include <cmath>
#include <fmt/format.h>

#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

/// Calls `read(piece, table, letter)` for every letter of a table that belongs to a piece with a value.
template <class Read>
void for_each_letter(TableReader table, Draft& draft, Read&& read) {
    for (const Text& key : table.keys()) {
        PieceSpec* piece = key.value.size() == 1 ? draft.piece(key.value[0]) : nullptr;
        if (piece == nullptr) {
            if (key.value.size() != 1 || !draft.may_be_piece(key.value[0])) {
                draft.report.error(key.where, fmt::format("{} is no piece of this game", quoted(key.value)));
            }
        } else if (piece->royal) {
            draft.report.error(key.where, fmt::format("the royal piece '{}' has no value", piece->letter));
        } else {
            read(*piece, table, key.value);
        }
    }
}

}  // namespace

void read_evaluation(TableReader section, Draft& draft) {
    constexpr Bounds kCentipawns{1, 3000};
    constexpr auto kMost = static_cast<int>(kLargestWeight);
    for_each_letter(section.section("values"), draft,
                    [&](PieceSpec& piece, TableReader& table, const std::string& letter) {
                        if (const auto value = table.pair(letter, kCentipawns)) {
                            piece.value = static_cast<int>(std::lround(value->middle));
                            piece.end_value = static_cast<int>(std::lround(value->end));
                        }
                    });
    for (std::size_t i = 0; i < kPieceTerms; ++i) {
        for_each_letter(section.section(name_of(static_cast<PieceTerm>(i))), draft,
                        [&](PieceSpec& piece, TableReader& table, const std::string& letter) {
                            if (const auto weight = table.pair(letter, {-kMost, kMost})) {
                                piece.weights[i] = *weight;
                            }
                        });
    }
    for (std::size_t i = 0; i < kTerms; ++i) {
        if (const auto weight = section.pair(name_of(static_cast<Term>(i)), {-kMost, kMost})) {
            draft.spec.weights[i] = *weight;
        }
    }
    section.finish();
}

}  // namespace tenfold::sections
