#include "movegen/substitutions.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace tenfold::substitutions {

namespace {

/// Walks over all ways to replace pieces on the squares of one ply, from the first square to the last.
class Placements {
public:
    /// `left[k]`: how many of the k-th kind of the set there are.
    Placements(const PreludePly& ply, std::vector<int> left) : ply_(ply), left_(std::move(left)) {}

    /// Only the squares for which `open` says so may be replaced; by default all.
    void close(std::size_t square) { open_[square] = false; }

    /// Calls `visit(choices, number of pieces replaced)` until it returns false.
    template <class Visit>
    void walk(Visit&& visit) {
        stopped_ = false;
        from(0, visit);
    }

private:
    template <class Visit>
    void from(std::size_t i, Visit& visit) {
        if (i == ply_.squares.size()) {
            stopped_ = !visit(choices_, replaced_);
            return;
        }
        from(i + 1, visit);
        if (!open_[i] || replaced_ == ply_.most) {
            return;
        }
        for (std::size_t kind = 0; kind < left_.size() && !stopped_; ++kind) {
            if (left_[kind] == 0 || ((ply_.squares[i].choices >> kind) & 1U) == 0) {
                continue;
            }
            --left_[kind];
            ++replaced_;
            choices_[i] = static_cast<std::uint8_t>(kind + 1);
            from(i + 1, visit);
            choices_[i] = 0;
            --replaced_;
            ++left_[kind];
        }
    }

    const PreludePly& ply_;
    std::vector<int> left_;
    std::array<bool, Move::kMaxChoices> open_ = all_open();
    Move::Choices choices_{};
    int replaced_ = 0;
    bool stopped_ = false;

    static constexpr std::array<bool, Move::kMaxChoices> all_open() {
        std::array<bool, Move::kMaxChoices> open{};
        open.fill(true);
        return open;
    }
};

bool is_new(const Prelude& prelude, Piece p) {
    return p.is_piece() && prelude.count(p.type()) > 0;
}

Move::Choices choices_of(Move m) {
    Move::Choices choices{};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        choices[i] = static_cast<std::uint8_t>(m.choice(i));
    }
    return choices;
}

/// Makes the moves of one ply.
class Substituter {
public:
    explicit Substituter(const Position& position)
        : position_(position),
          prelude_(position.rules().prelude),
          number_(position.state().prelude - std::size_t{1}),
          ply_(prelude_.plies[number_]) {}

    void generate(MoveList& moves) const {
        const std::size_t first = moves.size();
        for (int least = ply_.least; least >= 0 && moves.size() == first; --least) {
            placements().walk([&](const Move::Choices& choices, int replaced) {
                if (replaced >= least) {
                    moves.push_back(with_exchange(choices, Square::none(), Square::none()));
                }
                return true;
            });
        }
        if (ply_.may_exchange) {
            add_exchanges(first, moves);
        }
    }

    [[nodiscard]] std::optional<Move> find_listed(Move wanted) const {
        MoveList moves;
        generate(moves);
        if (moves.contains(wanted)) {
            return wanted;
        }
        const Outcome outcome = outcome_of(wanted);
        const auto same = [&](Move m) { return outcome_of(m) == outcome; };
        const auto found = !ply_.may_exchange || outcome.empty()
                               ? moves.end()
                               : std::find_if(moves.begin(), moves.end(), same);
        return found == moves.end() ? std::nullopt : std::optional(*found);
    }

    [[nodiscard]] std::vector<Square> new_pieces(const Move::Choices& choices) const {
        std::vector<Square> squares;
        position_.pieces(position_.side()).for_each([&](Square s) {
            if (is_new(prelude_, position_[s]) || choice_on(choices, s) != 0) {
                squares.push_back(s);
            }
        });
        // Files first: the text names the square on the lower file first.
        std::sort(squares.begin(), squares.end(), [](Square a, Square b) {
            return std::pair(a.file(), a.rank()) < std::pair(b.file(), b.rank());
        });
        return squares;
    }

private:
    [[nodiscard]] Placements placements() const {
        std::vector<int> left;
        for (const PieceType kind : prelude_.kinds) {
            left.push_back(position_.in_pocket(position_.side(), kind));
        }
        Placements placements(ply_, std::move(left));
        for (std::size_t i = 0; i < ply_.squares.size(); ++i) {
            if (position_[ply_.squares[i].square] != ply_.squares[i].original) {
                placements.close(i);
            }
        }
        return placements;
    }

    /// The squares of new pieces, each followed by its piece's type: what the mover's side has got. Empty if
    /// there is nothing new on a square of the exchange.
    using Outcome = std::string;

    [[nodiscard]] Move with_exchange(const Move::Choices& choices, Square a, Square b) const {
        return Move::substitution(number_, choices, a, b);
    }

    /// To the moves from `first` on, each with two pieces exchanged, as far as that leads to other boards.
    /// Two alike may as well stay, and what this ply puts down it may as well put down where it shall stand.
    void add_exchanges(std::size_t first, MoveList& moves) const {
        std::unordered_set<Outcome> seen;
        const std::size_t end = moves.size();
        for (std::size_t i = first; i < end; ++i) {
            seen.insert(outcome_of(moves[i]));
        }
        for (std::size_t i = first; i < end; ++i) {
            const Move::Choices choices = choices_of(moves[i]);
            const std::vector<Square> squares = new_pieces(choices);
            for (std::size_t a = 0; a < squares.size(); ++a) {
                for (std::size_t b = a + 1; b < squares.size(); ++b) {
                    const Move m = with_exchange(choices, squares[a], squares[b]);
                    if (seen.insert(outcome_of(m)).second) {
                        moves.push_back(m);
                    }
                }
            }
        }
    }

    [[nodiscard]] Outcome outcome_of(Move m) const {
        const Move::Choices choices = choices_of(m);
        const std::vector<Square> squares = new_pieces(choices);
        const auto is_new_on = [&](Square s) {
            return std::find(squares.begin(), squares.end(), s) != squares.end();
        };
        if (!m.from().is_none() && !(is_new_on(m.from()) && is_new_on(m.to()))) {
            return {};
        }
        Outcome outcome;
        for (const Square s : squares) {
            const Square comes_from = s == m.from() ? m.to() : s == m.to() ? m.from() : s;
            outcome += static_cast<char>(s.index());
            outcome += static_cast<char>(kind_on(choices, comes_from).number());
        }
        return outcome;
    }

    [[nodiscard]] std::size_t choice_on(const Move::Choices& choices, Square s) const {
        for (std::size_t i = 0; i < ply_.squares.size(); ++i) {
            if (ply_.squares[i].square == s) {
                return choices[i];
            }
        }
        return 0;
    }

    [[nodiscard]] PieceType kind_on(const Move::Choices& choices, Square s) const {
        const std::size_t choice = choice_on(choices, s);
        return choice == 0 ? position_[s].type() : prelude_.kinds[choice - 1];
    }

    const Position& position_;
    const Prelude& prelude_;
    std::size_t number_;
    const PreludePly& ply_;
};

/// Ways to exchange two of the pieces that a prelude has brought in, or none.
std::size_t exchanges(const Prelude& prelude, const PreludePly& ply) {
    return ply.may_exchange ? prelude.set.size() * (prelude.set.size() - 1) / 2 + 1 : 1;
}

}  // namespace

void generate(const Position& position, MoveList& moves) {
    Substituter(position).generate(moves);
}

std::vector<Square> new_pieces(const Position& position, Move m) {
    return Substituter(position).new_pieces(choices_of(m));
}

std::optional<Move> find_listed(const Position& position, Move m) {
    return Substituter(position).find_listed(m);
}

bool are_too_many(const Ruleset& rules) {
    std::vector<int> whole_set;
    for (const PieceType kind : rules.prelude.kinds) {
        whole_set.push_back(rules.prelude.count(kind));
    }
    return std::any_of(rules.prelude.plies.begin(), rules.prelude.plies.end(), [&](const PreludePly& ply) {
        const std::size_t most = kMost / exchanges(rules.prelude, ply);
        std::size_t found = 0;
        Placements(ply, whole_set).walk([&](const Move::Choices&, int) { return ++found <= most; });
        return found > most;
    });
}

}  // namespace tenfold::substitutions
