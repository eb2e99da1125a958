#include <algorithm>
#include <fmt/format.h>

#include "core/random.h"
#include "variant/compile_parts.h"

namespace tenfold::compile {

namespace {

/// Compiles one game's prelude. Complains of what no game could do.
class PreludeCompiler {
public:
    explicit PreludeCompiler(Context& context)
        : context_(context),
          rules_(context.rules),
          spec_(context.rules.spec.prelude),
          prelude_(context.rules.prelude) {}

    void compile() {
        prelude_.mirror = spec_.mirror;
        prelude_.ranks = rules_.spec.ranks;
        for (const PlacedPiece& p : context_.start) {
            prelude_.start[static_cast<std::size_t>(p.square.index())] = p.piece;
        }
        compile_set();
        if (spec_.set.empty()) {
            context_.complain(spec_.where, "no pieces that the prelude could bring in: 'set' is empty");
        }
        for (std::size_t i = 0; i < spec_.plies.size(); ++i) {
            compile_ply(spec_.plies[i], i % 2 == 0 ? Color::White : Color::Black);
        }
        for (std::size_t i = 0; i < prelude_.plies.size(); ++i) {
            prelude_.plies[i].sure = sure_in(i);
            check_exchange(i);
        }
        // A seed apart from the other keys', so that games without a prelude keep theirs.
        Random random(0x7072656c756465);
        for (std::size_t i = 1; i <= prelude_.plies.size(); ++i) {
            prelude_.keys[i] = random.next();
        }
    }

private:
    void compile_set() {
        for (const char letter : spec_.set) {
            const PieceType type = *rules_.type_of(letter);
            prelude_.set.push_back(type);
            if (prelude_.in_set[static_cast<std::size_t>(type.number())]++ > 0) {
                continue;
            }
            prelude_.kinds.push_back(type);
            if (rules_.info(type).in_start) {
                context_.complain(spec_.where,
                                  fmt::format("'{}' is in the set of the prelude and in the start position: "
                                              "nobody could say which of them is new",
                                              letter));
            }
        }
    }

    void compile_ply(const PreludePlySpec& spec, Color side) {
        PreludePly ply;
        bool has_squares = false;
        for (const PreludeZoneSpec& zone : spec.zones) {
            if (zone.by.empty()) {
                continue;  // what came there is not in the set any more
            }
            for (const Square s : zone.squares) {
                has_squares = true;
                if (check_square(zone, s, side)) {
                    ply.squares.push_back({s, start(s), choices_of(zone, s, side)});
                }
            }
        }
        if (!has_squares) {
            context_.complain(spec.where,
                              "nothing can be replaced in this ply of the prelude: it needs squares "
                              "('squares') and pieces that come there ('by')");
        }
        // The text names the own first rank first, and each from file a on.
        std::sort(ply.squares.begin(), ply.squares.end(),
                  [&](const PreludeSquare& a, const PreludeSquare& b) {
                      return own_order(a.square, side) < own_order(b.square, side);
                  });
        ply.least = spec.least;
        ply.most = spec.most;
        ply.may_exchange = spec.may_exchange;
        prelude_.plies.push_back(std::move(ply));
    }

    [[nodiscard]] int own_order(Square s, Color side) const {
        return own_rank(side, s.rank(), rules_.spec.ranks) * kMaxFiles + s.file();
    }

    [[nodiscard]] Piece start(Square s) const { return prelude_.start[static_cast<std::size_t>(s.index())]; }

    bool check_square(const PreludeZoneSpec& zone, Square s, Color side) {
        const Piece piece = start(s);
        const auto refuse = [&](std::string_view reason) {
            context_.complain(zone.where, fmt::format("{} cannot be replaced: {}", to_string(s), reason));
            return false;
        };
        if (!piece.is_piece() || piece.color() != side) {
            return refuse(fmt::format("no {} piece stands there at the start", to_string(side)));
        }
        if (piece.type() == rules_.royal) {
            return refuse("the royal piece stands there");
        }
        if (prelude_.mirror && start(prelude_.mirrored(s)) != Piece(~side, piece.type())) {
            return refuse(fmt::format("what stands on {} is another piece, and it would be replaced as well",
                                      to_string(prelude_.mirrored(s))));
        }
        return true;
    }

    std::uint16_t choices_of(const PreludeZoneSpec& zone, Square s, Color side) {
        unsigned choices = 0;
        for (const char letter : zone.by) {
            const PieceType type = *rules_.type_of(letter);
            const auto kind = std::find(prelude_.kinds.begin(), prelude_.kinds.end(), type);
            choices |= 1U << static_cast<unsigned>(kind - prelude_.kinds.begin());
            if (rules_.info(type).promotes && rules_.zone(side, s) == PromotionZone::Forced) {
                context_.complain(zone.where, fmt::format("'{}' cannot come onto {}, where it has to promote",
                                                          letter, to_string(s)));
            }
        }
        return static_cast<std::uint16_t>(choices);
    }

    /// Every new piece may come by an exchange to wherever there are others.
    void check_exchange(std::size_t number) {
        const auto promotes = [&](PieceType kind) { return rules_.info(kind).promotes; };
        if (!prelude_.plies[number].may_exchange ||
            std::none_of(prelude_.kinds.begin(), prelude_.kinds.end(), promotes)) {
            return;
        }
        const Color side = number % 2 == 0 ? Color::White : Color::Black;
        for (std::size_t i = 0; i <= number; ++i) {
            const bool own = i % 2 == number % 2;
            for (const PreludeSquare& square : prelude_.plies[i].squares) {
                const Square s = own ? square.square : prelude_.mirrored(square.square);
                if ((own || prelude_.mirror) && rules_.zone(side, s) == PromotionZone::Forced) {
                    context_.complain(spec_.plies[number].where,
                                      fmt::format("an exchange could bring a piece onto {} that has to "
                                                  "promote there",
                                                  to_string(s)));
                    return;
                }
            }
        }
    }

    /// How many the plies before this one may have replaced on squares that `counts` names.
    template <class Counts>
    [[nodiscard]] int used_before(std::size_t number, Counts&& counts) const {
        int used = 0;
        for (std::size_t i = 0; i < number; ++i) {
            const PreludePly& earlier = prelude_.plies[i];
            const bool own = i % 2 == number % 2;
            if (own || prelude_.mirror) {
                const auto squares =
                    std::count_if(earlier.squares.begin(), earlier.squares.end(), [&](PreludeSquare square) {
                        square.square = own ? square.square : prelude_.mirrored(square.square);
                        return counts(square);
                    });
                used += std::min(earlier.most, static_cast<int>(squares));
            }
        }
        return used;
    }

    /// Kinds that may come to a square and are left over whatever the plies before have used.
    [[nodiscard]] int left_for(std::size_t number, const PreludeSquare& square) const {
        int left = 0;
        for (std::size_t kind = 0; kind < prelude_.kinds.size(); ++kind) {
            left += ((square.choices >> kind) & 1U) != 0 ? prelude_.count(prelude_.kinds[kind]) : 0;
        }
        return left - used_before(number, [&](const PreludeSquare& earlier) {
                   return (earlier.choices & square.choices) != 0;
               });
    }

    /// A lower bound: so many squares are free, and each has enough to choose from to be the last one.
    [[nodiscard]] int sure_in(std::size_t number) const {
        const std::vector<PreludeSquare>& squares = prelude_.plies[number].squares;
        const int taken = used_before(number, [&](const PreludeSquare& earlier) {
            return std::any_of(squares.begin(), squares.end(),
                               [&](const PreludeSquare& s) { return s.square == earlier.square; });
        });
        int sure = 0;
        const auto is_sure = [&](int many) {
            return std::count_if(squares.begin(), squares.end(), [&](const PreludeSquare& s) {
                       return left_for(number, s) >= many;
                   }) >= many + taken;
        };
        while (sure < prelude_.plies[number].least && is_sure(sure + 1)) {
            ++sure;
        }
        return sure;
    }

    Context& context_;
    Ruleset& rules_;
    const PreludeSpec& spec_;
    Prelude& prelude_;
};

}  // namespace

void prelude(Context& context) {
    if (!context.rules.spec.prelude.plies.empty()) {
        PreludeCompiler(context).compile();
    }
}

}  // namespace tenfold::compile
