#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_POSITION_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_POSITION_H

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "support/brute_force_rules.h"

namespace tenfold::brute_force {

enum class Side { White, Black };

constexpr Side other(Side s) {
    return s == Side::White ? Side::Black : Side::White;
}

/// A square, counted from 0.
struct Spot {
    int file = 0;
    int rank = 0;
    auto operator<=>(const Spot&) const = default;
};

struct Position {
    static constexpr char kEmpty = '.';

    const GameRules* rules = nullptr;
    std::array<std::array<char, 10>, 10> board{};  ///< [rank][file]: FEN's letters or kEmpty
    Side side = Side::White;
    std::string castling;            ///< what is left of "KQkq"
    std::optional<Spot> en_passant;  ///< only if a pawn stands ready to take there
    int clock = 0;
    int number = 1;
    /// During the prelude: capital letters of what each side may still bring in, in the order of the set.
    std::optional<std::string> pocket;

    [[nodiscard]] bool has(Spot s) const {
        return s.file >= 0 && s.file < rules->files && s.rank >= 0 && s.rank < rules->ranks;
    }
    [[nodiscard]] char at(Spot s) const {
        return board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
    }
    void set(Spot s, char piece) {
        board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)] = piece;
    }
    [[nodiscard]] bool empty(Spot s) const { return at(s) == kEmpty; }
    /// A piece of this side stands there.
    [[nodiscard]] bool belongs(Spot s, Side to) const;
    /// Every square on which a piece of this side stands.
    [[nodiscard]] std::vector<Spot> men(Side of) const;
    /// 1-based rank, counted from this side's own edge.
    [[nodiscard]] int own_rank(Spot s, Side of) const {
        return of == Side::White ? s.rank + 1 : rules->ranks - s.rank;
    }
};

constexpr Spot step(Spot s, Vector v) {
    return {s.file + v.files, s.rank + v.ranks};
}
/// The letter of a piece of either side.
[[nodiscard]] char capital(char piece);
/// The piece of this side with this capital letter.
[[nodiscard]] char coloured(char letter, Side side);
/// Does an enemy of `by` stand there that isn't immune?
[[nodiscard]] bool can_be_taken(const Position& position, Spot s, Side by);
[[nodiscard]] bool is_pawn(const GameRules& rules, char piece);
/// One rank forward.
constexpr int forward(Side side) {
    return side == Side::White ? 1 : -1;
}
[[nodiscard]] std::string to_text(Spot s);
[[nodiscard]] Spot to_spot(const std::string& text);
/// May a pawn of `side` take on the square behind the enemy pawn that has just gone two squares?
[[nodiscard]] bool can_take_en_passant(const Position& position, Spot target, Side side);

/// No men; White to move.
[[nodiscard]] Position empty_position(const GameRules& rules);
/// REQUIRES: six well-formed fields.
[[nodiscard]] Position read_fen(const GameRules& rules, const std::string& fen);
[[nodiscard]] std::string write_fen(const Position& position);

}  // namespace tenfold::brute_force

#endif
