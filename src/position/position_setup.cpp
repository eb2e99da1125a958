#include <fmt/format.h>

#include "position/position.h"

namespace tenfold {

void Position::place(Square s, Piece p) {
    assert(rules_->board.contains(s) && (*this)[s].is_empty());
    drop(s, p);
    const PieceOnSquare& sums = rules_->at(p, s);
    flip_keys(s, p);
    state_.sum.middle += sums.middle;
    state_.sum.end += sums.end;
    state_.sum.phase += sums.phase;
}

void Position::finish_setup(const Setup& setup) {
    if (setup.side == Color::Black) {
        switch_side();
    }
    state_.castling = setup.castling;
    state_.key ^= rules_->castling_keys[setup.castling];
    state_.clock = static_cast<std::uint16_t>(setup.clock);
    set_prelude(setup.prelude);
    start_ply_ = setup.prelude == 0 ? 2 * (setup.move_number - 1) + (setup.side == Color::Black ? 1 : 0)
                                    : setup.prelude - 1 - static_cast<int>(rules_->prelude.plies.size());
    if (const Square victim = double_stepper_past(setup.en_passant); !victim.is_none()) {
        open_en_passant(setup.en_passant, victim);
    }
}

Square Position::double_stepper_past(Square passed) const noexcept {
    if (!rules_->board.contains(passed) || !(*this)[passed].is_empty()) {
        return Square::none();
    }
    for (int t = 1; t <= rules_->piece_types(); ++t) {
        const Piece pawn(~side_, PieceType(t));
        for (const InitialRide& ride : rules_->mover(pawn).initial) {
            if (ride.double_step_at == 0) {
                continue;
            }
            const Square from = passed - ride.passed;
            const Square landed = passed + ride.passed;  // a double step passes its middle
            const auto& starters = rules_->initial_pieces[static_cast<std::size_t>(from.index())];
            if (starters.contains(pawn) && (*this)[from].is_empty() && (*this)[landed] == pawn) {
                return landed;
            }
        }
    }
    return Square::none();
}

bool Position::same_as(const Position& o) const noexcept {
    return rules_ == o.rules_ && board_ == o.board_ && occupied_ == o.occupied_ && counts_ == o.counts_ &&
           kings_ == o.kings_ && side_ == o.side_ && state_ == o.state_;
}

std::string Position::inconsistency() const {
    Position fresh(*rules_);
    rules_->board.for_each([&](Square s) {
        if ((*this)[s].is_piece()) {
            fresh.place(s, (*this)[s]);
        }
    });
    fresh.finish_setup(
        {side_, state_.castling, state_.prelude, state_.en_passant, state_.clock, move_number()});
    for (const Color c : kColors) {
        if (fresh.pieces(c) != pieces(c)) {
            return fmt::format("occupied squares of side {} differ from the board", index(c));
        }
        if (fresh.king(c) != king(c)) {
            return fmt::format("king of side {} is not where it is said to be", index(c));
        }
    }
    if (fresh.board_ != board_) {
        return "a cell off the board was written to";
    }
    if (fresh.counts_ != counts_) {
        return "counts of pieces differ from the board";
    }
    if (fresh.state_.sum != state_.sum) {
        return "sums of values differ from the board";
    }
    if (fresh.state_.pawn_key != state_.pawn_key) {
        return "the pawns' key differs from the board";
    }
    if (fresh.state_.en_passant != state_.en_passant) {
        return "the e.p. square is set although nothing can capture there";
    }
    if (fresh.state_.key != state_.key) {
        return fmt::format("key {:016x} should be {:016x}", state_.key, fresh.state_.key);
    }
    return {};
}

}  // namespace tenfold
