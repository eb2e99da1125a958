#include "search/exchange.h"

#include "position/attacks.h"

namespace tenfold {

Exchange::Exchange(const ExchangeEvaluator& evaluator, const Position& position, Move opening)
    : evaluator_(evaluator),
      position_(position),
      target_(opening.to()),
      opener_(position.side()),
      present_(position.pieces()) {
    present_.erase(opening.from());
    if (opening.captures_elsewhere()) {
        present_ = present_.without(position.victims(opening));
    }
    for (const Color c : kColors) {
        SquareSet& found = attackers_[index(c)];
        leaps_to(position, target_, c, [&](Square at) {
            found.insert(at);
            return false;
        });
        if (position.rules().attacks[index(c)].has_specials) {
            found |= special_attackers(position, target_, c);
        }
        found &= present_;
        find_sliders(c);
    }
}

bool Exchange::gates_open(const GatedAttack& attack) const noexcept {
    if (!attack.ranks.contains_rank_of(target_ + attack.back)) {
        return false;
    }
    for (std::size_t i = 0; i < attack.gate_count; ++i) {
        if (position_[target_ + attack.gates[i]].is_empty() == attack.gates_occupied) {
            return false;
        }
    }
    return true;
}

bool Exchange::next_on_line(const LineAttack& line, Square& at, int& distance) const noexcept {
    while (++distance <= line.reach) {
        at = at + line.outward;
        if (present_.contains(at)) {
            return true;
        }
        if (position_[at].is_edge()) {
            return false;
        }
    }
    return false;
}

void Exchange::find_sliders(Color side) {
    SquareSet& found = attackers_[index(side)];
    const SquareSet others = (position_.sliders(side) & present_).without(found);
    sliders_in_line(position_, target_, side, others, [&](Square at, const SquareSet& between) {
        if ((between & present_).is_empty()) {
            found.insert(at);
        }
        return false;
    });
}

void Exchange::leave(Square s) {
    present_.erase(s);
    for (const Color c : kColors) {
        attackers_[index(c)].erase(s);
        find_sliders(c);
    }
}

template <class Visit>
void Exchange::walk(const LineAttack& line, Visit&& visit) const {
    Square at = target_;
    int distance = 0;
    if (!next_on_line(line, at, distance)) {
        return;
    }
    visit(at, line.slide[static_cast<std::size_t>(distance)]);
    const int hurdle = distance;
    if (!next_on_line(line, at, distance)) {
        return;
    }
    const auto d = static_cast<std::size_t>(distance);
    PieceSet set = line.over[d];
    set |= hurdle == 1 ? line.behind[d] : PieceSet{};
    set |= distance == hurdle + 1 ? line.ski[d] : PieceSet{};
    visit(at, set);
}

Exchange::Attacker Exchange::least_attacker(Color side) const {
    Attacker least;
    int least_worth = 0;
    const auto consider = [&](Square at) {
        const Piece p = position_[at];
        if (least.piece.is_empty() || evaluator_.worth(p) < least_worth) {
            least = {at, p};
            least_worth = evaluator_.worth(p);
        }
    };
    attackers_[index(side)].for_each(consider);
    const PieceSet own = all_pieces(side);
    const auto consider_if_present = [&](Square at, PieceSet attackers) {
        if ((attackers & own).contains(position_[at]) && present_.contains(at)) {
            consider(at);
        }
    };
    for (const LineAttack& line : evaluator_.walked_) {
        walk(line, consider_if_present);
    }
    for (const GatedAttack& attack : evaluator_.gated_) {
        if (gates_open(attack)) {
            consider_if_present(target_ + attack.back, attack.attackers);
        }
    }
    return least;
}

bool Exchange::holds(int balance) {
    Color side = ~opener_;
    while (true) {
        const Attacker next = least_attacker(side);
        if (next.piece.is_empty()) {
            break;
        }
        leave(next.square);
        side = ~side;
        // Seen by the other side now: it needs a capture unless it is ahead even after losing the
        // piece that has just arrived.
        balance = -balance - 1 - evaluator_.worth(next.piece);
        if (balance >= 0) {
            // A king can't capture where it would be taken.
            if (next.piece.type() == position_.rules().royal && !least_attacker(side).piece.is_empty()) {
                side = ~side;
            }
            break;
        }
    }
    return side != opener_;
}

}  // namespace tenfold
