#ifndef TENFOLD_VARIANT_SPEC_H
#define TENFOLD_VARIANT_SPEC_H

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "betza/movement.h"
#include "variant/evaluation_terms.h"

#include "tenfold/move.h"
#include "tenfold/square.h"

namespace tenfold {

/// Where in its file a value was written; zeros for a value that no file gave.
struct Location {
    std::string source;
    int line = 0;
    int column = 0;
    bool inherited = false;  ///< the value comes from another file: this is where `inherits` names it
};

/// One piece of a variant as its file describes it.
struct PieceSpec {
    char letter = '?';       ///< upper case; FEN writes Black's in lower case
    std::string short_name;  ///< "SG"; the letter where the file gives none
    std::string name;        ///< "Super General"
    std::string betza;       ///< the movement as written
    betza::PieceMovement movement;
    /// Legs given one by one; empty for other pieces. Such a piece may have other movements as well.
    betza::Chain legs;
    std::vector<std::string> leg_texts;  ///< as written
    /// What it can do besides on certain ranks; none for most pieces. `movement` has it as well.
    std::vector<betza::Movement> rank_movements;
    std::string rank_betza;  ///< as written
    std::vector<int> ranks;  ///< 1 first, from the mover's side
    bool royal = false;
    bool immune = false;           ///< nothing captures it
    bool burns = false;            ///< where it arrives, it captures every enemy neighbour
    std::optional<int> value;      ///< centipawns, from [evaluation]; derived from the movement if absent
    std::optional<int> end_value;  ///< the same in the end game; given together with `value`
    GivenPieceTerms weights;       ///< the others of [evaluation]
    Location where;                ///< of the movement text

    /// Without what [evaluation] said of it: it has become another piece.
    void forget_worth() noexcept {
        value.reset();
        end_value.reset();
        weights = {};
    }
};

/// Which pieces promote, where and to what. Ranks count from the mover's own side, 1 first.
struct PromotionSpec {
    std::string pieces;  ///< letters of the pieces that promote
    std::string to;      ///< letters of what they may become
    std::vector<int> optional_ranks;
    std::vector<int> forced_ranks;
    /// Most pieces of a type that a side may have for a promotion to it to be allowed: the letters
    /// that are absent have no limit.
    std::map<char, int> limits;
    /// `limit = "start"`: the limits are the numbers of the start position (overrides `limits`).
    bool limit_by_start = false;
    Location where;
};

/// One of the two castlings; files are 0-based.
struct CastlingWing {
    int king_to = 0;
    int rook_from = 0;
    int rook_to = 0;
};

struct CastlingSpec {
    int rank = 0;                            ///< 0-based, from the mover's own side
    int king_from = 0;                       ///< 0-based file
    std::optional<CastlingWing> king_side;   ///< FEN's K and k
    std::optional<CastlingWing> queen_side;  ///< FEN's Q and q
    Location where;
};

/// Squares on which a ply of the prelude may replace pieces, and by what.
struct PreludeZoneSpec {
    std::vector<Square> squares;  ///< on the mover's own side
    std::string by;               ///< letters of the set
    Location where;
};

struct PreludePlySpec {
    std::vector<PreludeZoneSpec> zones;
    int least = 1;                 ///< how many pieces must be replaced, if so many can be ...
    int most = Move::kMaxChoices;  ///< ... and how many may
    bool may_exchange = false;     ///< two pieces that the prelude brought in may change places after that
    Location where;
};

/// What comes before the first move: White makes the first ply, then they alternate.
struct PreludeSpec {
    std::string set;     ///< letters of what each player may bring in, repeated where there are several
    bool mirror = true;  ///< what one side replaces is replaced on the other side at once
    /// The players agree on `least` and `most` before the game (PreludeLimits).
    bool agreed = false;
    std::vector<PreludePlySpec> plies;  ///< none: the game has no prelude
    Location where;
};

/// What a side that has lost all but its king gets.
enum class BareKingRule {
    None,  ///< nothing happens
    Draw,  ///< a draw, unless it can bare the opponent at once (docs/rules-opulent.md)
    Loss,  ///< a loss, unless it can bare the opponent at once, which draws (shatranj)
};

struct ResultsSpec {
    /// What the side without a legal move, not in check, scores: 0, 1/4, 1/2, 3/4 or 1.
    double stalemated_scores = 0.5;
    BareKingRule bare_king = BareKingRule::None;
    int repetitions = 3;  ///< the occurrence that draws; 0: never
    int move_rule = 50;   ///< moves of each side without capture or pawn move that draw; 0: never
    /// Sets of men ("K", "KN") that draw against a bare king.
    std::vector<std::string> insufficient_material;
};

/// What a variant file says, with inheritance applied and nothing derived.
struct VariantSpec {
    std::string name;         ///< lower case, no blanks: the UCI_Variant value
    std::string title;        ///< "Opulent Chess"
    std::string description;  ///< a sentence or two
    int files = 8;
    int ranks = 8;
    std::string start_fen;
    std::string start_from;         ///< the game that the start position is inherited from; empty if none
    std::vector<PieceSpec> pieces;  ///< in file order
    PromotionSpec promotion;
    /// Ranks (1 first, from the mover's side) where `i` movements hold. Empty: on the squares where
    /// the start position has that piece.
    std::vector<int> initial_ranks;
    std::optional<CastlingSpec> castling;
    ResultsSpec results;
    PreludeSpec prelude;
    GivenTerms weights;  ///< of [evaluation]; those of single pieces are with the pieces
    /// A mover in legs that comes back to its start without capturing passes the turn; false: it may not.
    bool pass = true;
    /// A leg that jumps (`jD`, `jA`) may capture where it lands; false: it needs an empty square, whatever
    /// its text says.
    bool jump_capture = true;
    Location where;        ///< of the variant as a whole
    Location start_where;  ///< of the start position
};

}  // namespace tenfold

#endif
