#include <algorithm>
#include <fmt/format.h>
#include <string_view>

#include "variant/compile_parts.h"

namespace tenfold::compile {

namespace {

constexpr std::uint8_t kNoLimit = 255;

void set_zone(Ruleset& rules, const std::vector<int>& own_ranks, PromotionZone zone) {
    for (const Color c : kColors) {
        for (const int rank : own_ranks) {
            const int r = own_rank(c, rank - 1, rules.spec.ranks);
            for (int file = 0; file < rules.spec.files; ++file) {
                rules.promotion_zone[index(c)][static_cast<std::size_t>(Square::at(file, r).index())] = zone;
            }
        }
    }
}

int men_at_start(const Context& context, Piece piece) {
    return static_cast<int>(std::count_if(context.start.begin(), context.start.end(),
                                          [&](const PlacedPiece& p) { return p.piece == piece; }));
}

bool has_initial_movement(const PieceSpec& piece) {
    return std::any_of(piece.movement.movements.begin(), piece.movement.movements.end(),
                       [](const betza::Movement& m) { return m.initial; });
}

}  // namespace

void promotion(Context& context) {
    Ruleset& rules = context.rules;
    const PromotionSpec& spec = rules.spec.promotion;
    set_zone(rules, spec.optional_ranks, PromotionZone::Optional);
    set_zone(rules, spec.forced_ranks, PromotionZone::Forced);
    for (int t = 1; t <= rules.piece_types(); ++t) {
        if (rules.info(PieceType(t)).promotes) {
            rules.pawns.insert(Piece(Color::White, PieceType(t)));
            rules.pawns.insert(Piece(Color::Black, PieceType(t)));
        }
    }
    rules.promotion_limit.fill(kNoLimit);
    for (const char letter : spec.to) {
        const auto type = rules.type_of(letter);
        if (!type) {
            context.complain(spec.where, fmt::format("promotion to '{}', which is no piece here", letter));
            continue;
        }
        rules.promotions.push_back(*type);
        auto& limit = rules.promotion_limit[static_cast<std::size_t>(type->number())];
        if (spec.limit_by_start) {
            limit = static_cast<std::uint8_t>(men_at_start(context, Piece(Color::White, *type)));
        } else if (const auto it = spec.limits.find(letter); it != spec.limits.end()) {
            limit = static_cast<std::uint8_t>(std::clamp(it->second, 0, static_cast<int>(kNoLimit)));
        }
    }
}

void initial_squares(Context& context) {
    Ruleset& rules = context.rules;
    for (std::size_t i = 0; i < rules.spec.pieces.size(); ++i) {
        if (!has_initial_movement(rules.spec.pieces[i])) {
            continue;
        }
        for (const Color c : kColors) {
            const Piece piece(c, PieceType(static_cast<int>(i) + 1));
            for (const PlacedPiece& p : context.start) {
                if (rules.spec.initial_ranks.empty() && p.piece == piece) {
                    rules.initial_pieces[static_cast<std::size_t>(p.square.index())].insert(piece);
                }
            }
            for (const int rank : rules.spec.initial_ranks) {
                const int r = own_rank(c, rank - 1, rules.spec.ranks);
                for (int file = 0; file < rules.spec.files; ++file) {
                    rules.initial_pieces[static_cast<std::size_t>(Square::at(file, r).index())].insert(piece);
                }
            }
        }
    }
}

void insufficient_material(Context& context) {
    Ruleset& rules = context.rules;
    for (const std::string& men : rules.spec.results.insufficient_material) {
        std::array<std::uint8_t, kMaxPieceTypes + 1> counts{};
        for (const char letter : men) {
            const auto type = rules.type_of(letter);
            if (!type) {
                context.complain(
                    rules.spec.where,
                    fmt::format("insufficient material '{}': '{}' is no piece here", men, letter));
            } else {
                ++counts[static_cast<std::size_t>(type->number())];
            }
        }
        counts[static_cast<std::size_t>(rules.royal.number())] = 1;  // "K" may be written or left out
        rules.insufficient.push_back(counts);
    }
}

}  // namespace tenfold::compile
