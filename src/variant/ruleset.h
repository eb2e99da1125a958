#ifndef TENFOLD_VARIANT_RULESET_H
#define TENFOLD_VARIANT_RULESET_H

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/square_set.h"
#include "variant/prelude.h"
#include "variant/spec.h"
#include "variant/tables.h"

#include "tenfold/color.h"
#include "tenfold/piece.h"
#include "tenfold/square.h"

namespace tenfold {

/// What promotion does to a pawn piece that lands on a square.
enum class PromotionZone : std::uint8_t { None, Optional, Forced };

/// One castling of one side. Squares of `empty` must be empty and those of `safe` not attacked
/// (king's start, way and end).
struct Castling {
    Square king_from, king_to, rook_from, rook_to;
    Piece rook;
    std::vector<Square> empty;
    std::vector<Square> safe;
    char letter = '-';  ///< K, Q, k or q: its sign in a FEN
};
inline constexpr std::size_t kCastlings = 4;  ///< in FEN's order: K Q k q; bit i of the rights

/// What a piece standing on a square adds to the incremental sums of a position.
struct PieceOnSquare {
    std::uint64_t key = 0;    ///< Zobrist
    std::int16_t middle = 0;  ///< value of piece and place for White, centipawns, middle game ...
    std::int16_t end = 0;     ///< ... and end game; negative for Black's pieces
    std::int32_t phase = 0;   ///< share of the piece in the game's phase (pawns and kings: 0)
};

/// One piece type's data for people and for the notation.
struct PieceInfo {
    char letter = '?';
    std::string short_name;
    std::string name;
    std::string betza;
    int value = 0;      ///< centipawns, middle game; 0 for the royal piece
    int end_value = 0;  ///< the same in the end game
    bool royal = false;
    bool promotes = false;
    bool in_start = false;  ///< the start position has one
};

/// A game's rules as immutable tables, shared by const reference between positions and threads.
///
/// Made by `compile_ruleset`; nothing in it changes afterwards. Members are public because they are
/// the data that the rules consist of; the invariants are the compiler's.
struct Ruleset {
    VariantSpec spec;  ///< what it was made from

    std::vector<PieceInfo> pieces;  ///< by type number; [0] unused
    std::array<Mover, Piece::kCount> movers;
    std::array<AttackTable, 2> attacks;  ///< by attacking colour
    PieceType royal;

    SquareSet board;                    ///< the squares in play
    std::vector<PieceType> promotions;  ///< in the file's order: the first is the usual choice
    /// Most pieces of a type for a promotion to it; 255: no limit.
    std::array<std::uint8_t, kMaxPieceTypes + 1> promotion_limit{};
    std::array<std::array<PromotionZone, Square::kCells>, 2> promotion_zone{};
    /// Pieces whose `i` movements hold on this cell.
    std::array<PieceSet, Square::kCells> initial_pieces{};
    PieceSet immune;               ///< what nothing captures
    std::array<PieceSet, 2> prey;  ///< what a side may capture: enemies that are not immune
    PieceSet specials;             ///< pieces that move in legs or burn
    PieceSet sliders;              ///< pieces that capture by sliding
    bool has_pass = false;         ///< some piece may pass the turn by coming back to its start
    PieceSet pawns;                ///< pieces that promote: their moves reset the move rule's clock
    PieceSet en_passant_pieces;    ///< pieces with an `e` movement

    std::array<std::optional<Castling>, kCastlings> castlings;
    bool has_castling = false;
    /// Rights that survive a move from or to this cell.
    std::array<std::uint8_t, Square::kCells> castling_keep{};

    std::vector<PieceOnSquare> on_square;  ///< [piece.index() * 256 + square.index()]
    std::uint64_t black_key = 0;           ///< hashed in when Black is to move
    std::array<std::uint64_t, 16> castling_keys{};
    std::array<std::uint64_t, Square::kCells> en_passant_keys{};
    int full_phase = 0;  ///< sum of `phase` in the start position, at least 1

    /// Multisets of men that cannot win against a bare king, each as counts by type.
    std::vector<std::array<std::uint8_t, kMaxPieceTypes + 1>> insufficient;

    Prelude prelude;  ///< without plies in most games

    // The movers' spans and pointers point into these.
    std::vector<Step> steps;
    std::vector<Ride> rides;
    std::vector<Hop> hops;
    std::vector<GatedLeap> gated;
    std::vector<InitialRide> initial;
    std::deque<LeapMap> leap_maps;  ///< one for each different set of leaps
    RayLibrary rays;

    Ruleset() = default;
    Ruleset(const Ruleset&) = delete;  // the spans would point into the original
    Ruleset& operator=(const Ruleset&) = delete;

    [[nodiscard]] const PieceOnSquare& at(Piece p, Square s) const noexcept {
        return on_square[static_cast<std::size_t>(p.index()) * Square::kCells +
                         static_cast<std::size_t>(s.index())];
    }
    [[nodiscard]] const Mover& mover(Piece p) const noexcept {
        return movers[static_cast<std::size_t>(p.index())];
    }
    [[nodiscard]] const PieceInfo& info(PieceType t) const noexcept {
        return pieces[static_cast<std::size_t>(t.number())];
    }
    [[nodiscard]] PromotionZone zone(Color c, Square s) const noexcept {
        return promotion_zone[index(c)][static_cast<std::size_t>(s.index())];
    }
    /// The type with this letter (either case).
    [[nodiscard]] std::optional<PieceType> type_of(char letter) const noexcept;
    /// The piece as FEN writes it, or '.' for an empty cell.
    [[nodiscard]] char letter_of(Piece p) const noexcept;
    [[nodiscard]] int piece_types() const noexcept { return static_cast<int>(pieces.size()) - 1; }
};

using RulesetPtr = std::shared_ptr<const Ruleset>;

}  // namespace tenfold

#endif
