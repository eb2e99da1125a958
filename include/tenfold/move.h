#ifndef TENFOLD_MOVE_H
#define TENFOLD_MOVE_H

#include <array>
#include <cstdint>

#include "tenfold/piece.h"
#include "tenfold/square.h"

namespace tenfold {

/// What a move does beyond lifting a piece from one square and putting it on another.
enum class MoveKind : std::uint8_t {
    Step,        ///< from, to; captures what stands on `to`
    DoubleStep,  ///< a pawn's initial double step, which an enemy pawn may answer en passant
    EnPassant,   ///< captures the piece on `victim()` and not on `to`
    Castle,      ///< the king's part; the rook goes from `rook_from()` to `rook_to()`
    Promotion,   ///< becomes `promotion()` on arrival
    Path,  ///< in legs, capturing on the way: every enemy on `stops()`, and on `to()` if `takes_target()`
    Burn,  ///< also captures the neighbours of `to()` that `burnt()` names
    // Those from here on move no piece from one square to another.
    Pass,          ///< changes nothing on the board; has no squares
    Substitution,  ///< a ply of the prelude: brings pieces in by `choice()`; may exchange from() and to()
};

/// The eight neighbours of a square in the order of the bits of `Move::burnt()`.
inline constexpr std::array<Step, 8> kNeighbours{Step(-1, -1), Step(0, -1), Step(1, -1), Step(-1, 0),
                                                 Step(1, 0),   Step(-1, 1), Step(0, 1),  Step(1, 1)};

/// A move, whole in one 64-bit word: it can be stored, compared and replayed without its move list.
///
/// Two moves with the same outcome have the same encoding, so `==` is "the same move". Which pieces
/// stand on the squares is the position's business. The bits, from the lowest:
/// 0-7 from, 8-15 to, 16-19 kind, 20 "captures something", 21 "captures on `to`" (Path, Burn), 24-28
/// promotion type, 32-39 e.p. victim, rook's start, first stop or burnt neighbours, 40-47 rook's end or
/// second stop, 48-55 third stop. Of a substitution: 21-23 the prelude's ply, 24-63 ten choices.
class Move {
public:
    /// No move: different from every move that a generator makes.
    constexpr Move() noexcept = default;
    static constexpr Move none() noexcept { return Move{}; }

    static constexpr Move step(Square from, Square to, bool captures) noexcept {
        return make(from, to, MoveKind::Step, captures);
    }
    static constexpr Move double_step(Square from, Square to) noexcept {
        return make(from, to, MoveKind::DoubleStep, false);
    }
    static constexpr Move promotion(Square from, Square to, PieceType becomes, bool captures) noexcept {
        Move m = make(from, to, MoveKind::Promotion, captures);
        m.bits_ |= static_cast<std::uint64_t>(becomes.number()) << kPromotionShift;
        return m;
    }
    static constexpr Move en_passant(Square from, Square to, Square victim) noexcept {
        Move m = make(from, to, MoveKind::EnPassant, true);
        m.bits_ |= static_cast<std::uint64_t>(victim.index()) << kThirdShift;
        return m;
    }
    static constexpr Move castle(Square king_from, Square king_to, Square rook_from,
                                 Square rook_to) noexcept {
        Move m = make(king_from, king_to, MoveKind::Castle, false);
        m.bits_ |= static_cast<std::uint64_t>(rook_from.index()) << kThirdShift;
        m.bits_ |= static_cast<std::uint64_t>(rook_to.index()) << kFourthShift;
        return m;
    }

    /// Most stops of a move in legs.
    static constexpr std::size_t kMaxStops = 3;
    /// A move in legs; `stops` are the squares between them in order, those absent being none().
    static constexpr Move path(Square from, Square to, std::array<Square, kMaxStops> stops,
                               bool takes_target) noexcept {
        Move m = make(from, to, MoveKind::Path, true);
        m.bits_ |= static_cast<std::uint64_t>(takes_target ? 1 : 0) << kTakesTargetShift;
        m.bits_ |= static_cast<std::uint64_t>(stops[0].index()) << kThirdShift;
        m.bits_ |= static_cast<std::uint64_t>(stops[1].index()) << kFourthShift;
        m.bits_ |= static_cast<std::uint64_t>(stops[2].index()) << kFifthShift;
        return m;
    }
    /// REQUIRES: `burnt` isn't 0 (else it is a step).
    static constexpr Move burn(Square from, Square to, std::uint8_t burnt, bool takes_target) noexcept {
        Move m = make(from, to, MoveKind::Burn, true);
        m.bits_ |= static_cast<std::uint64_t>(takes_target ? 1 : 0) << kTakesTargetShift;
        m.bits_ |= static_cast<std::uint64_t>(burnt) << kThirdShift;
        return m;
    }
    /// Squares that a ply of a prelude may change, at most.
    static constexpr std::size_t kMaxChoices = 10;
    static constexpr std::size_t kMaxPreludePlies = 8;
    static constexpr int kMaxChoice = 15;
    /// What comes onto each of the squares of a ply: 0 nothing, n the n-th kind of the prelude's set.
    using Choices = std::array<std::uint8_t, kMaxChoices>;
    /// A ply of a prelude, counted from 0; `a` and `b` are the squares whose pieces change places after that,
    /// the lower one first, or none().
    static constexpr Move substitution(std::size_t ply, const Choices& choices, Square a, Square b) noexcept {
        Move m = make(a, b, MoveKind::Substitution, false);
        m.bits_ |= std::uint64_t{ply} << kPlyShift;
        for (std::size_t i = 0; i < kMaxChoices; ++i) {
            m.bits_ |= std::uint64_t{choices[i]} << (kChoicesShift + 4 * i);
        }
        return m;
    }
    static constexpr Move pass() noexcept {
        return make(Square::none(), Square::none(), MoveKind::Pass, false);
    }

    [[nodiscard]] constexpr bool is_none() const noexcept { return bits_ == 0; }
    [[nodiscard]] constexpr Square from() const noexcept { return square(0); }
    [[nodiscard]] constexpr Square to() const noexcept { return square(8); }
    [[nodiscard]] constexpr MoveKind kind() const noexcept {
        return static_cast<MoveKind>((bits_ >> 16) & 15);
    }
    [[nodiscard]] constexpr bool is_capture() const noexcept { return ((bits_ >> kCapturesShift) & 1) != 0; }
    [[nodiscard]] constexpr bool is_promotion() const noexcept { return kind() == MoveKind::Promotion; }
    /// The type promoted to. REQUIRES: kind() == Promotion.
    [[nodiscard]] constexpr PieceType promotion() const noexcept {
        return PieceType(static_cast<int>((bits_ >> kPromotionShift) & 31));
    }
    /// REQUIRES: kind() == EnPassant.
    [[nodiscard]] constexpr Square victim() const noexcept { return square(kThirdShift); }
    /// REQUIRES: kind() == Castle.
    [[nodiscard]] constexpr Square rook_from() const noexcept { return square(kThirdShift); }
    /// REQUIRES: kind() == Castle.
    [[nodiscard]] constexpr Square rook_to() const noexcept { return square(kFourthShift); }

    [[nodiscard]] constexpr bool is_pass() const noexcept { return kind() == MoveKind::Pass; }
    /// Does a piece go from `from()` to `to()`? False for a pass and for a substitution.
    [[nodiscard]] constexpr bool has_mover() const noexcept { return kind() < MoveKind::Pass; }
    /// Does something stand on `to()` that is captured?
    [[nodiscard]] constexpr bool takes_target() const noexcept {
        const bool is_special = kind() == MoveKind::Path || kind() == MoveKind::Burn;
        return is_special ? ((bits_ >> kTakesTargetShift) & 1) != 0
                          : is_capture() && kind() != MoveKind::EnPassant;
    }
    /// Can it capture on other squares than `to()`?
    [[nodiscard]] constexpr bool captures_elsewhere() const noexcept {
        return kind() == MoveKind::EnPassant || kind() == MoveKind::Path || kind() == MoveKind::Burn;
    }
    /// The squares between the legs, none() where there is no further one. REQUIRES: kind() == Path.
    [[nodiscard]] constexpr std::array<Square, kMaxStops> stops() const noexcept {
        return {square(kThirdShift), square(kFourthShift), square(kFifthShift)};
    }
    /// Bit i: the piece on to() + kNeighbours[i] burns. REQUIRES: kind() == Burn.
    [[nodiscard]] constexpr std::uint8_t burnt() const noexcept {
        return static_cast<std::uint8_t>(bits_ >> kThirdShift);
    }

    [[nodiscard]] constexpr bool is_substitution() const noexcept { return kind() == MoveKind::Substitution; }
    /// Number of the prelude's ply, from 0. REQUIRES: kind() == Substitution.
    [[nodiscard]] constexpr std::size_t ply() const noexcept { return (bits_ >> kPlyShift) & 7; }
    /// What comes onto the i-th square of the ply, 0: nothing. REQUIRES: kind() == Substitution.
    [[nodiscard]] constexpr std::size_t choice(std::size_t i) const noexcept {
        return (bits_ >> (kChoicesShift + 4 * i)) & 15;
    }

    /// The whole encoding; `from_bits(m.bits()) == m`.
    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
    static constexpr Move from_bits(std::uint64_t bits) noexcept {
        Move m;
        m.bits_ = bits;
        return m;
    }
    constexpr bool operator==(const Move&) const noexcept = default;

private:
    static constexpr int kCapturesShift = 20;
    static constexpr int kTakesTargetShift = 21;
    static constexpr int kPlyShift = 21;
    static constexpr int kPromotionShift = 24;
    static constexpr std::size_t kChoicesShift = 24;
    static constexpr int kThirdShift = 32;
    static constexpr int kFourthShift = 40;
    static constexpr int kFifthShift = 48;

    static constexpr Move make(Square from, Square to, MoveKind kind, bool captures) noexcept {
        Move m;
        m.bits_ = static_cast<std::uint64_t>(from.index()) | static_cast<std::uint64_t>(to.index()) << 8 |
                  static_cast<std::uint64_t>(kind) << 16 |
                  static_cast<std::uint64_t>(captures ? 1 : 0) << kCapturesShift;
        return m;
    }
    [[nodiscard]] constexpr Square square(int shift) const noexcept {
        return Square::from_index(static_cast<int>((bits_ >> shift) & 255));
    }
    std::uint64_t bits_ = 0;
};

}  // namespace tenfold

#endif
