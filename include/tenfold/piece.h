#ifndef TENFOLD_PIECE_H
#define TENFOLD_PIECE_H

#include <cstdint>

#include "tenfold/color.h"

namespace tenfold {

/// A kind of piece: a number that means something only together with a variant, which gives it a
/// letter, a name and a movement. 1..kMaxPieceTypes; 0 is "no type".
class PieceType {
public:
    constexpr PieceType() noexcept = default;
    constexpr explicit PieceType(int number) noexcept : number_(static_cast<std::uint8_t>(number)) {}

    [[nodiscard]] constexpr int number() const noexcept { return number_; }
    [[nodiscard]] constexpr bool is_none() const noexcept { return number_ == 0; }
    constexpr auto operator<=>(const PieceType&) const noexcept = default;

private:
    std::uint8_t number_ = 0;
};

/// A variant may have this many types: five bits, less "none" and the one that marks the board's edge.
inline constexpr int kMaxPieceTypes = 30;

/// What a cell of the board holds: a piece of a side, nothing, or the edge.
///
/// The value 0..63 is also a bit number: `PieceSet` answers "is this piece one of those that ...?"
/// with one shift, for empty cells and the edge as well.
class Piece {
public:
    static constexpr int kCount = 64;

    constexpr Piece() noexcept = default;
    constexpr Piece(Color c, PieceType t) noexcept
        : code_(static_cast<std::uint8_t>(t.number() | (c == Color::White ? 0 : kBlackBit))) {}
    static constexpr Piece empty() noexcept { return Piece{}; }
    static constexpr Piece edge() noexcept { return from_index(kEdgeCode); }
    static constexpr Piece from_index(int code) noexcept {
        Piece p;
        p.code_ = static_cast<std::uint8_t>(code);
        return p;
    }

    [[nodiscard]] constexpr int index() const noexcept { return code_; }
    [[nodiscard]] constexpr bool is_empty() const noexcept { return code_ == 0; }
    [[nodiscard]] constexpr bool is_edge() const noexcept { return code_ == kEdgeCode; }
    [[nodiscard]] constexpr bool is_piece() const noexcept { return !is_empty() && !is_edge(); }
    /// REQUIRES: is_piece().
    [[nodiscard]] constexpr Color color() const noexcept {
        return (code_ & kBlackBit) == 0 ? Color::White : Color::Black;
    }
    /// REQUIRES: is_piece().
    [[nodiscard]] constexpr PieceType type() const noexcept { return PieceType(code_ & 31); }
    constexpr bool operator==(const Piece&) const noexcept = default;

private:
    static constexpr int kBlackBit = 32;
    static constexpr int kEdgeCode = 63;
    std::uint8_t code_ = 0;
};

/// A set of pieces, of "empty" and of "edge": one bit for each of the 64 values of Piece.
class PieceSet {
public:
    constexpr PieceSet() noexcept = default;
    static constexpr PieceSet from_bits(std::uint64_t bits) noexcept {
        PieceSet s;
        s.bits_ = bits;
        return s;
    }

    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
    [[nodiscard]] constexpr bool contains(Piece p) const noexcept { return ((bits_ >> p.index()) & 1U) != 0; }
    [[nodiscard]] constexpr bool is_empty() const noexcept { return bits_ == 0; }
    constexpr void insert(Piece p) noexcept { bits_ |= std::uint64_t{1} << p.index(); }
    constexpr void erase(Piece p) noexcept { bits_ &= ~(std::uint64_t{1} << p.index()); }
    constexpr PieceSet operator|(PieceSet o) const noexcept { return from_bits(bits_ | o.bits_); }
    constexpr PieceSet operator&(PieceSet o) const noexcept { return from_bits(bits_ & o.bits_); }
    constexpr PieceSet& operator|=(PieceSet o) noexcept { return *this = *this | o; }
    constexpr PieceSet& operator&=(PieceSet o) noexcept { return *this = *this & o; }
    constexpr bool operator==(const PieceSet&) const noexcept = default;

private:
    std::uint64_t bits_ = 0;
};

/// Every piece of one side (types 1..kMaxPieceTypes).
constexpr PieceSet all_pieces(Color c) noexcept {
    constexpr std::uint64_t kTypes = ((std::uint64_t{1} << kMaxPieceTypes) - 1) << 1;
    return PieceSet::from_bits(c == Color::White ? kTypes : kTypes << 32);
}

}  // namespace tenfold

#endif
