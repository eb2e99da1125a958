#ifndef TENFOLD_ENGINE_H
#define TENFOLD_ENGINE_H

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "tenfold/game.h"
#include "tenfold/move.h"
#include "tenfold/score.h"

namespace tenfold {

using Milliseconds = std::chrono::milliseconds;

/// When a search has to end. Several limits may be set: the first one reached ends it. None set:
/// as `infinite`.
struct SearchLimits {
    std::optional<int> depth;            ///< plies, at least 1
    std::optional<std::uint64_t> nodes;  ///< exact with one thread; up to 64 more for each with several
    std::optional<int> mate;             ///< stop when a mate in this many moves is found
    std::optional<Milliseconds> move_time;
    /// Clocks by colour. With the opponent's clock alone, that of the side to move is taken to be like
    /// it. Zero or negative values are allowed and mean "move at once".
    std::array<std::optional<Milliseconds>, 2> time;
    std::array<Milliseconds, 2> increment{};
    std::optional<int> moves_to_go;
    bool infinite = false;           ///< report the best move only after stop()
    bool ponder = false;             ///< as infinite, until ponder_hit() starts the clock's limits
    std::vector<Move> search_moves;  ///< consider only these at the root; empty: all
};

enum class Bound : std::uint8_t { Exact, Lower, Upper };

/// How to choose among the substitutions of a prelude.
struct PreludeTaste {
    int variety = 0;  ///< centipawns: any that is worse than the best by no more is as likely; 0: the best
    std::uint64_t seed = 0;  ///< the same seed, position and limits give the same choice
};

/// Progress of a search: one line of play.
struct SearchInfo {
    int depth = 0;
    int selective_depth = 0;
    int multi_pv = 1;  ///< 1 for the best line, 2 for the second, ...
    Score score;       ///< for the side to move at the root
    Bound bound = Bound::Exact;
    std::array<int, 3> wdl{};  ///< win, draw, loss in thousandths, summing to 1000
    std::uint64_t nodes = 0;   ///< visited by all threads together
    Milliseconds time{};
    int hash_full = 0;       ///< thousandths of the table in use
    std::vector<Move> line;  ///< legal moves; ends where the game ends
};

struct SearchResult {
    Move best;    ///< none if there is no legal move
    Move ponder;  ///< a legal answer to `best` that is expected; none if unknown or the game would be over
};

/// Receives what a search has to say, from the search's own thread.
class SearchListener {
public:
    virtual ~SearchListener() = default;
    virtual void on_info(const SearchInfo& info) = 0;
    /// The root move being searched; only in searches longer than about three seconds.
    virtual void on_current_move(int depth, Move move, int number) = 0;
    /// Called exactly once for each start(), as the last call for it. At least one exact on_info of
    /// the first line came before it.
    virtual void on_result(const SearchResult& result) = 0;
};

/// Searches positions of any variant in a thread of its own, with others to help if it is told to.
///
/// Calls come from one thread (the owner's). No call but wait() and the destructor blocks for long.
/// Settings take effect at the next start(); REQUIRES for them: not searching().
class Engine {
public:
    static constexpr int kMinHashMb = 1;
    static constexpr int kMaxHashMb = 65536;
    static constexpr int kMaxThreads = 256;
    static constexpr int kMaxMultiPv = 256;

    Engine();
    ~Engine();  ///< stops a running search
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void set_hash_mb(int megabytes);  ///< memory is taken at the next prepare() or start()
    /// Threads that search together; taken, with the memory for each, at the next prepare() or start(), and
    /// kept asleep between searches. Only with one are searches repeatable. A prelude is searched by one.
    void set_threads(int threads);
    void set_multi_pv(int lines);
    void set_move_overhead(Milliseconds overhead);  ///< kept back from every clock
    void set_prelude_taste(const PreludeTaste& taste);
    /// Forgets everything learnt from earlier searches (table, histories).
    void clear();
    /// Does the heavy work (memory, threads) that the start() of a game of this variant would do otherwise.
    void prepare(const Variant& variant);
    /// Megabytes that the table has got at the last prepare(): fewer than set if the system had no more.
    [[nodiscard]] int hash_mb() const;
    /// Threads that there were at the last prepare(), likewise.
    [[nodiscard]] int threads() const;

    /// Starts to search. `listener` must live until its on_result was called.
    /// REQUIRES: not searching().
    void start(const Game& game, const SearchLimits& limits, SearchListener& listener);
    /// Asks the search to finish; on_result follows soon. Nothing happens if none runs.
    void stop();
    /// The pondered move was played: the clock's limits hold from now on, counted from start().
    void ponder_hit();
    /// Until the running search has called on_result.
    void wait();
    [[nodiscard]] bool searching() const;

    /// Static evaluation for the side to move, centipawns.
    [[nodiscard]] static Score evaluate(const Game& game);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tenfold

#endif
