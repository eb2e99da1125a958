#include "position/position.h"

#include <algorithm>

#include "position/attacks.h"

namespace tenfold {

namespace {

std::uint16_t one_more(std::uint16_t plies) noexcept {
    return plies < Position::kMaxClock ? static_cast<std::uint16_t>(plies + 1) : plies;
}

}  // namespace

Position::Position(const Ruleset& rules) : rules_(&rules) {
    board_.fill(Piece::edge());
    rules.board.for_each([&](Square s) { board_[static_cast<std::size_t>(s.index())] = Piece::empty(); });
}

void Position::flip_sets(Square s, Piece p) noexcept {
    const std::size_t side = index(p.color());
    occupied_[side].flip(s);
    if (rules_->sliders.contains(p)) {
        sliders_[side].flip(s);
    }
    if (rules_->specials.contains(p)) {
        specials_[side].flip(s);
    }
    if (rules_->immune.contains(p)) {
        immune_[side].flip(s);
    }
}

void Position::lift(Square s, Piece p) noexcept {
    board_[static_cast<std::size_t>(s.index())] = Piece::empty();
    flip_sets(s, p);
    --counts_[static_cast<std::size_t>(p.index())];
}

void Position::drop(Square s, Piece p) noexcept {
    board_[static_cast<std::size_t>(s.index())] = p;
    flip_sets(s, p);
    ++counts_[static_cast<std::size_t>(p.index())];
    if (p.type() == rules_->royal) {
        kings_[index(p.color())] = s;
    }
}

void Position::flip_keys(Square s, Piece p) noexcept {
    const std::uint64_t key = rules_->at(p, s).key;
    state_.key ^= key;
    state_.pawn_key ^= rules_->pawns.contains(p) ? key : 0;
}

void Position::take(Square s) {
    const Piece p = (*this)[s];
    edits_.push_back({s, p});
    lift(s, p);
    const PieceOnSquare& sums = rules_->at(p, s);
    flip_keys(s, p);
    state_.sum.middle -= sums.middle;
    state_.sum.end -= sums.end;
    state_.sum.phase -= sums.phase;
}

void Position::put(Square s, Piece p) {
    edits_.push_back({s, Piece::empty()});
    drop(s, p);
    const PieceOnSquare& sums = rules_->at(p, s);
    flip_keys(s, p);
    state_.sum.middle += sums.middle;
    state_.sum.end += sums.end;
    state_.sum.phase += sums.phase;
}

void Position::switch_side() noexcept {
    side_ = ~side_;
    state_.key ^= rules_->black_key;
}

template <class Visit>
void Position::for_each_victim(Move m, Visit&& visit) const {
    if (m.takes_target()) {
        visit(m.to());
    }
    switch (m.kind()) {
        case MoveKind::EnPassant:
            visit(m.victim());
            break;
        case MoveKind::Path: {
            const auto stops = m.stops();
            for (auto stop = stops.begin(); stop != stops.end(); ++stop) {
                // On its own start the piece captures nothing, nor twice on one square.
                const Piece p = (*this)[*stop];
                if (p.is_piece() && p.color() != side_ && std::find(stops.begin(), stop, *stop) == stop) {
                    visit(*stop);
                }
            }
            break;
        }
        case MoveKind::Burn:
            for (std::size_t i = 0; i < kNeighbours.size(); ++i) {
                if (((m.burnt() >> i) & 1U) != 0) {
                    visit(m.to() + kNeighbours[i]);
                }
            }
            break;
        case MoveKind::Step:
        case MoveKind::DoubleStep:
        case MoveKind::Castle:
        case MoveKind::Promotion:
        case MoveKind::Pass:
        case MoveKind::Substitution:
            break;
    }
}

SquareSet Position::victims(Move m) const {
    SquareSet set;
    for_each_victim(m, [&](Square s) { set.insert(s); });
    return set;
}

template <class Take, class Put>
void Position::substitute(Move m, Take&& take, Put&& put) const {
    const Prelude& prelude = rules_->prelude;
    const PreludePly& ply = prelude.plies[m.ply()];
    const auto replace = [&](Square s, Color c, PieceType t) {
        take(s);
        put(s, Piece(c, t));
    };
    const auto exchange = [&](Square a, Square b) {
        const Piece first = (*this)[a];
        const Piece second = (*this)[b];
        take(a);
        take(b);
        put(a, second);
        put(b, first);
    };
    for (std::size_t i = 0; i < ply.squares.size(); ++i) {
        if (m.choice(i) == 0) {
            continue;
        }
        const PieceType type = prelude.kinds[m.choice(i) - 1];
        replace(ply.squares[i].square, side_, type);
        if (prelude.mirror) {
            replace(prelude.mirrored(ply.squares[i].square), ~side_, type);
        }
    }
    if (!m.from().is_none()) {
        exchange(m.from(), m.to());
        if (prelude.mirror) {
            exchange(prelude.mirrored(m.from()), prelude.mirrored(m.to()));
        }
    }
}

template <class Take, class Put>
void Position::effects(Move m, Take&& take, Put&& put) const {
    if (m.is_pass()) {
        return;
    }
    const Piece mover = (*this)[m.from()];
    if (m.is_capture()) {
        for_each_victim(m, take);
    }
    take(m.from());
    if (m.kind() == MoveKind::Castle) {
        const Piece rook = (*this)[m.rook_from()];
        take(m.rook_from());
        put(m.rook_to(), rook);
    }
    put(m.to(), m.is_promotion() ? Piece(side_, m.promotion()) : mover);
}

void Position::apply(Move m) {
    const auto take_away = [&](Square s) { take(s); };
    const auto put_down = [&](Square s, Piece p) { put(s, p); };
    if (m.is_substitution()) {
        state_.clock = 0;
        set_prelude(m.ply() + 1 < rules_->prelude.plies.size() ? state_.prelude + 1U : 0U);
        substitute(m, take_away, put_down);
        return;
    }
    const bool irreversible = m.is_capture() || rules_->pawns.contains((*this)[m.from()]);
    state_.clock = irreversible ? std::uint16_t{0} : one_more(state_.clock);
    effects(m, take_away, put_down);
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
    const bool is_prey = rules_->prey[index(side_)].contains((*this)[victim]);
    if (is_prey && (*this)[passed].is_empty() && en_passant_possible(passed)) {
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

void Position::set_prelude(std::size_t ply) noexcept {
    state_.key ^= rules_->prelude.keys[state_.prelude] ^ rules_->prelude.keys[ply];
    state_.prelude = static_cast<std::uint8_t>(ply);
}

void Position::make(Move m) {
    LogEntry& entry = log_.emplace_back();
    entry.before = state_;
    entry.move = m;
    entry.first_edit = edits_.size();
    apply(m);
    if (state_.castling != 0) {
        const auto& keep = rules_->castling_keep;
        std::uint8_t left = state_.castling;
        for (std::size_t i = entry.first_edit; i < edits_.size(); ++i) {
            left &= keep[static_cast<std::size_t>(edits_[i].square.index())];
        }
        state_.key ^= rules_->castling_keys[state_.castling] ^ rules_->castling_keys[left];
        state_.castling = left;
    }
    close_en_passant();
    state_.since_null = one_more(state_.since_null);
    switch_side();
    if (m.kind() == MoveKind::DoubleStep) {
        open_en_passant(Square::from_index((m.from().index() + m.to().index()) / 2), m.to());
    }
}

void Position::unmake() {
    assert(!log_.empty());
    const LogEntry& entry = log_.back();
    for (; edits_.size() > entry.first_edit; edits_.pop_back()) {
        const Edit& edit = edits_.back();
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
    entry.first_edit = edits_.size();
    close_en_passant();
    state_.clock = one_more(state_.clock);
    state_.since_null = 0;
    switch_side();
}

Move Position::last_move() const noexcept {
    return log_.empty() ? Move::none() : log_.back().move;
}

int Position::move_number() const noexcept {
    return std::clamp((start_ply_ + plies()) / 2 + 1, 1, kMaxMoveNumber);
}

int Position::repetitions(int enough) const noexcept {
    const int reach = std::min<int>(state_.clock, state_.since_null);
    // It takes each side two moves to come back to where it was, unless it may pass.
    const int nearest = rules_->has_pass ? 2 : 4;
    int found = 0;
    // The state before the n-th last move is log_[size - n].before.
    for (int back = nearest; back <= reach && found < enough; back += 2) {
        if (log_[log_.size() - static_cast<std::size_t>(back)].before.key == state_.key) {
            ++found;
        }
    }
    return found;
}

bool Position::exposes_king(Move m) {
    StaticVector<Edit, kMaxEdits> edits;
    const auto write = [&](Square s, Piece p) {
        edits.push_back({s, (*this)[s]});
        overwrite(s, p);
    };
    const bool king_moves = m.from() == kings_[index(side_)];
    effects(
        m, [&](Square s) { write(s, Piece::empty()); }, write);
    const bool exposed = is_attacked(*this, king_moves ? m.to() : kings_[index(side_)], ~side_);
    for (std::size_t i = edits.size(); i-- > 0;) {
        overwrite(edits[i].square, edits[i].before);
    }
    return exposed;
}

void Position::overwrite(Square s, Piece p) noexcept {
    Piece& cell = board_[static_cast<std::size_t>(s.index())];
    for (const Piece changing : {cell, p}) {
        if (changing.is_piece()) {
            flip_sets(s, changing);
        }
    }
    cell = p;
}

}  // namespace tenfold
