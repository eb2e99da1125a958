#ifndef TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_H
#define TENFOLD_TESTS_SUPPORT_BRUTE_FORCE_H

#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/brute_force_moves.h"

namespace tenfold::brute_force {

/// A game played by the naive rules.
class Game {
public:
    Game(const GameRules& rules, const std::string& fen);
    explicit Game(const GameRules& rules) : Game(rules, rules.start) {}

    [[nodiscard]] std::string fen() const { return write_fen(position_); }
    [[nodiscard]] bool in_check() const { return brute_force::in_check(position_, position_.side); }
    /// The legal moves as UCI writes them, sorted.
    [[nodiscard]] std::vector<std::string> moves() const;
    /// What comes of those of them that are wanted, as a FEN.
    [[nodiscard]] std::map<std::string, std::string> results(const std::set<std::string>& wanted) const;
    /// Every way of writing a legal move, with the way that moves() writes it; the parts of substitutions in
    /// one order only.
    [[nodiscard]] std::map<std::string, std::string> spellings() const;
    /// REQUIRES: one of moves().
    void play(const std::string& move);

    /// Every reason for which the game is over; empty while it goes on. Checkmate and stalemate
    /// come alone. The names are those of the engine's GameEnd.
    [[nodiscard]] std::set<std::string> ends() const;
    [[nodiscard]] double white_scores() const;

private:
    /// Everything that follows from a new position.
    void arrive();
    [[nodiscard]] bool drawn_by_bare_king() const;
    [[nodiscard]] bool drawn_by_material() const;

    Position position_;
    std::vector<Move> legal_;
    std::map<std::string, int> seen_;  ///< occurrences by FEN without its counters
};

}  // namespace tenfold::brute_force

#endif
