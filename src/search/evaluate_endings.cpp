#include <algorithm>

#include "search/evaluate_terms.h"

namespace tenfold::evaluation {
namespace {

// Without pawns it takes about a Rook more than the other side has to win.
constexpr int kWinningLead = 400;
constexpr int kHardlyWinnable = kFullScale / 4;
constexpr int kEdge = 20;
constexpr int kKingsNear = 14;

int officers_value(const Position& position, Color side) {
    const Ruleset& rules = position.rules();
    int sum = 0;
    for (int t = 1; t <= rules.piece_types(); ++t) {
        const PieceInfo& info = rules.info(PieceType(t));
        sum += info.promotes ? 0 : info.value * position.count(side, PieceType(t));
    }
    return sum;
}

bool has_pawns(const Position& position, Color side) {
    const Ruleset& rules = position.rules();
    for (int t = 1; t <= rules.piece_types(); ++t) {
        if (rules.info(PieceType(t)).promotes && position.count(side, PieceType(t)) > 0) {
            return true;
        }
    }
    return false;
}

int from_edge(const Ruleset& rules, Square s) {
    const int file = std::min(s.file(), rules.spec.files - 1 - s.file());
    const int rank = std::min(s.rank(), rules.spec.ranks - 1 - s.rank());
    return file + rank;
}

}  // namespace

/// Without progress an advantage fades: in the second half of the moves that the move rule allows, down to
/// half of it.
Share unfaded(const Position& position) noexcept {
    const int half =
        position.rules().spec.results.move_rule;  // plies, as the rule counts moves of both sides
    const int over = std::clamp(position.state().clock - half, 0, half);
    return half == 0 ? Share{} : Share{2 * half - over, 2 * half};
}

int winning_scale(const Position& position, Color strong) {
    if (has_pawns(position, strong)) {
        return kFullScale;
    }
    const int lead = officers_value(position, strong) - officers_value(position, ~strong);
    return lead >= kWinningLead ? kFullScale : kHardlyWinnable;
}

int mop_up(const Position& position, Color strong) {
    if (position.pieces(~strong).size() != 1 || officers_value(position, strong) < kWinningLead) {
        return 0;
    }
    const Ruleset& rules = position.rules();
    const Square king = position.king(strong);
    const Square bare = position.king(~strong);
    return kEdge * (kMaxFiles - from_edge(rules, bare)) +
           kKingsNear * (kMaxFiles - king_distance(king, bare));
}

}  // namespace tenfold::evaluation
