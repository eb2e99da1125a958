#ifndef TENFOLD_VARIANT_EVALUATION_TERMS_H
#define TENFOLD_VARIANT_EVALUATION_TERMS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "tenfold/piece.h"
#include "tenfold/square.h"

/// The weights of the evaluation that a variant file may give: their names, and what those are worth that it
/// doesn't. docs/variant-files.md lists them for users, docs/search.md says what they are multiplied with.
namespace tenfold {

/// Centipawns in the middle game and in the end game.
struct Weight {
    double middle = 0;
    double end = 0;
    bool operator==(const Weight&) const = default;
};

/// Beyond these no weight makes sense.
inline constexpr double kLargestWeight = 3000;
inline constexpr double kLeastValue = 1;  ///< of a piece

/// Distances to promotion that are told apart, in moves.
inline constexpr int kPassedDistances = kMaxRanks - 1;

/// What counts alike for all pieces of a game.
enum class Term : std::uint8_t {
    Tempo,     ///< the move
    Doubled,   ///< each pawn piece of a file but one
    Isolated,  ///< a pawn piece without any on the files beside it
    Backward,  ///< one that no other can defend any more, and that can't go on safely
    Defended,  ///< a pawn piece that another one defends
    Phalanx,   ///< two of them side by side
    // A passed pawn that needs so many moves to its promotion, times the share of the best piece that it
    // may become ...
    Passed,
    PassedLast = Passed + kPassedDistances - 1,
    // ... and, all times the share of the way that it has gone, squared ...
    PassedBlocked,    ///< a piece right before it
    PassedFree,       ///< the enemy doesn't attack the square before it
    PassedSupported,  ///< its own side defends that square
    PassedOwnKing,    ///< each step of its own king to that square
    PassedEnemyKing,  ///< each step of the enemy's
    ShelterPawn,      ///< a pawn piece before the king, near it
    OpenKingFile,     ///< a file beside or under the king without an own pawn piece
    Pair,             ///< two colour-bound pieces of a type on different colours
    AttackedByPawn,   ///< an officer that an enemy pawn piece attacks
    KingDanger,       ///< the square of the units by which the enemy's king is attacked, in hundreds
    // Units of such an attack, one number each: for each piece that takes part, for each square next to the
    // king that only the king defends, for each file that is open to it and for each shelter pawn; for each
    // square next to the king where it would be safe, and each from where a piece could check it safely.
    DangerAttacker,
    DangerWeakSquare,
    DangerOpenFile,
    DangerShelterPawn,
    DangerFlight,
    DangerSafeCheck,
};
inline constexpr std::size_t kTerms = static_cast<std::size_t>(Term::DangerSafeCheck) + 1;

/// The key in a variant file: "open-king-file", "passed-3".
[[nodiscard]] std::string_view name_of(Term term) noexcept;
[[nodiscard]] Weight default_weight(Term term) noexcept;
/// A number that has no phases.
[[nodiscard]] constexpr bool is_unit(Term term) noexcept {
    return term >= Term::DangerAttacker;
}

/// The term of a passed pawn that needs so many moves, 1 or more.
[[nodiscard]] constexpr Term passed_in(int moves) noexcept {
    const int nearest = static_cast<int>(Term::Passed);
    return static_cast<Term>(nearest + (moves < kPassedDistances ? moves : kPassedDistances) - 1);
}

/// Files from the edge to the middle: both wings are alike.
inline constexpr int kWingFiles = (kMaxFiles + 1) / 2;

/// What each kind of piece has of its own.
enum class PieceTerm : std::uint8_t {
    Value,
    Mobility,     ///< each square that it reaches beyond what is usual for it
    Confined,     ///< each square that it reaches less than half of that
    Outpost,      ///< defended by an own pawn piece where no enemy's can ever attack it
    Threatened,   ///< attacked by a piece that is worth less
    Hanging,      ///< attacked, but not so, and not defended
    AttackUnits,  ///< of an attack on the king, for each hit near it; one number
    Rank,         ///< on the mover's first rank, ...
    RankLast = Rank + kMaxRanks - 1,
    File,  ///< on a file of the edge, ...
    FileLast = File + kWingFiles - 1,
};
inline constexpr std::size_t kPieceTerms = static_cast<std::size_t>(PieceTerm::FileLast) + 1;

/// Of those that have a table of letters in a variant file, its key: "mobility".
[[nodiscard]] std::string_view name_of(PieceTerm term) noexcept;
[[nodiscard]] constexpr bool is_unit(PieceTerm term) noexcept {
    return term == PieceTerm::AttackUnits;
}
/// `rank` as the mover counts, 0 first.
[[nodiscard]] constexpr PieceTerm on_rank(int rank) noexcept {
    return static_cast<PieceTerm>(static_cast<int>(PieceTerm::Rank) + rank);
}
[[nodiscard]] constexpr PieceTerm on_file(int file, int files) noexcept {
    const int from_edge = file < files - 1 - file ? file : files - 1 - file;
    return static_cast<PieceTerm>(static_cast<int>(PieceTerm::File) + from_edge);
}

/// All weights of a game stand in one row: where.
inline constexpr std::size_t kWeights = kTerms + kPieceTerms * (kMaxPieceTypes + 1);
[[nodiscard]] constexpr std::size_t place_of(Term term) noexcept {
    return static_cast<std::size_t>(term);
}
[[nodiscard]] constexpr std::size_t place_of(PieceType type, PieceTerm term) noexcept {
    return kTerms + static_cast<std::size_t>(type.number()) * kPieceTerms + static_cast<std::size_t>(term);
}

/// Weights that a file gives; those that it leaves out are empty.
using GivenTerms = std::array<std::optional<Weight>, kTerms>;
using GivenPieceTerms = std::array<std::optional<Weight>, kPieceTerms>;

}  // namespace tenfold

#endif
