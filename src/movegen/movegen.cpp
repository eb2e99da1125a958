#include "movegen/movegen.h"

#include <algorithm>

#include "movegen/generator.h"
#include "position/attacks.h"

namespace tenfold {

namespace {

using targets::Landings;

bool may_castle(const Position& position, const Castling& castling) {
    const auto is_empty = [&](Square s) { return position[s].is_empty(); };
    const auto is_safe = [&](Square s) { return !is_attacked(position, s, ~position.side()); };
    return std::all_of(castling.empty.begin(), castling.empty.end(), is_empty) &&
           std::all_of(castling.safe.begin(), castling.safe.end(), is_safe);
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

Landings landings_for(MoveClass which, Color us) {
    switch (which) {
        case MoveClass::Tactical:
            return Landings::captures(us);
        case MoveClass::Quiet:
            return Landings::quiets();
        case MoveClass::All:
            break;
    }
    return Landings::all(us);
}

/// Pseudo-legal moves of the piece on `from`, castling excepted.
template <class Consume>
void moves_from(const Position& position, Square from, MoveClass which, const Landings& landings,
                Consume&& consume) {
    const Mover& mover = position.rules().mover(position[from]);
    if (!mover.is_pawn) {
        generator::officer(position, from, mover, landings, which != MoveClass::Tactical, consume);
        return;
    }
    // Pawns promote with and without capture, so their moves are sorted one by one.
    generator::pawn(position, from, mover, [&](Move m) {
        if (which == MoveClass::All || is_tactical(m) == (which == MoveClass::Tactical)) {
            consume(m);
        }
    });
}

template <class Consume>
void all_moves(const Position& position, MoveClass which, Consume&& consume) {
    const Landings landings = landings_for(which, position.side());
    position.pieces(position.side()).for_each([&](Square from) {
        moves_from(position, from, which, landings, consume);
    });
    if (which != MoveClass::Tactical) {
        castlings(position, consume);
    }
}

/// Counts legal moves of one node. Most pieces touch no square of danger: theirs are counted by target,
/// without making a Move of each.
class LegalCounter {
public:
    explicit LegalCounter(Position& position)
        : position_(position), danger_(find_danger(position)), all_(Landings::all(position.side())) {}

    std::uint64_t count() {
        const Square king = position_.king(position_.side());
        const bool no_fill = danger_.fill.is_empty();
        position_.pieces(position_.side()).for_each([&](Square from) {
            const Mover& mover = position_.rules().mover(position_[from]);
            const bool safe = from != king && !danger_.in_check && no_fill && !danger_.vacate.contains(from);
            if (safe && !mover.is_pawn) {
                count_safe_officer(from, mover);
            } else {
                count_tested(from);
            }
        });
        castlings(position_, [&](Move m) { count_if_legal(m); });
        return count_;
    }

private:
    void count_safe_officer(Square from, const Mover& mover) {
        targets::ordinary(position_, from, mover, all_, [&](Square) { ++count_; });
        if (!mover.initial.empty() && generator::may_move_initially(position_, from, position_[from])) {
            targets::initial(position_, from, mover, [&](Square, bool) { ++count_; });
        }
    }
    void count_tested(Square from) {
        moves_from(position_, from, MoveClass::All, all_, [&](Move m) { count_if_legal(m); });
    }
    void count_if_legal(Move m) { count_ += is_legal(position_, m, danger_) ? 1U : 0U; }

    Position& position_;
    Danger danger_;
    Landings all_;
    std::uint64_t count_ = 0;
};

}  // namespace

void generate(const Position& position, MoveClass which, MoveList& moves) {
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
    return LegalCounter(position).count();
}

bool has_legal_move(Position& position) {
    const Danger danger = find_danger(position);
    MoveList pseudo;
    generate(position, MoveClass::All, pseudo);
    return std::any_of(pseudo.begin(), pseudo.end(), [&](Move m) { return is_legal(position, m, danger); });
}

bool is_pseudo_legal(const Position& position, Move m) {
    const Piece mover = position[m.from()];
    if (!mover.is_piece() || mover.color() != position.side()) {
        return false;
    }
    bool found = false;
    const auto compare = [&](Move candidate) { found = found || candidate == m; };
    if (m.kind() == MoveKind::Castle) {
        castlings(position, compare);
    } else {
        moves_from(position, m.from(), MoveClass::All, Landings::all(position.side()), compare);
    }
    return found;
}

}  // namespace tenfold
