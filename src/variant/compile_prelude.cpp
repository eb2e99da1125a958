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
