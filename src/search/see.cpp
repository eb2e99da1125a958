#include "search/see.h"

#include <algorithm>

#include "search/exchange.h"

namespace tenfold {
namespace {

// More than all other men of an army together, so that no side ever leaves its king to be taken.
constexpr int kRoyalWorth = 30000;

void merge_lines(std::vector<LineAttack>& all, const std::vector<LineAttack>& some) {
    for (const LineAttack& line : some) {
        const auto same = [&](const LineAttack& a) { return a.outward == line.outward; };
        const auto found = std::find_if(all.begin(), all.end(), same);
        LineAttack& merged = found != all.end() ? *found : all.emplace_back(line);
        for (std::size_t d = 0; d < line.slide.size(); ++d) {
            merged.slide[d] |= line.slide[d];
            merged.over[d] |= line.over[d];
            merged.behind[d] |= line.behind[d];
            merged.ski[d] |= line.ski[d];
        }
        merged.reach = std::max(merged.reach, line.reach);
        merged.hops = merged.hops || line.hops;
    }
}

}  // namespace

ExchangeEvaluator::ExchangeEvaluator(const Ruleset& rules) : rules_(&rules) {
    for (int t = 1; t <= rules.piece_types(); ++t) {
        const PieceInfo& info = rules.info(PieceType(t));
        for (const Color c : kColors) {
            worth_[static_cast<std::size_t>(Piece(c, PieceType(t)).index())] =
                info.royal ? kRoyalWorth : info.value;
        }
    }
    for (const Color c : kColors) {
        const AttackTable& table = rules.attacks[index(c)];
        merge_lines(walked_, table.walked);
        gated_.insert(gated_.end(), table.gated.begin(), table.gated.end());
    }
}

int ExchangeEvaluator::immediate_gain(const Position& position, Move m) const {
    int gain = 0;
    if (m.captures_elsewhere()) {
        position.victims(m).for_each([&](Square s) { gain += worth(position[s]); });
    } else if (m.is_capture()) {
        gain += worth(position[m.to()]);
    }
    if (m.is_promotion()) {
        gain += rules_->info(m.promotion()).value - worth(position[m.from()]);
    }
    return gain;
}

bool ExchangeEvaluator::reaches(const Position& position, Move m, int threshold) const {
    if (m.kind() == MoveKind::Castle || m.is_pass()) {
        return threshold <= 0;
    }
    int balance = immediate_gain(position, m) - threshold;
    if (balance < 0) {
        return false;
    }
    balance -= at_risk(position[m.from()], m);
    if (balance >= 0) {
        return true;  // even if the piece is lost for nothing
    }
    return Exchange(*this, position, m).holds(balance);
}

int ExchangeEvaluator::at_risk(Piece mover, Move m) const {
    if (m.is_promotion()) {
        return rules_->info(m.promotion()).value;
    }
    return rules_->immune.contains(mover) ? 0 : worth(mover);
}

int ExchangeEvaluator::value(const Position& position, Move m) const {
    int low = -2 * kRoyalWorth;
    int high = 2 * kRoyalWorth;
    while (low < high) {
        const int middle = low + (high - low + 1) / 2;
        if (reaches(position, m, middle)) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

}  // namespace tenfold
