#include "movegen/movegen.h"

#include <algorithm>

#include "movegen/generator.h"
#include "movegen/substitutions.h"
#include "position/attacks.h"

namespace tenfold {

namespace {

using targets::Landings;

/// Could the enemy capture a man on `s`? Where pieces burn or move in legs, it makes a difference to their
/// way that one stands there, so one is put there: `man`, which is no king.
bool is_safe(const Position& position, Square s, Piece man) {
    const Color enemy = ~position.side();
    if (!position.rules().attacks[index(enemy)].has_specials || !position[s].is_empty()) {
        return !is_attacked(position, s, enemy);
    }
    Position occupied = position;
    occupied.place(s, man);
    return !is_attacked(occupied, s, enemy);
}

bool may_castle(const Position& position, const Castling& castling) {
    const Piece rook = position[castling.rook_from];
    return std::all_of(castling.empty.begin(), castling.empty.end(),
                       [&](Square s) { return position[s].is_empty(); }) &&
           std::all_of(castling.safe.begin(), castling.safe.end(),
                       [&](Square s) { return is_safe(position, s, rook); });
}

template <class Consume>
void castlings(const Position& position, Consume&& consume) {
    if (position.state().castling == 0) {
        return;
    }
    const std::size_t first = 2 * index(position.side());
    for (std::size_t i = first; i < first + 2; ++i) {
        const auto& castling = position.rules().castlings[i];
        if (((position.state().castling >> i) & 1U) != 0 && castling && may_castle(position, *castling)) {
            consume(
                Move::castle(castling->king_from, castling->king_to, castling->rook_from, castling->rook_to));
        }
    }
}

bool is_tactical(Move m) {
    return m.is_capture() || m.is_promotion();
}

/// Which moves to make, and where they may end.
struct Wanted {
    Wanted(const Position& position, MoveClass w)
        : which(w),
          all(Landings::all(position, position.side())),
          landings(w == MoveClass::All        ? all
                   : w == MoveClass::Tactical ? Landings::captures(position, position.side())
                                              : Landings::quiets(position)) {}

    MoveClass which;
    Landings all;       ///< for men whose moves to empty squares may be tactical
    Landings landings;  ///< for the others
};

/// Can some piece come back to where it started without capturing?
bool may_pass(const Position& position) {
    if (!position.rules().has_pass) {
        return false;
    }
    bool found = false;
    position.specials(position.side()).for_each([&](Square from) {
        const Mover& mover = position.rules().mover(position[from]);
        found = found || (!mover.chains.empty() && legs::plain_targets(position, from, mover).contains(from));
    });
    return found;
}

/// Pseudo-legal moves of the piece on `from`, castling excepted.
template <class Consume>
void moves_from(const Position& position, Square from, const Wanted& wanted, Consume&& consume) {
    const Mover& mover = position.rules().mover(position[from]);
    const MoveClass which = wanted.which;
    const bool quiets = which != MoveClass::Tactical;
    // A burner's quiet-looking step may capture, as a pawn's may promote: such moves are sorted one by one.
    const auto consume_if_wanted = [&](Move m) {
        if (which == MoveClass::All || is_tactical(m) == (which == MoveClass::Tactical)) {
            consume(m);
        }
    };
    if (!mover.chains.empty()) {
        generator::in_legs(position, from, mover, quiets, which != MoveClass::Quiet, consume);
    }
    if (mover.burns) {
        generator::officer(position, from, mover, wanted.all, true, consume_if_wanted);
    } else if (!mover.is_pawn) {
        generator::officer(position, from, mover, wanted.landings, quiets, consume);
    } else {
        generator::pawn(position, from, mover, wanted.all, consume_if_wanted);
    }
}

template <class Consume>
void all_moves(const Position& position, MoveClass which, Consume&& consume) {
    const Wanted wanted(position, which);
    position.pieces(position.side()).for_each([&](Square from) {
        moves_from(position, from, wanted, consume);
    });
    if (which != MoveClass::Tactical) {
        castlings(position, consume);
        if (may_pass(position)) {
            consume(Move::pass());
        }
    }
}

/// Counts legal moves of one node. Most pieces touch no square of danger: theirs are counted by target,
/// without making a Move of each.
class LegalCounter {
public:
    explicit LegalCounter(Position& position)
        : position_(position), danger_(find_danger(position)), wanted_(position, MoveClass::All) {}

    std::uint64_t count() {
        const Square king = position_.king(position_.side());
        position_.pieces(position_.side()).for_each([&](Square from) {
            const Mover& mover = position_.rules().mover(position_[from]);
            const bool safe = from != king && !danger_.in_check && !danger_.vacate.contains(from);
            if (safe && !mover.is_pawn && !mover.burns) {
                count_safe_officer(from, mover);
            } else {
                count_tested(from);
            }
        });
        castlings(position_, [&](Move m) { count_if_legal(m); });
        if (!danger_.in_check && may_pass(position_)) {
            ++count_;
        }
        return count_;
    }

private:
    void count_safe_officer(Square from, const Mover& mover) {
        if (!mover.chains.empty()) {
            count_safe_legs(from, mover);
        }
        SquareSet all = targets::reach(position_, from, mover, wanted_.all);
        targets::initial(position_, from, mover, [&](Square to, bool) { all.insert(to); });
        count_targets(from, all);
    }
    void count_targets(Square from, const SquareSet& targets) {
        count_ += static_cast<std::uint64_t>(targets.without(danger_.fill).size());
        (targets & danger_.fill).for_each([&](Square to) {
            count_if_legal(Move::step(from, to, !position_[to].is_empty()));
        });
    }
    void count_safe_legs(Square from, const Mover& mover) {
        count_targets(from, generator::plain_in_legs(position_, from, mover));
        legs::paths(position_, from, mover, [&](Move m) { count_if_legal(m); });
    }
    void count_tested(Square from) {
        moves_from(position_, from, wanted_, [&](Move m) { count_if_legal(m); });
    }
    void count_if_legal(Move m) { count_ += is_legal(position_, m, danger_) ? 1U : 0U; }

    Position& position_;
    Danger danger_;
    Wanted wanted_;
    std::uint64_t count_ = 0;
};

}  // namespace

void generate(const Position& position, MoveClass which, MoveList& moves) {
    if (position.in_prelude()) [[unlikely]] {
        if (which != MoveClass::Tactical) {
            substitutions::generate(position, moves);
        }
        return;
    }
    all_moves(position, which, [&](Move m) { moves.push_back(m); });
}

void generate_legal(Position& position, MoveList& moves) {
    const Danger danger = find_danger(position);
    MoveList pseudo;
    generate(position, MoveClass::All, pseudo);
    for (const Move m : pseudo) {
        if (is_legal(position, m, danger)) {
            moves.push_back(m);
        }
    }
}

std::uint64_t count_legal(Position& position) {
    if (position.in_prelude()) [[unlikely]] {
        MoveList legal;
        generate_legal(position, legal);
        return legal.size();
    }
    return LegalCounter(position).count();
}

bool has_legal_move(Position& position) {
    const Danger danger = find_danger(position);
    MoveList pseudo;
    generate(position, MoveClass::All, pseudo);
    return std::any_of(pseudo.begin(), pseudo.end(), [&](Move m) { return is_legal(position, m, danger); });
}

bool is_pseudo_legal(const Position& position, Move m) {
    if (position.in_prelude() || m.is_substitution()) [[unlikely]] {
        MoveList moves;
        generate(position, MoveClass::Quiet, moves);
        return m.is_substitution() && moves.contains(m);
    }
    if (m.is_pass()) {
        return may_pass(position);
    }
    const Piece mover = position[m.from()];
    if (!mover.is_piece() || mover.color() != position.side()) {
        return false;
    }
    bool found = false;
    const auto compare = [&](Move candidate) { found = found || candidate == m; };
    if (m.kind() == MoveKind::Castle) {
        castlings(position, compare);
    } else {
        moves_from(position, m.from(), Wanted(position, MoveClass::All), compare);
    }
    return found;
}

}  // namespace tenfold
