#ifndef TENFOLD_REFEREE_GAME_PLAY_H
#define TENFOLD_REFEREE_GAME_PLAY_H

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "referee/adjudication.h"
#include "referee/player.h"
#include "referee/points.h"

#include "tenfold/game.h"

namespace tenfold::referee {

/// What ended a game.
enum class Ending : std::uint8_t {
    Rules,
    Adjudication,
    Resignation,
    TimeForfeit,
    IllegalMove,
    FalseClaim,
    Refusal,      ///< an engine doesn't accept a legal move or can't play the game
    Disconnect,   ///< an engine died
    Stall,        ///< an engine hung, or printed without end
    Interrupted,  ///< the match was ended; the game has no result
};

/// Where a game starts: a position and moves that are made from there before the engines take over.
struct Opening {
    std::string fen;  ///< empty: the variant's start position
    std::vector<Move> moves;
};

struct PlayedMove {
    Move move;
    Thought thought;  ///< empty for moves of the opening
};

struct PlayedGame {
    Opening opening;
    std::vector<PlayedMove> moves;  ///< those of the opening too
    Ending ending = Ending::Interrupted;
    Points white_points;  ///< unless interrupted
    std::string reason;   ///< "White mates", "Black loses on time"
};

/// "normal", "adjudication", "resignation", "time forfeit", "illegal move", "false claim", "refusal",
/// "disconnect", "stall", "interrupted".
[[nodiscard]] std::string_view to_string(Ending ending) noexcept;

/// "1-0", "0-1", "1/2-1/2": a game above a draw counts as won; "*" for an interrupted one.
[[nodiscard]] std::string_view result_word(const PlayedGame& game) noexcept;

/// Has an engine failed so that something must be wrong with it (neither its play nor its clock)?
[[nodiscard]] bool is_breakdown(Ending ending) noexcept;

/// Ends the game because of what an engine did or failed to do.
void forfeit(PlayedGame& game, Color side, const Failure& failure);

/// What a game is played under.
struct GameTerms {
    std::array<Limits, 2> limits;  ///< by colour
    AdjudicationRules adjudication;
};

/// Plays a game to its end: `players` by colour, both started. Every move is checked against our rules, which
/// also say when the game is over. `start` is the game at the position of the opening's FEN.
[[nodiscard]] PlayedGame play_game(const std::array<Player*, 2>& players, const Game& start,
                                   const Opening& opening, const GameTerms& terms);

}  // namespace tenfold::referee

#endif
