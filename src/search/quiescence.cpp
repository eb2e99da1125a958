#include <algorithm>

#include "search/game_end.h"
#include "search/searcher.h"

namespace tenfold {
namespace {

// What a capture must bring within reach of alpha: its gain and this much for the position's change.
constexpr int kDeltaMargin = 170;
/// Depth under which positions of the quiescence search are kept in the table.
constexpr int kTableDepth = 0;

}  // namespace

/// Captures and promotions until the position is quiet; all moves while in check.
/// chessprogramming.org "Quiescence Search".
Score Searcher::quiescence(Score alpha, Score beta, int ply) {
    Frame& here = frame(ply);
    const bool in_check = here.danger.in_check;
    here.line.clear();
    if (!enter_node(ply)) {
        return Score::zero();
    }
    if (const auto end = score_of_end(position_, in_check, ply)) {
        return *end;
    }
    if (ply >= Score::kMaxPly - 1) {
        return in_check ? Score::zero() : tools_.evaluate(position_);
    }
    const bool is_pv = beta > alpha + 1;
    const auto entry = probe(ply);
    if (!is_pv && entry && entry->suffices(kTableDepth, alpha, beta)) {
        return entry->score;
    }
    Score stand_pat = -Score::infinite();
    here.eval = stand_pat;
    if (!in_check) {
        here.eval = static_eval(entry, ply);
        stand_pat = corrected_eval(here.eval, entry);
        if (stand_pat >= beta) {
            return stand_pat;
        }
    }
    const Move table_move = entry ? entry->move : Move::none();
    const Capture best = best_capture(std::max(alpha, stand_pat), beta, stand_pat, ply, table_move);
    if (interrupted_) {
        return Score::zero();
    }
    store(ply, {best.move, best.score, here.eval, kTableDepth, bound_of(best.score, alpha, beta), is_pv});
    return best.score;
}

/// chessprogramming.org "Delta Pruning".
Searcher::Capture Searcher::best_capture(Score alpha, Score beta, Score stand_pat, int ply, Move table_move) {
    Frame& here = frame(ply);
    const bool in_check = here.danger.in_check;
    const bool is_pv = beta > alpha + 1;
    Capture best{Move::none(), stand_pat};
    const MovePicker::Tools tools{tools_.exchanges, tools_.history, scratch_};
    MovePicker picker(position_, tools, hints(ply, table_move),
                      in_check ? MovePicker::Purpose::Evasions : MovePicker::Purpose::Quiescence,
                      here.buffer);
    bool any_legal = false;
    for (Move m = picker.next(); !m.is_none(); m = picker.next()) {
        if (!is_legal(position_, m, here.danger)) {
            continue;
        }
        any_legal = true;
        if (!in_check && !alpha.is_decisive()) {
            const Score reached = stand_pat + kDeltaMargin + tools_.exchanges.immediate_gain(position_, m);
            if (reached <= alpha) {
                best.score = std::max(best.score, reached);
                continue;
            }
        }
        make(m, ply);
        const Score score = -quiescence(-beta, -alpha, ply + 1);
        unmake();
        if (interrupted_) {
            return best;
        }
        best.score = std::max(best.score, score);
        if (score > alpha) {
            best.move = m;
            alpha = score;
            if (is_pv) {
                set_line(ply, m);
            }
            if (score >= beta) {
                break;
            }
        }
    }
    if (in_check && !any_legal) {
        best.score = score_without_moves(position_, true, ply);
    }
    return best;
}

}  // namespace tenfold
