#include "search/history.h"

#include <algorithm>
#include <cstdlib>

namespace tenfold {
namespace {

/// Moves `value` by `bonus`, the less the nearer it already is to the bound.
void push(std::int16_t& value, int bonus) noexcept {
    const int b = std::clamp(bonus, -History::kMax, History::kMax);
    value = static_cast<std::int16_t>(value + b - value * std::abs(b) / History::kMax);
}

}  // namespace

History::History(const Ruleset& rules) {
    std::uint8_t pieces = 0;
    for (const Color c : kColors) {
        for (int t = 1; t <= rules.piece_types(); ++t) {
            piece_number_[static_cast<std::size_t>(Piece(c, PieceType(t)).index())] = pieces++;
        }
    }
    std::uint8_t squares = 0;
    rules.board.for_each([&](Square s) { square_number_[static_cast<std::size_t>(s.index())] = squares++; });
    squares_ = squares;
    slots_ = std::size_t{pieces} * squares_;
    quiet_.resize(slots_);
    answers_.resize(slots_ * slots_);
    captures_.resize(slots_ * Piece::kCount);
    counter_moves_.resize(slots_);
}

std::size_t History::slot(PieceTo move) const noexcept {
    return piece_number_[static_cast<std::size_t>(move.piece.index())] * squares_ +
           square_number_[static_cast<std::size_t>(move.to.index())];
}

History::Answers History::answers_to(PieceTo move) noexcept {
    return move.is_none() ? Answers{} : Answers(answers_).subspan(slot(move) * slots_, slots_);
}

int History::value(PieceTo move, std::span<const Answers> contexts) const noexcept {
    if (move.is_none()) {
        return 0;
    }
    const std::size_t s = slot(move);
    int sum = quiet_[s];
    for (const Answers& answers : contexts) {
        sum += answers.empty() ? 0 : answers[s];
    }
    return sum;
}

void History::update(PieceTo move, std::span<const Answers> contexts, int bonus) noexcept {
    if (move.is_none()) {
        return;
    }
    const std::size_t s = slot(move);
    push(quiet_[s], bonus);
    for (const Answers& answers : contexts) {
        if (!answers.empty()) {
            push(answers[s], bonus);
        }
    }
}

int History::capture_value(PieceTo move, Piece captured) const noexcept {
    return captures_[slot(move) * Piece::kCount + static_cast<std::size_t>(captured.index())];
}

void History::update_capture(PieceTo move, Piece captured, int bonus) noexcept {
    push(captures_[slot(move) * Piece::kCount + static_cast<std::size_t>(captured.index())], bonus);
}

Move History::counter_move(PieceTo move) const noexcept {
    return move.is_none() ? Move::none() : counter_moves_[slot(move)];
}

void History::set_counter_move(PieceTo move, Move answer) noexcept {
    if (!move.is_none()) {
        counter_moves_[slot(move)] = answer;
    }
}

void History::clear() {
    std::fill(quiet_.begin(), quiet_.end(), std::int16_t{0});
    std::fill(answers_.begin(), answers_.end(), std::int16_t{0});
    std::fill(captures_.begin(), captures_.end(), std::int16_t{0});
    std::fill(counter_moves_.begin(), counter_moves_.end(), Move::none());
}

}  // namespace tenfold
