#include "search/game_end.h"

#include "movegen/movegen.h"
#include "movegen/status.h"
#include "search/quarters.h"

namespace tenfold {
namespace {

bool is_drawn(const Position& position) {
    const ResultsSpec& results = position.rules().spec.results;
    return (results.repetitions > 1 && position.repetitions(1) > 0) || is_move_rule_draw(position) ||
           is_material_draw(position);
}

}  // namespace

Score score_of_points(double points, int ply) noexcept {
    if (points <= 0) {
        return Score::mated_in(ply);
    }
    if (points >= 1) {
        return Score::mate_in(ply);
    }
    if (points == 0.5) {
        return Score::zero();
    }
    return points > 0.5 ? quarters::three_in(ply) : quarters::one_in(ply);
}

Score score_without_moves(const Position& position, bool in_check, int ply) noexcept {
    return in_check ? Score::mated_in(ply)
                    : score_of_points(position.rules().spec.results.stalemated_scores, ply);
}

std::optional<Score> score_of_end(Position& position, bool in_check, int ply) {
    std::optional<Score> score;
    if (is_drawn(position)) {
        score = Score::zero();
    } else if (const auto bare = bare_king_result(position)) {
        score = score_of_points(position.side() == Color::White ? bare->white_scores : 1 - bare->white_scores,
                                ply);
    }
    // Mate and stalemate come before all of these.
    if (score && !has_legal_move(position)) {
        return score_without_moves(position, in_check, ply);
    }
    return score;
}

}  // namespace tenfold
