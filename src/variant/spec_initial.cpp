#include <algorithm>
#include <fmt/format.h>

#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

/// How many ranks an initial movement goes at least where it adds something: its first step may be one that
/// the piece can always make.
int first_new_step(const PieceSpec& piece, const betza::Movement& initial) {
    const bool covered =
        initial.range > 1 && std::any_of(piece.movement.movements.begin(), piece.movement.movements.end(),
                                         [&](const betza::Movement& m) {
                                             return !m.initial && m.quiet && m.files == initial.files &&
                                                    m.ranks == initial.ranks;
                                         });
    return initial.ranks * (covered ? 2 : 1);
}

bool has_initial_move_from(const VariantSpec& spec, int rank) {
    return std::any_of(spec.pieces.begin(), spec.pieces.end(), [&](const PieceSpec& piece) {
        const auto& all = piece.movement.movements;
        return std::any_of(all.begin(), all.end(), [&](const betza::Movement& m) {
            const int goal = rank + first_new_step(piece, m);
            return m.initial && goal >= 1 && goal <= spec.ranks;
        });
    });
}

bool has_initial_moves(const VariantSpec& spec) {
    return std::any_of(spec.pieces.begin(), spec.pieces.end(), [](const PieceSpec& piece) {
        const auto& all = piece.movement.movements;
        return std::any_of(all.begin(), all.end(), [](const betza::Movement& m) { return m.initial; });
    });
}

void check_initial_ranks(const Draft& draft, const Location& where, const std::vector<Number>& ranks) {
    if (draft.may_have_more()) {
        return;
    }
    if (!has_initial_moves(draft.spec)) {
        draft.report.error(where, "no piece has a movement with 'i', so that [initial] means nothing");
        return;
    }
    for (const Number& rank : ranks) {
        if (!has_initial_move_from(draft.spec, rank.value)) {
            draft.report.notice(rank.where,
                                fmt::format("no movement with 'i' leads anywhere from rank {}", rank.value));
        }
    }
}

}  // namespace

void read_initial(TableReader section, Draft& draft) {
    if (const auto ranks = section.integers("ranks", {1, draft.spec.ranks})) {
        draft.spec.initial_ranks.clear();
        for (const Number& rank : *ranks) {
            draft.spec.initial_ranks.push_back(rank.value);
        }
        if (section.node("ranks")->as_array()->empty()) {
            draft.report.error(section.place(section.node("ranks")->source()),
                               "'ranks' is empty: from which ranks do movements with 'i' hold?");
        }
        check_ranks(draft, "ranks", *ranks);
        check_initial_ranks(draft, section.where(), *ranks);
    }
    section.finish();
}

}  // namespace tenfold::sections
