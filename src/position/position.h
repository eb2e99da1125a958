#ifndef TENFOLD_POSITION_POSITION_H
#define TENFOLD_POSITION_POSITION_H

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <vector>

#include "core/square_set.h"
#include "core/static_vector.h"
#include "variant/ruleset.h"

#include "tenfold/move.h"

namespace tenfold {

/// Sum over the pieces of a position, White's minus Black's; see PieceOnSquare.
struct PhasedSum {
    std::int32_t middle = 0;
    std::int32_t end = 0;
    std::int32_t phase = 0;
    bool operator==(const PhasedSum&) const = default;
};

/// What a position is besides its board. Saved before a move and restored after it.
struct State {
    std::uint64_t key = 0;       ///< of board, side, castling rights and e.p. square
    std::uint64_t pawn_key = 0;  ///< of the men that promote, and of nothing else
    PhasedSum sum;
    Square en_passant;          ///< set only when a pseudo-legal e.p. capture exists
    Square victim;              ///< what such a capture takes; none if en_passant is none
    std::uint8_t castling = 0;  ///< bit i: Ruleset::castlings[i] is still allowed
    std::uint8_t prelude = 0;   ///< the ply of the prelude to come, from 1; 0: the prelude is over
    std::uint16_t clock = 0;    ///< plies since the last capture or pawn move, at most kMaxClock
    std::uint16_t since_null =
        0;  ///< plies since the last null move or the set-up position, at most kMaxClock
    bool operator==(const State&) const = default;
};

/// A board with everything that a game's next move depends on, and the way back to where it began.
///
/// The mailbox says what is where, one set of squares a side says where the pieces are. All changes
/// go through `take` and `put`, which write the edit log and keep key, sums, sets and counts; unmake
/// plays the log backwards, so that no kind of move needs undo code of its own.
/// Holds a reference to its rules, which must outlive it. Copies are independent.
class Position {
public:
    /// Clock and move number stay at these, far beyond any game: what a FEN may say and what one is
    /// written with.
    static constexpr int kMaxClock = 10'000;
    static constexpr int kMaxMoveNumber = 100'000;

    /// An empty board, White to move. Fill it with `place`, then `finish_setup`.
    explicit Position(const Ruleset& rules);

    [[nodiscard]] const Ruleset& rules() const noexcept { return *rules_; }

    // --- what is here -----------------------------------------------------------------------
    [[nodiscard]] Piece operator[](Square s) const noexcept {
        return board_[static_cast<std::size_t>(s.index())];
    }
    [[nodiscard]] const SquareSet& pieces(Color c) const noexcept { return occupied_[index(c)]; }
    /// Those of both sides.
    [[nodiscard]] SquareSet pieces() const noexcept { return occupied_[0] | occupied_[1]; }
    /// The pieces of a side that move in legs or burn (Ruleset::specials).
    [[nodiscard]] const SquareSet& specials(Color c) const noexcept { return specials_[index(c)]; }
    /// The pieces of a side that capture by sliding.
    [[nodiscard]] const SquareSet& sliders(Color c) const noexcept { return sliders_[index(c)]; }
    /// The pieces of a side that nothing captures.
    [[nodiscard]] const SquareSet& immune(Color c) const noexcept { return immune_[index(c)]; }
    [[nodiscard]] int count(Piece p) const noexcept { return counts_[static_cast<std::size_t>(p.index())]; }
    [[nodiscard]] int count(Color c, PieceType t) const noexcept { return count(Piece(c, t)); }
    /// The royal piece's square; none if the side has none (only while setting up).
    [[nodiscard]] Square king(Color c) const noexcept { return kings_[index(c)]; }
    [[nodiscard]] Color side() const noexcept { return side_; }
    [[nodiscard]] const State& state() const noexcept { return state_; }
    [[nodiscard]] std::uint64_t key() const noexcept { return state_.key; }
    /// Number of the next move, as FEN counts.
    [[nodiscard]] int move_number() const noexcept;
    /// Moves made (and not unmade) since the position was set up, null moves included.
    [[nodiscard]] int plies() const noexcept { return static_cast<int>(log_.size()); }
    /// The key after a move, guessed without making it: right for moves that only step and capture where they
    /// arrive, change no rights and give none. REQUIRES: `m` has a mover.
    [[nodiscard]] std::uint64_t likely_key_after(Move m) const noexcept {
        const Piece mover = (*this)[m.from()];
        const Piece captured = (*this)[m.to()];
        return state_.key ^ rules_->black_key ^ rules_->at(mover, m.from()).key ^
               rules_->at(mover, m.to()).key ^ (captured.is_piece() ? rules_->at(captured, m.to()).key : 0);
    }
    /// Earlier occurrences of this position since it was set up, as far back as the last
    /// irreversible or null move; stops counting at `enough`.
    [[nodiscard]] int repetitions(int enough) const noexcept;
    /// May a pawn of this side become a `t`: are fewer on the board than the limit?
    [[nodiscard]] bool may_promote_to(Color c, PieceType t) const noexcept {
        return count(c, t) < rules_->promotion_limit[static_cast<std::size_t>(t.number())];
    }

    /// Is a ply of the prelude to be made? Then nothing but substitutions are moves.
    [[nodiscard]] bool in_prelude() const noexcept { return state_.prelude != 0; }
    /// Pieces of a type that a side may still bring in. REQUIRES: in_prelude().
    [[nodiscard]] int in_pocket(Color c, PieceType t) const noexcept {
        return rules_->prelude.count(t) - count(c, t);
    }

    /// The piece of the side not to move that can just have made a double step over `passed`; none if there
    /// is no such piece.
    [[nodiscard]] Square double_stepper_past(Square passed) const noexcept;

    // --- moves ------------------------------------------------------------------------------
    /// Where the pieces stand that `m` captures. REQUIRES: `m` is pseudo-legal here.
    [[nodiscard]] SquareSet victims(Move m) const;
    /// REQUIRES: `m` is pseudo-legal here.
    void make(Move m);
    /// Takes back the last make or make_null.
    void unmake();
    /// Hands the move over. REQUIRES: not in check.
    void make_null();
    /// The last move made; none if there was none or it was a null move.
    [[nodiscard]] Move last_move() const noexcept;
    /// Would this side's king be attacked after its pseudo-legal move? Looks at a board edited in
    /// place and restored: costs no hashing. REQUIRES: `m` is no substitution.
    [[nodiscard]] bool exposes_king(Move m);

    // --- setting up ---------------------------------------------------------------------------
    /// REQUIRES: `s` is on the board and empty.
    void place(Square s, Piece p);
    struct Setup {
        Color side = Color::White;
        std::uint8_t castling = 0;
        std::uint8_t prelude = 0;
        Square en_passant;
        int clock = 0;
        int move_number = 1;
    };
    void finish_setup(const Setup& setup);

    /// Everything but the history equal: board, sets, counts, state, side.
    [[nodiscard]] bool same_as(const Position& o) const noexcept;
    /// Recomputes all that is kept incrementally and compares; the first difference as text, empty if
    /// none. Slow; for tests and debug builds.
    [[nodiscard]] std::string inconsistency() const;

private:
    struct Edit {
        Square square;
        Piece before;
    };
    /// Of a move: a burning piece leaves one square, arrives on another (where it may capture) and takes
    /// eight neighbours: eleven. Castling makes four edits, a move in legs six. A substitution may make more.
    static constexpr std::size_t kMaxEdits = 11;
    struct LogEntry {
        State before;
        Move move;
        std::size_t first_edit = 0;  ///< in `edits_`; the later ones are this move's and those after it
    };

    void take(Square s);
    void put(Square s, Piece p);
    void lift(Square s, Piece p) noexcept;
    /// Adds the piece's square to the sets that it belongs to, or removes it.
    void flip_sets(Square s, Piece p) noexcept;
    void drop(Square s, Piece p) noexcept;
    /// Adds the piece's square to the keys, or removes it.
    void flip_keys(Square s, Piece p) noexcept;
    /// Calls `visit(square)` for each, once. The board may change under it.
    template <class Visit>
    void for_each_victim(Move m, Visit&& visit) const;
    /// What a move does to the board, told as calls of `take(square)` and `put(square, piece)`.
    template <class Take, class Put>
    void effects(Move m, Take&& take, Put&& put) const;
    /// The same for a ply of the prelude.
    template <class Take, class Put>
    void substitute(Move m, Take&& take, Put&& put) const;
    void apply(Move m);
    /// Changes a cell for exposes_king: only what attack detection looks at.
    void overwrite(Square s, Piece p) noexcept;
    /// Could a pawn of the side to move capture en passant on `s`?
    [[nodiscard]] bool en_passant_possible(Square s) const noexcept;
    /// Sets the e.p. square for the side to move, if it can use it. REQUIRES: none is set.
    void open_en_passant(Square passed, Square victim) noexcept;
    void close_en_passant() noexcept;
    void switch_side() noexcept;
    void set_prelude(std::size_t ply) noexcept;

    const Ruleset* rules_;
    std::array<Piece, Square::kCells> board_;
    std::array<SquareSet, 2> occupied_;
    std::array<SquareSet, 2> specials_;
    std::array<SquareSet, 2> sliders_;
    std::array<SquareSet, 2> immune_;
    std::array<std::uint8_t, Piece::kCount> counts_{};
    std::array<Square, 2> kings_{};
    Color side_ = Color::White;
    /// Plies before the set-up position, 2 * (move number - 1) + side; those of a prelude count from below 0.
    int start_ply_ = 0;
    State state_;
    std::vector<LogEntry> log_;
    std::vector<Edit> edits_;
};

}  // namespace tenfold

#endif
