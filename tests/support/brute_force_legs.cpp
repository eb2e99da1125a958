#include "support/brute_force_legs.h"

#include <algorithm>
#include <cstdlib>

#include "support/brute_force_vectors.h"

namespace tenfold::brute_force {
namespace {

/// Walks on a board of its own, which always shows what the legs so far have done.
class Walker {
public:
    Walker(const Position& position, Spot from, const std::function<void(const Walk&)>& visit)
        : board_(position),
          piece_(position.at(from)),
          owner_(position.belongs(from, Side::White) ? Side::White : Side::Black),
          legs_(position.rules->pieces.at(capital(piece_)).legs),
          visit_(visit) {
        walk_.from = from;
    }

    void go_on_from(Spot at) {
        if (walk_.ends.size() >= legs_.least) {
            arrive(at);
        }
        if (walk_.ends.size() == legs_.most) {
            return;
        }
        for (const Vector v : legs_.steps) {
            try_leg(at, step(at, v), legs_.steps_capture);
        }
        for (const Vector v : legs_.jumps) {
            const Spot jumped = step(at, v);
            if (board_.has(jumped) && !board_.empty(jumped)) {
                try_leg(at, step(jumped, v), legs_.jumps_capture);
            }
        }
    }

private:
    void try_leg(Spot at, Spot to, bool captures) {
        if (!board_.has(to)) {
            return;
        }
        const char there = board_.at(to);
        const bool takes = !board_.empty(to);
        if (takes && !(captures && can_be_taken(board_, to, owner_))) {
            return;
        }
        board_.set(at, Position::kEmpty);
        board_.set(to, piece_);
        walk_.ends.push_back(to);
        if (takes) {
            walk_.taken.push_back(to);
        }
        go_on_from(to);
        if (takes) {
            walk_.taken.pop_back();
        }
        walk_.ends.pop_back();
        board_.set(to, there);
        board_.set(at, piece_);
    }

    void arrive(Spot at) {
        walk_.burnt.clear();
        for (const Vector v : kQueenLines) {
            const Spot s = step(at, v);
            if (legs_.burns && board_.has(s) && can_be_taken(board_, s, owner_)) {
                walk_.burnt.push_back(s);
            }
        }
        const bool unchanged = at == walk_.from && walk_.taken.empty() && walk_.burnt.empty();
        if (!unchanged || board_.rules->passing) {
            visit_(walk_);
        }
    }

    Position board_;
    char piece_;
    Side owner_;
    const LegRules& legs_;
    const std::function<void(const Walk&)>& visit_;
    Walk walk_;
};

}  // namespace

std::string Walk::text() const {
    std::string text;
    Spot at = from;
    for (const Spot end : ends) {
        text += (text.empty() ? "" : ",") + to_text(at) + to_text(end);
        at = end;
    }
    return text;
}

Move Walk::move() const {
    Move move;
    if (ends.back() == from && taken.empty() && burnt.empty()) {
        move.pass = true;
        return move;
    }
    move.from = from;
    move.to = ends.back();
    move.also_taken = burnt;
    std::copy_if(taken.begin(), taken.end(), std::back_inserter(move.also_taken),
                 [&](Spot s) { return s != move.to; });
    std::sort(move.also_taken.begin(), move.also_taken.end());
    if (taken.size() > 1 || (taken.size() == 1 && taken.front() != move.to)) {
        move.stops = {ends.begin(), ends.end() - 1};
    }
    return move;
}

bool Walk::takes(Spot s) const {
    return std::find(taken.begin(), taken.end(), s) != taken.end() ||
           std::find(burnt.begin(), burnt.end(), s) != burnt.end();
}

void for_each_walk(const Position& position, Spot from, const std::function<void(const Walk&)>& visit) {
    const char letter = capital(position.at(from));
    if (!is_pawn(*position.rules, letter) && position.rules->pieces.at(letter).legs.most > 0) {
        Walker(position, from, visit).go_on_from(from);
    }
}

std::vector<Move> moves_in_legs(const Position& position, Spot from) {
    std::vector<Move> moves;
    for_each_walk(position, from, [&](const Walk& walk) {
        const Move move = walk.move();
        const bool known =
            std::any_of(moves.begin(), moves.end(), [&](const Move& m) { return m.has_outcome_of(move); });
        if (!known) {
            moves.push_back(move);
        }
    });
    return moves;
}

bool hits_in_legs(const Position& position, Spot from, Spot target) {
    const LegRules& legs = position.rules->pieces.at(capital(position.at(from))).legs;
    const bool harmless = !legs.steps_capture && !legs.jumps_capture && !legs.burns;
    // No leg leads farther than two squares, no fire farther than one.
    const int reach = 2 * static_cast<int>(legs.most) + 1;
    if (harmless || std::abs(target.file - from.file) > reach || std::abs(target.rank - from.rank) > reach) {
        return false;
    }
    bool hit = false;
    for_each_walk(position, from, [&](const Walk& walk) { hit = hit || walk.takes(target); });
    return hit;
}

}  // namespace tenfold::brute_force
