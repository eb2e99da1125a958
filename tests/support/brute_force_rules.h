#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_RULES_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_RULES_H

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// A second, naive implementation of the rules, written from their text and sharing no code with the
/// engine: what both agree on is probably right. Slow on purpose; see docs/testing.md.
namespace tenfold::brute_force {

/// Files to the right and ranks up, from White's point of view.
struct Vector {
    int files = 0;
    int ranks = 0;
};

/// A move made of so many legs. Each leg is a step, or a jump: over an occupied square, as far again beyond.
struct LegRules {
    std::size_t least = 0;
    std::size_t most = 0;  ///< 0 for a piece that doesn't move in legs
    std::vector<Vector> steps;
    std::vector<Vector> jumps;  ///< to the square that is jumped
    bool steps_capture = false;
    bool jumps_capture = false;
    bool burns = false;  ///< when the last leg has ended, every enemy on the squares around is captured
};

/// How a piece other than the pawn moves; the same for both sides.
struct PieceRules {
    std::vector<Vector> leaps;   ///< each single one
    std::vector<Vector> slides;  ///< each direction; any number of empty squares
    std::vector<Vector> shots;   ///< slides there without capture; captures beyond exactly one piece
    std::vector<Vector> vaults;  ///< slides to a piece of either side, jumps it and slides on from there
    LegRules legs{};
    std::vector<Vector>
        leaps_on_last_rank{};  ///< besides, while it stands on the rank farthest from its owner
};

/// The pieces that go forward only and promote.
enum class PawnKind {
    Orthodox,
    Fast,     ///< one or two squares straight forward, captures one or two diagonally forward; never jumps
    Jumping,  ///< one or two squares straight forward, the two as a jump too; captures one square sideways
};

/// King side first, then queen side. Files are 0-based; `rank` too, from the mover's own side.
struct CastlingRules {
    int rank = 0;
    int king_from = 0;
    std::array<int, 2> king_to{};
    std::array<int, 2> rook_from{};
    std::array<int, 2> rook_to{};
};

/// A square of the mover's side, as White names it or as Black does, and what may come onto it.
struct PreludeSquare {
    std::string square;
    std::string by;  ///< capital letters
};

struct PreludePly {
    std::vector<PreludeSquare> squares;  ///< in the order of the move's text
    std::size_t most = 0;                ///< pieces to replace; one at least
    bool exchange = false;               ///< two of the new pieces may change places
};

/// What comes before the game, White's ply first.
struct PreludeRules {
    std::string set;  ///< a capital letter for each new piece of a player
    std::vector<PreludePly> plies;
};

/// One game. Ranks of pawns and promotion are 1-based from the mover's own side.
struct GameRules {
    std::string name;
    int files = 8;
    int ranks = 8;
    std::string start;
    std::map<char, PieceRules> pieces;  ///< by capital letter; pawns are missing, `K` is the king
    std::map<char, PawnKind> pawns{{'P', PawnKind::Orthodox}};
    int double_step_rank = 2;
    int first_promotion_rank = 8;  ///< optional from here on, forced on the last rank
    std::string promotes_to;       ///< capital letters
    /// A capital letter for each man that there may be of a side once a pawn has promoted to its type; other
    /// characters don't matter. Empty: any number.
    std::string whole_set;
    bool en_passant = true;
    std::optional<CastlingRules> castling;
    std::string immune;            ///< capital letters of what nothing captures
    bool passing = false;          ///< a piece may come back to its start without capturing anything
    double stalemated_gets = 0.5;  ///< the score of the side that can't move
    bool bare_king_draws = false;
    /// What a king may have at its side without being able to win against a bare king.
    std::vector<std::string> helpless_men{""};
    std::optional<PreludeRules> prelude{};
};

/// REQUIRES: one of the names that `game_names` lists.
[[nodiscard]] const GameRules& rules_of(const std::string& name);
[[nodiscard]] std::vector<std::string> game_names();
/// Supremo Superchess and its siblings.
[[nodiscard]] std::vector<GameRules> supremo_games();
/// Superchess, with the set of its inventor and with that of the championships. `chess`: what they begin
/// from.
[[nodiscard]] std::vector<GameRules> superchess_games(const GameRules& chess);

}  // namespace tenfold::brute_force

#endif
