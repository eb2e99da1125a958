#include <algorithm>

#include "core/random.h"
#include "variant/compile_parts.h"
#include "variant/values.h"

namespace tenfold::compile {

namespace {

/// Middle-game value of a man that counts as a full step of the game's phase, in centipawns.
constexpr int kPhaseUnit = 100;

PieceOnSquare& slot(Ruleset& rules, Piece p, Square s) {
    return rules.on_square[static_cast<std::size_t>(p.index()) * Square::kCells +
                           static_cast<std::size_t>(s.index())];
}

void fill_sums(Ruleset& rules, PieceType type, const DerivedValues& derived) {
    PieceInfo& info = rules.pieces[static_cast<std::size_t>(type.number())];
    info.value = derived.value;
    info.end_value = derived.end_value;
    rules.board.for_each([&](Square s) {
        const auto cell = static_cast<std::size_t>(s.index());
        const Square mirrored = Square::at(s.file(), rules.spec.ranks - 1 - s.rank());
        const int middle = derived.value + derived.middle[cell];
        const int end = derived.end_value + derived.end[cell];
        const int phase = info.royal || info.promotes ? 0 : derived.value / kPhaseUnit;
        PieceOnSquare& white = slot(rules, Piece(Color::White, type), s);
        white.middle = static_cast<std::int16_t>(middle);
        white.end = static_cast<std::int16_t>(end);
        white.phase = phase;
        PieceOnSquare& black = slot(rules, Piece(Color::Black, type), mirrored);
        black.middle = static_cast<std::int16_t>(-middle);
        black.end = static_cast<std::int16_t>(-end);
        black.phase = phase;
    });
}

void fill_keys(Ruleset& rules) {
    // A fixed seed: keys, and with them the search, are the same on every machine.
    Random random(0x74656e666f6c64);
    for (const Color c : kColors) {
        for (int t = 1; t <= rules.piece_types(); ++t) {
            rules.board.for_each(
                [&](Square s) { slot(rules, Piece(c, PieceType(t)), s).key = random.next(); });
        }
    }
    rules.black_key = random.next();
    // Rights combine by exclusive or, so that losing one changes the key by that right's own number.
    std::array<std::uint64_t, kCastlings> rights{};
    std::generate(rights.begin(), rights.end(), [&] { return random.next(); });
    for (std::size_t set = 0; set < rules.castling_keys.size(); ++set) {
        for (std::size_t i = 0; i < kCastlings; ++i) {
            rules.castling_keys[set] ^= ((set >> i) & 1U) != 0 ? rights[i] : 0;
        }
    }
    rules.board.for_each(
        [&](Square s) { rules.en_passant_keys[static_cast<std::size_t>(s.index())] = random.next(); });
}

}  // namespace

void sums_and_keys(Context& context) {
    Ruleset& rules = context.rules;
    rules.on_square.resize(std::size_t{Piece::kCount} * Square::kCells);
    const std::vector<DerivedValues> derived = derive_values(rules.spec);
    for (int t = 1; t <= rules.piece_types(); ++t) {
        fill_sums(rules, PieceType(t), derived[static_cast<std::size_t>(t - 1)]);
    }
    fill_keys(rules);
    for (const PlacedPiece& p : context.start) {
        rules.full_phase += rules.at(p.piece, p.square).phase;
    }
    rules.full_phase = std::max(rules.full_phase, 1);
}

}  // namespace tenfold::compile
