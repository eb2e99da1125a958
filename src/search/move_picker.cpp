#include "search/move_picker.h"

#include <algorithm>

#include "movegen/movegen.h"

namespace tenfold {
namespace {

// Weight of material over experience in the order of captures.
constexpr int kGainWeight = 16;
// Evasions: captures come before every quiet move.
constexpr int kCaptureFirst = 1 << 20;

int best_promotion_value(const Position& position) {
    const Ruleset& rules = position.rules();
    int best = 0;
    for (const PieceType type : rules.promotions) {
        if (position.may_promote_to(position.side(), type)) {
            best = std::max(best, rules.info(type).value);
        }
    }
    return best;
}

}  // namespace

std::size_t ScoredMoves::best_from(std::size_t first) const noexcept {
    // Two plain loops, the first of which the compiler makes look at several scores at once.
    int best = scores_[first];
    for (std::size_t i = first + 1; i < scores_.size(); ++i) {
        best = std::max(best, scores_[i]);
    }
    while (scores_[first] != best) {
        ++first;
    }
    return first;
}

MovePicker::MovePicker(const Position& position, const Tools& tools, const MoveHints& hints, Purpose purpose,
                       Buffer& buffer)
    : position_(position),
      tools_(tools),
      hints_(hints),
      purpose_(purpose),
      moves_(buffer),
      refutations_{hints.killers[0], hints.killers[1], hints.counter} {
    moves_.truncate(0);
}

Move MovePicker::next() {
    while (true) {
        Move m;
        switch (stage_) {
            case Stage::TableMove:
                m = table_move();
                break;
            case Stage::MakeTactical:
                make_tactical();
                break;
            case Stage::GoodTactical:
                m = good_tactical();
                break;
            case Stage::Refutations:
                m = refutation();
                break;
            case Stage::MakeQuiets:
                make_quiets();
                break;
            case Stage::Quiets:
                m = quiet();
                break;
            case Stage::DeferredTactical:
                m = deferred_tactical();
                break;
            case Stage::MakeEvasions:
                make_evasions();
                break;
            case Stage::Evasions:
                m = best_of_rest();
                stage_ = m.is_none() ? Stage::Done : stage_;
                break;
            case Stage::Done:
                return Move::none();
        }
        if (!m.is_none()) {
            return m;
        }
    }
}

Move MovePicker::table_move() {
    stage_ = purpose_ == Purpose::Evasions ? Stage::MakeEvasions : Stage::MakeTactical;
    const bool wanted = purpose_ != Purpose::Quiescence || !is_quiet(hints_.table);
    if (hints_.table.is_none() || !wanted || !is_pseudo_legal(position_, hints_.table)) {
        hints_.table = Move::none();
    }
    return hints_.table;
}

void MovePicker::make_tactical() {
    stage_ = Stage::GoodTactical;
    tools_.scratch.clear();
    generate(position_, MoveClass::Tactical, tools_.scratch);
    for (const Move m : tools_.scratch) {
        if (m.is_promotion() && best_promotion_ == 0) {
            best_promotion_ = best_promotion_value(position_);
        }
        if (m != hints_.table) {
            moves_.push_back(m, tactical_score(m));
        }
    }
}

Move MovePicker::good_tactical() {
    for (Move m = best_of_rest(); !m.is_none(); m = best_of_rest()) {
        if (!is_deferred(m)) {
            return m;
        }
        // best_of_rest left it at next_ - 1, which is never before the deferred ones' end.
        moves_.swap(deferred_++, next_ - 1);
    }
    stage_ = purpose_ == Purpose::Quiescence ? Stage::Done : Stage::Refutations;
    return Move::none();
}

bool MovePicker::is_deferred(Move m) const {
    if (m.is_promotion() && position_.rules().info(m.promotion()).value < best_promotion_) {
        return true;
    }
    return !tools_.exchanges.reaches(position_, m, 0);
}

Move MovePicker::refutation() {
    while (refutation_ < refutations_.size()) {
        Move& m = refutations_[refutation_++];
        const auto end = refutations_.begin() + static_cast<std::ptrdiff_t>(refutation_) - 1;
        const bool seen = m == hints_.table || std::find(refutations_.begin(), end, m) != end;
        if (!m.is_none() && !seen && is_quiet(m) && is_pseudo_legal(position_, m)) {
            return m;
        }
        m = Move::none();
    }
    stage_ = Stage::MakeQuiets;
    return Move::none();
}

bool MovePicker::was_refutation(Move m) const noexcept {
    return std::find(refutations_.begin(), refutations_.end(), m) != refutations_.end();
}

void MovePicker::make_quiets() {
    stage_ = Stage::Quiets;
    tools_.scratch.clear();
    generate(position_, MoveClass::Quiet, tools_.scratch);
    moves_.truncate(deferred_);
    next_ = deferred_;
    for (const Move m : tools_.scratch) {
        if (m != hints_.table && !was_refutation(m)) {
            moves_.push_back(m, quiet_score(m));
        }
    }
}

Move MovePicker::quiet() {
    if (!sorts_quiets_ && next_ < moves_.size()) {
        return moves_[next_++];
    }
    const Move m = best_of_rest();
    if (m.is_none()) {
        stage_ = Stage::DeferredTactical;
        next_ = 0;
    }
    return m;
}

Move MovePicker::deferred_tactical() {
    if (next_ == deferred_) {
        stage_ = Stage::Done;
        return Move::none();
    }
    return moves_[next_++];  // they were deferred in the order of their scores
}

void MovePicker::make_evasions() {
    stage_ = Stage::Evasions;
    tools_.scratch.clear();
    generate(position_, MoveClass::All, tools_.scratch);
    for (const Move m : tools_.scratch) {
        if (m != hints_.table) {
            moves_.push_back(m, is_quiet(m) ? quiet_score(m) : kCaptureFirst + tactical_score(m));
        }
    }
}

Move MovePicker::best_of_rest() {
    if (next_ == moves_.size()) {
        return Move::none();
    }
    moves_.swap(next_, moves_.best_from(next_));
    return moves_[next_++];
}

int MovePicker::tactical_score(Move m) const {
    return kGainWeight * tools_.exchanges.immediate_gain(position_, m) +
           tools_.history.capture_value(piece_to(position_, m), position_[m.to()]);
}

int MovePicker::quiet_score(Move m) const {
    return tools_.history.value(piece_to(position_, m), hints_.contexts);
}

}  // namespace tenfold
