#include "movegen/danger.h"

#include <algorithm>

namespace tenfold {

namespace {

/// Collects Danger for one king. Invariant: after each step the sets hold for all attackers looked at so far.
class DangerFinder {
public:
    explicit DangerFinder(const Position& position) noexcept
        : position_(position),
          us_(position.side()),
          king_(position.king(us_)),
          table_(position.rules().attacks[index(~us_)]) {}

    Danger find() noexcept {
        leaps();
        slides();
        for (const LineAttack& line : table_.walked) {
            if (line.hops) {
                hopper_line(line);
            } else {
                slider_line(line);
            }
        }
        for (const GatedAttack& attack : table_.gated) {
            gated(attack);
        }
        if (table_.has_specials) {
            specials();
        }
        danger_.in_check = checks_ > 0;
        // With hoppers and gates a check can be met in more ways than by capture and interposition.
        danger_.evasions_known = !table_.has_hops && !table_.has_gated && !table_.has_specials;
        return danger_;
    }

private:
    [[nodiscard]] bool is_ours(Piece p) const noexcept { return p.color() == us_; }

    void leaps() noexcept {
        leaps_to(position_, king_, ~us_, [&](Square at) {
            check(SquareSet{}, at);
            return false;
        });
    }

    void slides() noexcept {
        const SquareSet men = position_.pieces();
        const auto look = [&](Square at, const SquareSet& between) {
            const SquareSet obstacles = between & men;
            if (obstacles.is_empty()) {
                check(between, at);
            } else if (obstacles.size() == 1) {
                danger_.vacate |= obstacles & position_.pieces(us_);
            }
            return false;
        };
        sliders_in_line(position_, king_, ~us_, position_.sliders(~us_), look);
    }

    /// Walks on from `at` to the next piece; false if there is none within the line's reach.
    bool next_piece(const LineAttack& line, Square& at, int& distance) const noexcept {
        while (distance < line.reach) {
            at = at + line.outward;
            ++distance;
            if (!position_[at].is_empty()) {
                return position_[at].is_piece();
            }
        }
        return false;
    }

    /// A check that ends if a man comes between or captures. Two checks, be it by one piece in two ways, are
    /// both to be ended by the one move.
    void check(SquareSet between, Square attacker) noexcept {
        between.insert(attacker);
        danger_.evasions = checks_ == 0 ? between : danger_.evasions & between;
        ++checks_;
    }

    void fill_up_to(const LineAttack& line, Square end, SquareSet& set) const noexcept {
        for (Square s = king_ + line.outward; s != end; s = s + line.outward) {
            set.insert(s);
        }
    }

    void slider_line(const LineAttack& line) noexcept {
        Square at = king_;
        int distance = 0;
        if (!next_piece(line, at, distance)) {
            return;
        }
        const Square first = at;
        if (is_ours(position_[first])) {
            if (next_piece(line, at, distance) && slides(line, at, distance)) {
                danger_.vacate.insert(first);
            }
        } else if (slides(line, at, distance)) {
            SquareSet between;
            fill_up_to(line, first, between);
            check(between, first);
        }
    }

    [[nodiscard]] bool slides(const LineAttack& line, Square at, int distance) const noexcept {
        return line.slide[static_cast<std::size_t>(distance)].contains(position_[at]);
    }

    void vacate_if_ours(Square s) noexcept {
        if (is_ours(position_[s])) {
            danger_.vacate.insert(s);
        }
    }

    /// Looks at the first three pieces: a single move changes the number of pieces between king and hopper by
    /// one at most, and hoppers need exactly one (skis: at most one).
    void hopper_line(const LineAttack& line) noexcept {
        Square at = king_;
        int d1 = 0;
        if (!next_piece(line, at, d1)) {
            return;
        }
        const Square first = at;
        first_as_attacker(line, first, d1);
        int d2 = d1;
        if (!next_piece(line, at, d2)) {
            return;
        }
        const Square second = at;
        second_as_attacker(line, first, d1, second, d2);
        int d3 = d2;
        if (!next_piece(line, at, d3)) {
            return;
        }
        const auto i = static_cast<std::size_t>(d3);
        const Piece attacker = position_[at];
        if (line.over[i].contains(attacker)) {
            vacate_if_ours(first);
            vacate_if_ours(second);
        }
        if (line.behind[i].contains(attacker) && d1 == 1) {
            vacate_if_ours(second);
        }
        if (line.ski[i].contains(attacker) && d3 == d2 + 1) {
            vacate_if_ours(first);
        }
    }

    void first_as_attacker(const LineAttack& line, Square first, int d1) noexcept {
        const auto i = static_cast<std::size_t>(d1);
        const Piece attacker = position_[first];
        if (line.slide[i].contains(attacker)) {
            ++checks_;
        }
        if (line.over[i].contains(attacker)) {
            fill_up_to(line, first, danger_.fill);
        }
        if (line.behind[i].contains(attacker)) {
            danger_.fill.insert(king_ + line.outward);
        }
    }

    void second_as_attacker(const LineAttack& line, Square first, int d1, Square second, int d2) noexcept {
        const auto i = static_cast<std::size_t>(d2);
        const Piece attacker = position_[second];
        if (line.slide[i].contains(attacker)) {
            vacate_if_ours(first);
        }
        const bool over = line.over[i].contains(attacker);
        const bool ski = d2 == d1 + 1 && line.ski[i].contains(attacker);
        const bool behind = line.behind[i].contains(attacker);
        if (over || ski || (behind && d1 == 1)) {
            ++checks_;
        } else if (behind) {
            vacate_if_ours(first);  // it may step along the line and become the hurdle
        }
    }

    void gated(const GatedAttack& attack) noexcept {
        const Square from = king_ + attack.back;
        if (!attack.attackers.contains(position_[from]) || !attack.ranks.contains_rank_of(from)) {
            return;
        }
        int closed = 0;
        Square gate;
        for (std::size_t i = 0; i < attack.gate_count; ++i) {
            const Square s = king_ + attack.gates[i];
            if (position_[s].is_empty() == attack.gates_occupied) {
                ++closed;
                gate = s;
            }
        }
        if (closed == 0) {
            check(SquareSet{}, from);  // all that there is, if the leap has no gates
        } else if (closed == 1 && attack.gates_occupied) {
            danger_.fill.insert(gate);
        } else if (closed == 1) {
            vacate_if_ours(gate);
        }
    }

    /// Whatever such a piece lands on or jumps on its way to the king is nearer to both of them than it can
    /// reach (a leg is at least one step long): only moves that touch such a square can open or close its
    /// way.
    void specials() noexcept {
        position_.specials(~us_).for_each([&](Square at) {
            const int reach = table_.special_reach[static_cast<std::size_t>(position_[at].type().number())];
            if (king_distance(at, king_) > reach) {
                return;
            }
            const SquareSet between = box(at, reach - 1) & box(king_, reach - 1);
            danger_.vacate |= between;
            danger_.fill |= between;
        });
        if (special_attacks(position_, king_, ~us_)) {
            ++checks_;
        }
    }

    static SquareSet box(Square middle, int size) noexcept {
        SquareSet set;
        for (int file = std::max(middle.file() - size, 0);
             file <= std::min(middle.file() + size, kMaxFiles - 1); ++file) {
            for (int rank = std::max(middle.rank() - size, 0);
                 rank <= std::min(middle.rank() + size, kMaxRanks - 1); ++rank) {
                set.insert(Square::at(file, rank));
            }
        }
        return set;
    }

    const Position& position_;
    Color us_;
    Square king_;
    const AttackTable& table_;
    Danger danger_;
    int checks_ = 0;
};

/// Can a move of several captures, made while not in check, be legal without a look at the board after it?
/// Yes if nothing disappears from a line to the king or from a square that matters otherwise.
bool is_harmless(const Position& position, Move m, const Danger& danger, Square king) {
    const AttackTable& enemies = position.rules().attacks[index(~position.side())];
    if (enemies.has_gated || m.kind() == MoveKind::EnPassant) {
        return false;
    }
    SquareSet emptied = position.victims(m);
    emptied.insert(m.from());
    emptied.erase(m.to());
    const SquareSet& lines = enemies.lines_to[static_cast<std::size_t>(king.index())];
    return (emptied & (lines | danger.vacate | danger.fill)).is_empty() && !danger.fill.contains(m.to());
}

/// No substitution may leave a king in check, whoever's it is.
bool is_safe_substitution(Position& position, Move m) {
    position.make(m);
    const bool safe = std::none_of(kColors.begin(), kColors.end(),
                                   [&](Color c) { return is_attacked(position, position.king(c), ~c); });
    position.unmake();
    return safe;
}

}  // namespace

Danger find_danger(const Position& position) noexcept {
    return DangerFinder(position).find();
}

bool is_legal(Position& position, Move m, const Danger& danger) {
    if (!m.has_mover()) [[unlikely]] {
        return m.is_pass() ? !danger.in_check : is_safe_substitution(position, m);
    }
    const Square king = position.king(position.side());
    if (m.from() == king) {
        return !position.exposes_king(m);
    }
    if (m.captures_elsewhere()) {
        return (!danger.in_check && is_harmless(position, m, danger, king)) || !position.exposes_king(m);
    }
    if (danger.in_check) {
        if (!danger.evasions_known) {
            return !position.exposes_king(m);
        }
        if (!danger.evasions.contains(m.to())) {
            return false;
        }
    }
    if (danger.vacate.contains(m.from()) || danger.fill.contains(m.to())) {
        return !position.exposes_king(m);
    }
    return true;
}

}  // namespace tenfold
