#ifndef TENFOLD_SCORE_H
#define TENFOLD_SCORE_H

#include <compare>
#include <cstdint>

namespace tenfold {

/// How good a position is for one side: centipawns, or a distance to mate.
///
/// Mates (the nearer, the better), ordinary scores, being mated. Between them lie, in games in which
/// stalemate is no draw, forced stalemates that score three quarters or one; which of these and an ordinary
/// score is better is for the search to say. Ordinary scores stay within +-kMaxEval, so that they can never
/// be taken for another kind. Every value fits 16 bits.
class Score {
public:
    /// Longest line of play that the search can follow, in plies.
    static constexpr int kMaxPly = 246;
    static constexpr int kMaxEval = 14000;

    constexpr Score() noexcept = default;
    /// REQUIRES: the value fits 16 bits.
    constexpr explicit Score(int raw) noexcept : raw_(raw) {}

    static constexpr Score zero() noexcept { return Score(0); }
    /// Above every other score.
    static constexpr Score infinite() noexcept { return Score(kMate + 1); }
    /// The side wins by giving mate, its `plies`-th ply from here being the last; 0 means "has won".
    static constexpr Score mate_in(int plies) noexcept { return Score(kMate - plies); }
    /// The side is mated `plies` plies from here; 0 means "is mated now".
    static constexpr Score mated_in(int plies) noexcept { return Score(plies - kMate); }

    /// The side scores three quarters by stalemating, its `plies`-th ply from here being the last.
    static constexpr Score stalemate_in(int plies) noexcept { return Score(kStalemate - plies); }
    /// The side is stalemated `plies` plies from here and scores one quarter; 0 means "is stalemated now".
    static constexpr Score stalemated_in(int plies) noexcept { return Score(plies - kStalemate); }

    [[nodiscard]] constexpr int raw() const noexcept { return raw_; }
    [[nodiscard]] constexpr bool is_mate() const noexcept { return raw_ >= kMate - kMaxPly; }
    [[nodiscard]] constexpr bool is_mated() const noexcept { return raw_ <= kMaxPly - kMate; }
    /// Decided by a mate for either side.
    [[nodiscard]] constexpr bool is_decisive() const noexcept { return is_mate() || is_mated(); }
    /// Ends in a stalemate that is no draw, for either side.
    [[nodiscard]] constexpr bool is_stalemate() const noexcept {
        const int size = raw_ < 0 ? -raw_ : raw_;
        return size <= kStalemate && size >= kStalemate - kMaxPly;
    }
    /// As mate_moves(). REQUIRES: is_stalemate().
    [[nodiscard]] constexpr int stalemate_moves() const noexcept {
        return raw_ > 0 ? (kStalemate - raw_ + 1) / 2 : -(kStalemate + raw_ + 1) / 2;
    }
    /// Full moves to the mate as UCI counts them: positive for the winner, negative or 0 for the loser.
    /// REQUIRES: is_decisive().
    [[nodiscard]] constexpr int mate_moves() const noexcept {
        return raw_ > 0 ? (kMate - raw_ + 1) / 2 : -(kMate + raw_ + 1) / 2;
    }

    constexpr auto operator<=>(const Score&) const noexcept = default;
    constexpr Score operator-() const noexcept { return Score(-raw_); }
    constexpr Score operator+(Score o) const noexcept { return Score(raw_ + o.raw_); }
    constexpr Score operator-(Score o) const noexcept { return Score(raw_ - o.raw_); }
    constexpr Score operator+(int cp) const noexcept { return Score(raw_ + cp); }
    constexpr Score operator-(int cp) const noexcept { return Score(raw_ - cp); }

private:
    static constexpr int kMate = 32000;
    static constexpr int kStalemate = 15000;
    int raw_ = 0;
};

}  // namespace tenfold

#endif
