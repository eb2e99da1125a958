#ifndef TENFOLD_SEARCH_MOVE_PICKER_H
#define TENFOLD_SEARCH_MOVE_PICKER_H

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "movegen/move_list.h"
#include "position/position.h"
#include "search/history.h"
#include "search/see.h"

namespace tenfold {

/// Neither captures nor promotes.
[[nodiscard]] constexpr bool is_quiet(Move m) noexcept {
    return !m.is_capture() && !m.is_promotion();
}

struct ScoredMove {
    Move move;
    int score = 0;
};

/// What a node knows about moves that are likely good.
struct MoveHints {
    Move table;                                ///< from the transposition table, unverified
    std::array<Move, 2> killers;               ///< quiet refutations among this node's siblings
    Move counter;                              ///< last quiet refutation of the opponent's move
    std::array<History::Answers, 2> contexts;  ///< histories of answers to the last two moves
};

/// Hands out the pseudo-legal moves of a position one by one, the most promising first, and generates as late
/// as possible: table move, captures and promotions that lose nothing, killers and counter move, other quiet
/// moves by history, the rest. Source of the idea: chessprogramming.org "Move Ordering", "Move
/// Generation#Staged".
///
/// REQUIRES of all arguments that they outlive the picker, and of the position to be the same whenever next()
/// is called.
class MovePicker {
public:
    enum class Purpose : std::uint8_t {
        AllMoves,
        Evasions,    ///< all moves, without stages: there are few
        Quiescence,  ///< captures that lose nothing and the best promotions
    };
    /// Storage that may be used by one picker at a time; its memory is kept for the next.
    using Buffer = std::vector<ScoredMove>;
    struct Tools {
        const ExchangeEvaluator& exchanges;
        const History& history;
        MoveList& scratch;  ///< used within next() only: one for all pickers
    };

    MovePicker(const Position& position, const Tools& tools, const MoveHints& hints, Purpose purpose,
               Buffer& buffer);

    /// The next move, none at the end. No move comes twice.
    Move next();
    /// The order of the quiet moves left no longer matters: saves looking for the best of them.
    void stop_sorting() noexcept { sorts_quiets_ = false; }

private:
    enum class Stage : std::uint8_t {
        TableMove,
        MakeTactical,
        GoodTactical,
        Refutations,
        MakeQuiets,
        Quiets,
        DeferredTactical,
        MakeEvasions,
        Evasions,
        Done,
    };

    Move table_move();
    Move good_tactical();
    Move refutation();
    Move quiet();
    Move deferred_tactical();
    Move best_of_rest();
    void make_tactical();
    void make_quiets();
    void make_evasions();
    [[nodiscard]] bool is_deferred(Move m) const;
    [[nodiscard]] bool was_refutation(Move m) const noexcept;
    [[nodiscard]] int tactical_score(Move m) const;
    [[nodiscard]] int quiet_score(Move m) const;

    const Position& position_;
    Tools tools_;
    MoveHints hints_;
    Purpose purpose_;
    Buffer& moves_;  ///< deferred tactical moves, then those not handed out yet from next_ on
    Stage stage_ = Stage::TableMove;
    std::size_t deferred_ = 0;
    std::size_t next_ = 0;
    std::size_t refutation_ = 0;
    bool sorts_quiets_ = true;
    std::array<Move, 3> refutations_;
    int best_promotion_ = 0;  ///< value of the best type that a pawn may become now
};

}  // namespace tenfold

#endif
