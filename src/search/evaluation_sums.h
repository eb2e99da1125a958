#ifndef TENFOLD_SEARCH_EVALUATION_SUMS_H
#define TENFOLD_SEARCH_EVALUATION_SUMS_H

#include <algorithm>
#include <utility>
#include <vector>

#include "search/eval_tables.h"

/// What the terms of the evaluation are told to. The terms are the same code whether a position is judged or
/// taken apart: they say what they find, and how often, to one of these.
namespace tenfold::evaluation {

/// The square of an attack's units counts no further than to this, and in hundreds.
inline constexpr int kMostDanger = 8000;
inline constexpr int kDangerScale = 100;
/// It takes so many pieces.
inline constexpr int kAttackers = 2;

/// One side's terms, added up.
class PlainSum {
public:
    explicit PlainSum(const EvalTables& tables) noexcept : tables_(tables) {}

    void add(Term term, int count = 1) noexcept { whole_ += tables_.weight(place_of(term)) * count; }
    void add(PieceType type, PieceTerm term, int count = 1) noexcept {
        whole_ += tables_.weight(place_of(type, term)) * count;
    }
    /// `parts` of EvalTables::kParts.
    void add_parts(Term term, int parts) noexcept { parts_ += tables_.weight(place_of(term)) * parts; }

    /// The units of an attack on the enemy's king.
    class Danger {
    public:
        explicit Danger(const PlainSum& sum) noexcept : tables_(sum.tables_) {}
        void add(Term term, int count) noexcept { units_ += tables_.weight(place_of(term)).middle() * count; }
        void add(PieceType type, int hits) noexcept {
            units_ += tables_.weight(place_of(type, PieceTerm::AttackUnits)).middle() * hits;
        }
        void add_attackers(int count) noexcept {
            is_attack_ = count >= kAttackers;
            add(Term::DangerAttacker, count);
        }
        /// In parts.
        [[nodiscard]] int units() const noexcept { return is_attack_ ? std::max(units_, 0) : 0; }

    private:
        const EvalTables& tables_;
        int units_ = 0;
        bool is_attack_ = false;
    };
    void add(const Danger& danger) noexcept {
        constexpr int kUnits = EvalTables::kUnit;
        constexpr int kMostUnits = 90 * kUnits;  // more than kMostDanger has, and far from any overflow
        const int units = std::min(danger.units(), kMostUnits);
        const int squared = std::min(units * units / kUnits, kMostDanger * kUnits);
        danger_ += tables_.weight(place_of(Term::KingDanger)) * squared;
    }

    /// Parts of a centipawn.
    [[nodiscard]] Phased total() const noexcept {
        Phased sum = whole_;
        sum += {parts_.middle() / EvalTables::kParts, parts_.end() / EvalTables::kParts};
        constexpr int kDanger = kDangerScale * EvalTables::kUnit;
        sum += {danger_.middle() / kDanger, danger_.end() / kDanger};
        return sum;
    }

private:
    const EvalTables& tables_;
    Phased whole_;
    Phased parts_;
    Phased danger_;
};

/// How often each weight counts, White's less Black's.
struct Counts {
    std::array<double, kWeights> linear{};
    /// By how much the sum changes with a weight that it isn't proportional to, for each centipawn of the
    /// weight of the king's danger: these don't add up to anything.
    std::array<double, kWeights> danger_slope{};
};

/// One side's terms, counted.
class CountingSum {
public:
    CountingSum(const EvalTables& tables, Counts& counts, double sign) noexcept
        : tables_(tables), counts_(counts), sign_(sign) {}

    void add(Term term, int count = 1) noexcept { counts_.linear[place_of(term)] += sign_ * count; }
    void add(PieceType type, PieceTerm term, int count = 1) noexcept {
        counts_.linear[place_of(type, term)] += sign_ * count;
    }
    void add_parts(Term term, int parts) noexcept {
        counts_.linear[place_of(term)] += sign_ * parts / EvalTables::kParts;
    }

    class Danger {
    public:
        explicit Danger(const CountingSum& sum) noexcept : tables_(sum.tables_) {}
        void add(Term term, int count) { add(place_of(term), count); }
        void add(PieceType type, int hits) { add(place_of(type, PieceTerm::AttackUnits), hits); }
        void add_attackers(int count) {
            is_attack_ = count >= kAttackers;
            add(Term::DangerAttacker, count);
        }

    private:
        friend class CountingSum;
        void add(std::size_t place, int count) {
            units_ += static_cast<double>(tables_.weight(place).middle()) / EvalTables::kUnit * count;
            counted_.emplace_back(place, count);
        }
        const EvalTables& tables_;
        double units_ = 0;
        bool is_attack_ = false;
        std::vector<std::pair<std::size_t, int>> counted_;
    };
    void add(const Danger& danger) noexcept {
        const double units = danger.is_attack_ ? std::max(danger.units_, 0.0) : 0;
        const bool is_most = units * units > kMostDanger;
        counts_.linear[place_of(Term::KingDanger)] +=
            sign_ * (is_most ? kMostDanger : units * units) / kDangerScale;
        if (!is_most) {
            for (const auto& [place, count] : danger.counted_) {
                counts_.danger_slope[place] += sign_ * 2 * units * count / kDangerScale;
            }
        }
    }

private:
    const EvalTables& tables_;
    Counts& counts_;
    double sign_;
};

}  // namespace tenfold::evaluation

#endif
