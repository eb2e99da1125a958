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

/// How a piece other than the pawn moves; the same for both sides.
struct PieceRules {
    std::vector<Vector> leaps;   ///< each single one
    std::vector<Vector> slides;  ///< each direction; any number of empty squares
    std::vector<Vector> shots;   ///< slides there without capture; captures beyond exactly one piece
};

/// King side first, then queen side. Files are 0-based; `rank` too, from the mover's own side.
struct CastlingRules {
    int rank = 0;
    int king_from = 0;
    std::array<int, 2> king_to{};
    std::array<int, 2> rook_from{};
    std::array<int, 2> rook_to{};
};

/// One game. Ranks of pawns and promotion are 1-based from the mover's own side.
struct GameRules {
    std::string name;
    int files = 8;
    int ranks = 8;
    std::string start;
    std::map<char, PieceRules> pieces;  ///< by capital letter; `P` is missing, `K` is the king
    int double_step_rank = 2;
    int first_promotion_rank = 8;       ///< optional from here on, forced on the last rank
    std::string promotes_to;            ///< capital letters
    bool limited_to_start_men = false;  ///< only to a type of which men are missing
    std::optional<CastlingRules> castling;
    bool bare_king_draws = false;
    /// What a king may have at its side without being able to win against a bare king.
    std::vector<std::string> helpless_men{""};
};

/// REQUIRES: one of the names that `game_names` lists.
[[nodiscard]] const GameRules& rules_of(const std::string& name);
[[nodiscard]] std::vector<std::string> game_names();

}  // namespace tenfold::brute_force

#endif
