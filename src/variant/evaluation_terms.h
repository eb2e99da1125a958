#ifndef TENFOLD_VARIANT_EVALUATION_TERMS_H
#define TENFOLD_VARIANT_EVALUATION_TERMS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

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

/// What counts alike for all pieces of a game.
enum class Term : std::uint8_t {
    Tempo,           ///< the move
    Doubled,         ///< each file on which a pawn piece has others
    Isolated,        ///< a pawn piece without any on the files beside it
    Defended,        ///< a pawn piece that another one defends
    Passed,          ///< a passed pawn right before its promotion, that may become the best piece
    ShelterPawn,     ///< a pawn piece before the king, near it
    OpenKingFile,    ///< a file beside or under the king without an own pawn piece
    Pair,            ///< two colour-bound pieces of a type on different colours
    AttackedByPawn,  ///< a piece that an enemy pawn piece attacks
    KingAttack,      ///< the square of the units by which a king is attacked, in hundreds
};
inline constexpr std::size_t kTerms = static_cast<std::size_t>(Term::KingAttack) + 1;

/// The key in a variant file: "open-king-file".
[[nodiscard]] std::string_view name_of(Term term) noexcept;
[[nodiscard]] Weight default_weight(Term term) noexcept;

/// What each kind of piece has of its own.
enum class PieceTerm : std::uint8_t {
    Mobility,    ///< each square that it reaches beyond what is usual for it
    KingAttack,  ///< units for each hit near the enemy's king; one number
};
inline constexpr std::size_t kPieceTerms = static_cast<std::size_t>(PieceTerm::KingAttack) + 1;

/// The key of the table of letters in a variant file: "mobility".
[[nodiscard]] std::string_view name_of(PieceTerm term) noexcept;

/// Weights that a file gives; those that it leaves out are empty.
using GivenTerms = std::array<std::optional<Weight>, kTerms>;
using GivenPieceTerms = std::array<std::optional<Weight>, kPieceTerms>;

}  // namespace tenfold

#endif
