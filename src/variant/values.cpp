#include "variant/values.h"

#include <algorithm>
#include <cmath>

#include "variant/mobility.h"
#include "variant/piece_chains.h"

namespace tenfold {
namespace {

// Share of empty squares that the values assume, and that of an end game.
constexpr double kMiddleEmpty = 0.7;
constexpr double kEndEmpty = 0.85;
// value = kLinear * m + kSquare * m * m for an average mobility m, chosen so that chess gives a Knight 300
// and a Queen 950.
constexpr double kLinear = 49.2;
constexpr double kSquare = 1.51;
// A burning piece captures, wherever it arrives, those of the eight neighbours that are enemies.
constexpr double kNeighboursAround = 8;
// A piece that takes nothing can only block and shield.
constexpr double kHarmless = 0.06;
// A piece bound to one colour reaches half of the board only.
constexpr double kColourBound = 0.93;
// Part of the best promotion's value that a pawn piece has from the start.
constexpr double kPromotionShare = 0.05;
// Bonus for each square of mobility above the piece's average.
constexpr double kMiddleSlope = 6;
constexpr double kEndSlope = 4;
constexpr int kMaxBonus = 40;
// Worth of the piece in the end game: open lines, pawns nearer to promotion.
constexpr int kPawnEndBonus = 20;

using Bonuses = std::array<std::int16_t, Square::kCells>;

bool contains(const std::string& letters, char letter) {
    return letters.find(letter) != std::string::npos;
}

template <class Visit>
void for_each_square(const VariantSpec& spec, Visit&& visit) {
    for (int rank = 0; rank < spec.ranks; ++rank) {
        for (int file = 0; file < spec.files; ++file) {
            visit(Square::at(file, rank));
        }
    }
}

std::int16_t bounded(double bonus) {
    return static_cast<std::int16_t>(std::clamp(static_cast<int>(std::lround(bonus)), -kMaxBonus, kMaxBonus));
}

double average(const VariantSpec& spec, const MobilityMap& mobility) {
    double sum = 0;
    for (const double m : mobility) {
        sum += m;
    }
    return sum / (spec.files * spec.ranks);
}

MobilityMap mobility_of(const VariantSpec& spec, const PieceSpec& piece, double empty) {
    MobilityMap mobility = expected_mobility(whole_movement(spec, piece), {spec.files, spec.ranks, empty});
    if (piece.burns) {
        for (double& m : mobility) {
            m *= 1 + kNeighboursAround * (1 - empty) / 2;
        }
    }
    return mobility;
}

int value_of_mobility(const VariantSpec& spec, const PieceSpec& piece) {
    const double m = average(spec, mobility_of(spec, piece, kMiddleEmpty));
    const betza::PieceMovement movement = whole_movement(spec, piece);
    const double harmless = never_captures(movement) && !piece.burns ? kHarmless : 1;
    const double bound = is_colour_bound(movement) ? kColourBound : 1;
    return static_cast<int>(std::lround(harmless * bound * (kLinear * m + kSquare * m * m)));
}

/// How far the piece is from the middle of the board, 0 in the middle and 1 in a corner.
double eccentricity(const VariantSpec& spec, Square s) {
    const double files = std::abs(s.file() - (spec.files - 1) / 2.0) / ((spec.files - 1) / 2.0);
    const double ranks = std::abs(s.rank() - (spec.ranks - 1) / 2.0) / ((spec.ranks - 1) / 2.0);
    return (files + ranks) / 2;
}

Bonuses mobility_bonuses(const VariantSpec& spec, const PieceSpec& piece, double empty, double slope) {
    Bonuses bonuses{};
    const MobilityMap mobility = mobility_of(spec, piece, empty);
    const double mean = average(spec, mobility);
    for_each_square(spec, [&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        bonuses[cell] = bounded(slope * (mobility[cell] - mean));
    });
    return bonuses;
}

/// At home and off the centre in the middle game, in the middle of the board in the end game.
void royal_bonuses(const VariantSpec& spec, DerivedValues& values) {
    for_each_square(spec, [&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        const double wing = std::abs(s.file() - (spec.files - 1) / 2.0) / ((spec.files - 1) / 2.0);
        values.middle[cell] = bounded(10 - 15 * std::max(0, s.rank() - 1) + 20 * (wing - 0.5));
        values.end[cell] = bounded(30 - 60 * eccentricity(spec, s));
    });
}

/// White's rank on which a pawn first may promote, 0-based.
int first_promotion_rank(const VariantSpec& spec) {
    int first = spec.ranks;
    for (const auto* ranks : {&spec.promotion.optional_ranks, &spec.promotion.forced_ranks}) {
        for (const int rank : *ranks) {
            first = std::min(first, rank);
        }
    }
    return std::max(1, first - 1);
}

/// Forward, the centre files first; in the end game the way to promotion counts alone. Passed pawns
/// get their due in the evaluation.
void pawn_bonuses(const VariantSpec& spec, DerivedValues& values) {
    const double goal = first_promotion_rank(spec);
    for_each_square(spec, [&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        const double way = std::min(1.0, s.rank() / goal);
        const double centre = 1 - std::abs(s.file() - (spec.files - 1) / 2.0) / ((spec.files - 1) / 2.0);
        values.middle[cell] = bounded(40 * way * (0.15 + 0.6 * centre) - 5);
        values.end[cell] = bounded(kPawnEndBonus - 15 + 35 * way * way);
    });
}

int best_promotion(const VariantSpec& spec, const std::vector<DerivedValues>& values) {
    int best = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (contains(spec.promotion.to, spec.pieces[i].letter)) {
            best = std::max(best, values[i].value);
        }
    }
    return best;
}

int derived_value(const VariantSpec& spec, const PieceSpec& piece) {
    if (piece.royal) {
        return 0;
    }
    return piece.value ? *piece.value : value_of_mobility(spec, piece);
}

void add_given(std::int16_t& sum, double weight) {
    sum = static_cast<std::int16_t>(sum + std::lround(weight));
}

/// What the file gives by rank and by file on top.
void given_bonuses(const VariantSpec& spec, const PieceSpec& piece, DerivedValues& values) {
    for_each_square(spec, [&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        for (const PieceTerm term : {on_rank(s.rank()), on_file(s.file(), spec.files)}) {
            if (const auto& weight = piece.weights[static_cast<std::size_t>(term)]) {
                add_given(values.middle[cell], weight->middle);
                add_given(values.end[cell], weight->end);
            }
        }
    });
}

void add_bonuses(const VariantSpec& spec, const PieceSpec& piece, DerivedValues& values) {
    if (piece.royal) {
        royal_bonuses(spec, values);
    } else if (contains(spec.promotion.pieces, piece.letter)) {
        pawn_bonuses(spec, values);
    } else {
        values.middle = mobility_bonuses(spec, piece, kMiddleEmpty, kMiddleSlope);
        values.end = mobility_bonuses(spec, piece, kEndEmpty, kEndSlope);
    }
}

}  // namespace

std::vector<DerivedValues> derive_values(const VariantSpec& spec) {
    std::vector<DerivedValues> values(spec.pieces.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i].value = derived_value(spec, spec.pieces[i]);
        values[i].end_value = spec.pieces[i].end_value.value_or(values[i].value);
        add_bonuses(spec, spec.pieces[i], values[i]);
        given_bonuses(spec, spec.pieces[i], values[i]);
    }
    const int promotion = static_cast<int>(std::lround(kPromotionShare * best_promotion(spec, values)));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const PieceSpec& piece = spec.pieces[i];
        if (!piece.royal && !piece.value && contains(spec.promotion.pieces, piece.letter)) {
            values[i].value += promotion;
            values[i].end_value += promotion;
        }
    }
    return values;
}

}  // namespace tenfold
