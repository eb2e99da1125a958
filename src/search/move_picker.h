#ifndef TENFOLD_SEARCH_MOVE_PICKER_H
#define TENFOLD_SEARCH_MOVE_PICKER_H

#include <array>
#include <cstdint>
#include <span>
#include <utility>
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

/// Moves and their scores side by side, so that several scores can be looked at at once.
class ScoredMoves {
public:
    [[nodiscard]] std::size_t size() const noexcept { return moves_.size(); }
    [[nodiscard]] Move operator[](std::size_t i) const noexcept { return moves_[i]; }
    void push_back(Move m, int score) {
        moves_.push_back(m);
        scores_.push_back(score);
    }
    /// Keeps the first `count`.
    void truncate(std::size_t count) {
        moves_.resize(count);
        scores_.resize(count);
    }
    void swap(std::size_t a, std::size_t b) noexcept {
        std::swap(moves_[a], moves_[b]);
        std::swap(scores_[a], scores_[b]);
    }
    /// Where the best of those from `first` on is; of equals the first. REQUIRES: first < size().
    [[nodiscard]] std::size_t best_from(std::size_t first) const noexcept;

private:
    std::vector<Move> moves_;
    std::vector<int> scores_;
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
    using Buffer = ScoredMoves;
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
