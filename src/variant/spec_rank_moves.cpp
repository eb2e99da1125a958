#include <algorithm>
#include <fmt/format.h>

#include "betza/movement.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

/// A slide looks at the squares that it passes, of which such a movement has two at most.
constexpr int kLongestSlide = 3;

bool fits(const betza::Movement& m) {
    using betza::Path;
    const bool single = m.path == Path::Leap || m.path == Path::Lame || m.path == Path::Hurdle;
    const int step = std::max(std::abs(m.files), std::abs(m.ranks));
    const bool slides = m.path == Path::Slide && step == 1 && m.range <= kLongestSlide;
    return (single || slides) && !m.initial && !m.en_passant;
}

bool fits(const betza::PieceMovement& movement) {
    return movement.chains.empty() && movement.castling_distance == 0 &&
           std::all_of(movement.movements.begin(), movement.movements.end(),
                       [](const betza::Movement& m) { return fits(m); });
}

/// A slide as leaps onto each of its squares, for which those on the way must be empty.
std::vector<betza::Movement> as_leaps(const betza::Movement& m) {
    if (m.path != betza::Path::Slide) {
        return {m};
    }
    std::vector<betza::Movement> leaps;
    for (int n = 1; n <= m.range; ++n) {
        betza::Movement& leap = leaps.emplace_back(m);
        leap.files *= n;
        leap.ranks *= n;
        leap.range = 1;
        leap.path = n == 1 ? betza::Path::Leap : betza::Path::Lame;
    }
    return leaps;
}

std::uint16_t as_bits(const std::vector<int>& ranks) {
    unsigned bits = 0;
    for (const int rank : ranks) {
        bits |= 1U << static_cast<unsigned>(rank - 1);
    }
    return static_cast<std::uint16_t>(bits);
}

void read_ranks(TableReader& section, Draft& draft, PieceSpec& piece) {
    const auto ranks = section.integers("ranks", {1, kMaxRanks});
    if (!ranks) {
        if (section.node("ranks") == nullptr && piece.ranks.empty()) {
            draft.report.error(section.where(), "'ranks' is missing: on which ranks?");
        }
        return;
    }
    check_ranks(draft, "ranks", *ranks);
    piece.ranks.clear();
    for (const Number& rank : *ranks) {
        piece.ranks.push_back(rank.value);
    }
}

void read_rank_betza(TableReader& section, Draft& draft, PieceSpec& piece) {
    const std::optional<Text> betza = section.line("betza");
    if (!betza) {
        if (section.node("betza") == nullptr && piece.rank_betza.empty()) {
            draft.report.error(section.where(), "'betza' is missing: which movement?");
        }
        return;
    }
    piece.rank_betza = betza->value;
    piece.forget_worth();  // an inherited one was that of another movement
    const auto movement = parsed_betza(*betza, draft);
    if (movement && !fits(*movement)) {
        draft.report.error(betza->where,
                           fmt::format("{}: on certain ranks a piece may have leaps, and slides "
                                       "of {} squares at most",
                                       quoted(betza->value), kLongestSlide));
    }
    piece.rank_movements = movement ? movement->movements : std::vector<betza::Movement>{};
}

}  // namespace

void read_rank_moves(TableReader section, Draft& draft, PieceSpec& piece) {
    if (section.present()) {
        read_ranks(section, draft, piece);
        read_rank_betza(section, draft, piece);
    }
    section.finish();
    auto& all = piece.movement.movements;
    std::erase_if(all, [](const betza::Movement& m) { return m.own_ranks != 0; });
    if (piece.ranks.empty()) {
        return;
    }
    for (const betza::Movement& m : piece.rank_movements) {
        for (betza::Movement leap : as_leaps(m)) {
            leap.own_ranks = as_bits(piece.ranks);
            all.push_back(leap);
        }
    }
}

}  // namespace tenfold::sections
