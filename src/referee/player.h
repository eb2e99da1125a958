#ifndef TENFOLD_REFEREE_PLAYER_H
#define TENFOLD_REFEREE_PLAYER_H

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "referee/engine_settings.h"
#include "referee/player_clock.h"

#include "tenfold/color.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

/// Why an engine did not do what it was asked for.
enum class Fault : std::uint8_t {
    CannotStart,  ///< the system can't run it (any more): no fault of its play
    Disconnect,   ///< has ended, or closed its output
    Stall,        ///< does not answer, and no clock runs that would say so
    Late,         ///< did not answer before its time was over
    Flood,        ///< prints without end
    Refusal,      ///< refuses a legal move or can't play this game
    FalseClaim,   ///< claims a result that the game hasn't got
    Resigns,
    Stopped,  ///< the match is being ended: not the engine's fault
};

struct Failure {
    Fault fault;
    std::string detail;  ///< for people; may be empty
};

/// A score as an engine tells it, from its own view.
struct EngineScore {
    bool is_mate = false;
    int value = 0;  ///< centipawns, or moves to the mate (negative: being mated)
    bool operator==(const EngineScore&) const = default;
};

/// What an engine told about its choice of a move.
struct Thought {
    std::optional<EngineScore> score;
    int depth = 0;
    std::uint64_t nodes = 0;
    Duration time{};
};

struct Choice {
    std::string move;  ///< in our spelling; may be nonsense
    Thought thought;
    bool may_be_san = false;  ///< the protocol lets it write its move as people do, too
};

using Answer = std::variant<Choice, Failure>;

/// What a game starts from.
struct GameStart {
    std::string fen;  ///< empty: the variant's start position
    Color first_to_move = Color::White;
};

/// A player's turn.
struct Turn {
    const std::vector<std::string>& moves;  ///< all moves of the game since its start, in our spelling
    Color side;
    const std::array<PlayerClock, 2>& clocks;  ///< by colour
};

/// An engine under the referee's hand. An interface because engines speak different protocols.
/// Calls come from one thread, which must live as long; each of them ends within the engine's patience or
/// clock. After a Failure other than Late, Resigns, FalseClaim and Refusal the engine is of no more use.
class Player {
public:
    virtual ~Player() = default;
    /// Starts the program, greets it and sets its options. `notices` tells what of them it didn't want.
    [[nodiscard]] virtual std::optional<Failure> start(const Variant& variant) = 0;
    [[nodiscard]] virtual std::optional<Failure> begin_game(const GameStart& start) = 0;
    /// The engine's move. The clock runs from when it is told to think until its answer has been read.
    [[nodiscard]] virtual Answer choose(const Turn& turn) = 0;
    /// The game is over; `result` is "1-0 {White mates}".
    virtual void end_game(const std::string& result) = 0;
    /// Asks it to end, and sees to it that it does.
    virtual void quit() = 0;
    /// Can it play another game?
    [[nodiscard]] virtual bool usable() const = 0;
    /// What it answered to options that it doesn't know or that have impossible values.
    [[nodiscard]] virtual const std::vector<std::string>& notices() const = 0;
};

/// An engine that speaks the protocol which its settings name. `settings` must outlive it; once a stop is
/// asked for, its waits end with Fault::Stopped.
[[nodiscard]] std::unique_ptr<Player> make_player(const EngineSettings& settings, std::stop_token stop);

}  // namespace tenfold::referee

#endif
