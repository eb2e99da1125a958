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
/// chessprogramming.org "Quiescence Search", "Delta Pruning".
Score Searcher::quiescence(Score alpha, Score beta, int ply) {
    Frame& here = frame(ply);
    const bool in_check = here.danger.in_check;
    const bool is_pv = beta > alpha + 1;
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
    const auto entry = tools_.table.probe(position_.key(), ply);
    if (!is_pv && entry && entry->suffices(kTableDepth, alpha, beta)) {
        return entry->score;
    }

    Score best = -Score::infinite();
    here.eval = best;
    if (!in_check) {
        here.eval = static_eval(entry, ply);
        best = corrected_eval(here.eval, entry);
        if (best >= beta) {
            return best;
        }
    }
    const Score old_alpha = alpha;
    alpha = std::max(alpha, best);
    const Score futile = best + kDeltaMargin;

    const MovePicker::Tools tools{tools_.exchanges, tools_.history, scratch_};
    MovePicker picker(position_, tools, hints(ply, entry ? entry->move : Move::none()),
                      in_check ? MovePicker::Purpose::Evasions : MovePicker::Purpose::Quiescence,
                      here.buffer);
    Move best_move;
    int number = 0;
    for (Move m = picker.next(); !m.is_none(); m = picker.next()) {
        if (!is_legal(position_, m, here.danger)) {
            continue;
        }
        ++number;
        if (!in_check && !alpha.is_decisive()) {
            const Score reached = futile + tools_.exchanges.immediate_gain(position_, m);
            if (reached <= alpha) {
                best = std::max(best, reached);
                continue;
            }
        }
        make(m, ply);
        const Score score = -quiescence(-beta, -alpha, ply + 1);
        unmake();
        if (interrupted_) {
            return Score::zero();
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = m;
                alpha = score;
                if (is_pv) {
                    set_line(ply, m);
                }
                if (score >= beta) {
                    break;
                }
            }
        }
    }
    if (in_check && number == 0) {
        return score_without_moves(position_, true, ply);
    }
    tools_.table.store(position_.key(), ply,
                       {best_move, best, here.eval, kTableDepth, bound_of(best, old_alpha, beta), is_pv});
    return best;
}

}  // namespace tenfold
