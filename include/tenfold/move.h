#ifndef TENFOLD_MOVE_H
#define TENFOLD_MOVE_H

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
};

/// A move, whole in one 64-bit word: it can be stored, compared and replayed without its move list.
///
/// Two moves with the same outcome have the same encoding, so `==` is "the same move". Which pieces
/// stand on the squares is the position's business. The bits, from the lowest:
/// 0-7 from, 8-15 to, 16-19 kind, 20-24 promotion type, 25 "captures something",
/// 32-39 e.p. victim or rook's start, 40-47 rook's end.
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

    [[nodiscard]] constexpr bool is_none() const noexcept { return bits_ == 0; }
    [[nodiscard]] constexpr Square from() const noexcept { return square(0); }
    [[nodiscard]] constexpr Square to() const noexcept { return square(8); }
    [[nodiscard]] constexpr MoveKind kind() const noexcept {
        return static_cast<MoveKind>((bits_ >> 16) & 15);
    }
    [[nodiscard]] constexpr bool is_capture() const noexcept { return ((bits_ >> 25) & 1) != 0; }
    [[nodiscard]] constexpr bool is_promotion() const noexcept { return kind() == MoveKind::Promotion; }
    /// The type promoted to, or none.
    [[nodiscard]] constexpr PieceType promotion() const noexcept {
        return PieceType(static_cast<int>((bits_ >> kPromotionShift) & 31));
    }
    /// REQUIRES: kind() == EnPassant.
    [[nodiscard]] constexpr Square victim() const noexcept { return square(kThirdShift); }
    /// REQUIRES: kind() == Castle.
    [[nodiscard]] constexpr Square rook_from() const noexcept { return square(kThirdShift); }
    /// REQUIRES: kind() == Castle.
    [[nodiscard]] constexpr Square rook_to() const noexcept { return square(kFourthShift); }

    /// The whole encoding; `from_bits(m.bits()) == m`.
    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
    static constexpr Move from_bits(std::uint64_t bits) noexcept {
        Move m;
        m.bits_ = bits;
        return m;
    }
    constexpr bool operator==(const Move&) const noexcept = default;

private:
    static constexpr int kPromotionShift = 20;
    static constexpr int kThirdShift = 32;
    static constexpr int kFourthShift = 40;

    static constexpr Move make(Square from, Square to, MoveKind kind, bool captures) noexcept {
        Move m;
        m.bits_ = static_cast<std::uint64_t>(from.index()) | static_cast<std::uint64_t>(to.index()) << 8 |
                  static_cast<std::uint64_t>(kind) << 16 | static_cast<std::uint64_t>(captures ? 1 : 0) << 25;
        return m;
    }
    [[nodiscard]] constexpr Square square(int shift) const noexcept {
        return Square::from_index(static_cast<int>((bits_ >> shift) & 255));
    }
    std::uint64_t bits_ = 0;
};

}  // namespace tenfold

#endif
