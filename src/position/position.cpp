#include "position/position.h"

#include "position/attacks.h"

namespace tenfold {

Position::Position(const Ruleset& rules) : rules_(&rules) {
    board_.fill(Piece::edge());
    rules.board.for_each([&](Square s) { board_[static_cast<std::size_t>(s.index())] = Piece::empty(); });
}

void Position::lift(Square s, Piece p) noexcept {
    board_[static_cast<std::size_t>(s.index())] = Piece::empty();
    occupied_[index(p.color())].flip(s);
    --counts_[static_cast<std::size_t>(p.index())];
}

void Position::drop(Square s, Piece p) noexcept {
    board_[static_cast<std::size_t>(s.index())] = p;
    occupied_[index(p.color())].flip(s);
    ++counts_[static_cast<std::size_t>(p.index())];
    if (p.type() == rules_->royal) {
        kings_[index(p.color())] = s;
    }
}

void Position::take(Square s, LogEntry& entry) noexcept {
    const Piece p = (*this)[s];
    entry.edits.push_back({s, p});
    lift(s, p);
    const PieceOnSquare& sums = rules_->at(p, s);
    state_.key ^= sums.key;
    state_.sum.middle -= sums.middle;
    state_.sum.end -= sums.end;
    state_.sum.phase -= sums.phase;
}

void Position::put(Square s, Piece p, LogEntry& entry) noexcept {
    entry.edits.push_back({s, Piece::empty()});
    drop(s, p);
    const PieceOnSquare& sums = rules_->at(p, s);
    state_.key ^= sums.key;
    state_.sum.middle += sums.middle;
    state_.sum.end += sums.end;
    state_.sum.phase += sums.phase;
}

void Position::switch_side() noexcept {
    side_ = ~side_;
    state_.key ^= rules_->black_key;
}

void Position::apply(Move m, LogEntry& entry) {
    const Piece mover = (*this)[m.from()];
    const bool irreversible = m.is_capture() || rules_->pawns.contains(mover);
    state_.clock = irreversible ? std::uint16_t{0} : static_cast<std::uint16_t>(state_.clock + 1);
    if (m.kind() == MoveKind::EnPassant) {
        take(m.victim(), entry);
    } else if (m.is_capture()) {
        take(m.to(), entry);
    }
    take(m.from(), entry);
    if (m.kind() == MoveKind::Castle) {
        const Piece rook = (*this)[m.rook_from()];
        take(m.rook_from(), entry);
        put(m.rook_to(), rook, entry);
    }
    put(m.to(), m.is_promotion() ? Piece(side_, m.promotion()) : mover, entry);
}

bool Position::en_passant_possible(Square s) const noexcept {
    for (int t = 1; t <= rules_->piece_types(); ++t) {
        const Piece pawn(side_, PieceType(t));
        if (!rules_->en_passant_pieces.contains(pawn)) {
            continue;
        }
        for (const Step step : rules_->mover(pawn).en_passant) {
            if ((*this)[s - step] == pawn) {
                return true;
            }
        }
    }
    return false;
}

void Position::open_en_passant(Square passed, Square victim) noexcept {
    // A leaping double step may pass over a piece: whoever lands there takes that, and nothing else.
    if ((*this)[passed].is_empty() && en_passant_possible(passed)) {
        state_.en_passant = passed;
        state_.victim = victim;
        state_.key ^= rules_->en_passant_keys[static_cast<std::size_t>(passed.index())];
    }
}

void Position::close_en_passant() noexcept {
    if (!state_.en_passant.is_none()) {
        state_.key ^= rules_->en_passant_keys[static_cast<std::size_t>(state_.en_passant.index())];
        state_.en_passant = Square::none();
        state_.victim = Square::none();
    }
}

void Position::make(Move m) {
    LogEntry& entry = log_.emplace_back();
    entry.before = state_;
    entry.move = m;
    apply(m, entry);
    if (state_.castling != 0) {
        const auto& keep = rules_->castling_keep;
        const auto left =
            static_cast<std::uint8_t>(state_.castling & keep[static_cast<std::size_t>(m.from().index())] &
                                      keep[static_cast<std::size_t>(m.to().index())]);
        state_.key ^= rules_->castling_keys[state_.castling] ^ rules_->castling_keys[left];
        state_.castling = left;
    }
    close_en_passant();
    ++state_.since_null;
    switch_side();
    if (m.kind() == MoveKind::DoubleStep) {
        open_en_passant(Square::from_index((m.from().index() + m.to().index()) / 2), m.to());
    }
}

void Position::unmake() {
    assert(!log_.empty());
    LogEntry& entry = log_.back();
    for (std::size_t i = entry.edits.size(); i-- > 0;) {
        const Edit& edit = entry.edits[i];
        if (edit.before.is_empty()) {
            lift(edit.square, (*this)[edit.square]);
        } else {
            drop(edit.square, edit.before);
        }
    }
    state_ = entry.before;
    side_ = ~side_;
    log_.pop_back();
}

void Position::make_null() {
    LogEntry& entry = log_.emplace_back();
    entry.before = state_;
    close_en_passant();
    ++state_.clock;
    state_.since_null = 0;
    switch_side();
}

Move Position::last_move() const noexcept {
    return log_.empty() ? Move::none() : log_.back().move;
}

int Position::move_number() const noexcept {
    return (start_ply_ + plies()) / 2 + 1;
}

int Position::repetitions(int enough) const noexcept {
    const int reach = std::min<int>(state_.clock, state_.since_null);
    int found = 0;
    // The state before the n-th last move is log_[size - n].before.
    for (int back = 4; back <= reach && found < enough; back += 2) {
        if (log_[log_.size() - static_cast<std::size_t>(back)].before.key == state_.key) {
            ++found;
        }
    }
    return found;
}

bool Position::exposes_king(Move m) {
    const Color us = side_;
    const auto cell = [this](Square s) -> Piece& { return board_[static_cast<std::size_t>(s.index())]; };
    const Piece mover = cell(m.from());
    const bool is_en_passant = m.kind() == MoveKind::EnPassant;
    const bool is_castle = m.kind() == MoveKind::Castle;
    const Square side_square = is_en_passant ? m.victim() : is_castle ? m.rook_from() : m.to();
    const Piece on_side_square = cell(side_square);

    cell(m.from()) = Piece::empty();
    cell(side_square) = Piece::empty();
    if (is_castle) {
        cell(m.rook_to()) = on_side_square;
    }
    cell(m.to()) = mover;
    const Square king = mover.type() == rules_->royal ? m.to() : kings_[index(us)];
    const bool exposed = is_attacked(*this, king, ~us);

    if (is_castle) {
        cell(m.rook_to()) = Piece::empty();
    }
    cell(m.to()) = Piece::empty();
    cell(side_square) = on_side_square;
    cell(m.from()) = mover;
    return exposed;
}

}  // namespace tenfold
