#include <algorithm>

#include "search/game_end.h"
#include "search/searcher.h"

namespace tenfold {
namespace {

// What a capture must bring within reach of alpha: its gain and this much for the position's change.
constexpr int kDeltaMargin = 170;
// Plies from where the quiescence search only takes back: captures on the square of the last move ...
constexpr int kRecapturesFrom = 6;
// ... and from where it does not even answer checks.
constexpr int kLastPly = 16;
// Quiet answers to a check that are tried once one is known that isn't mated at once.
constexpr int kQuietEvasions = 2;
/// Depth under which positions of the quiescence search are kept in the table.
constexpr int kTableDepth = 0;

/// Moves that are tried besides recaptures, `plies` into the quiescence search. Boards full of strong pieces
/// would never get quiet otherwise. chessprogramming.org "Quiescence Search#Limiting Quiescence".
int moves_to_try(int plies) {
    if (plies >= kRecapturesFrom) {
        return 0;
    }
    return plies == 0 ? 12 : plies < 3 ? 4 : 2;
}

}  // namespace

/// Captures and promotions until the position is quiet, answers to checks; the fewer the longer it lasts.
/// chessprogramming.org "Quiescence Search".
Score Searcher::quiescence(Score alpha, Score beta, int ply, int plies) {
    Frame& here = frame(ply);
    const bool in_check = here.danger.in_check;
    here.line.clear();
    if (!enter_node(ply)) {
        return Score::zero();
    }
    if (const auto end = score_of_end(position_, in_check, ply)) {
        return *end;
    }
    if (ply >= Score::kMaxPly - 1 || plies >= kLastPly) {
        return evaluate();
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
    const Capture best = best_capture({std::max(alpha, stand_pat), beta, stand_pat, ply, plies}, table_move);
    if (interrupted_) {
        return Score::zero();
    }
    store(ply, {best.move, best.score, here.eval, kTableDepth, bound_of(best.score, alpha, beta), is_pv});
    return best.score;
}

/// Is the move left out, so many having been tried?
bool Searcher::skips(const Quiescence& node, Move m, Score best, int tried) const {
    const PieceTo& last = frame(node.ply - 1).moved;
    if (!last.is_none() && m.to() == last.to) {
        return false;
    }
    if (!frame(node.ply).danger.in_check) {
        return tried >= moves_to_try(node.plies);
    }
    return !best.is_mated() &&
           tried >= (is_quiet(m) ? kQuietEvasions : std::max(1, moves_to_try(node.plies)));
}

/// chessprogramming.org "Delta Pruning".
Searcher::Capture Searcher::best_capture(Quiescence node, Move table_move) {
    Frame& here = frame(node.ply);
    const bool in_check = here.danger.in_check;
    const bool is_pv = node.beta > node.alpha + 1;
    Capture best{Move::none(), node.stand_pat};
    const MovePicker::Tools tools{tools_.exchanges, tools_.history, scratch_};
    MovePicker picker(position_, tools, hints(node.ply, table_move),
                      in_check ? MovePicker::Purpose::Evasions : MovePicker::Purpose::Quiescence,
                      here.buffer);
    bool any_legal = false;
    int tried = 0;
    for (Move m = picker.next(); !m.is_none(); m = picker.next()) {
        if (!is_legal(position_, m, here.danger)) {
            continue;
        }
        any_legal = true;
        if (skips(node, m, best.score, tried)) {
            continue;
        }
        ++tried;
        expect(m);
        if (!in_check && !node.alpha.is_decisive()) {
            const Score reached =
                node.stand_pat + kDeltaMargin + tools_.exchanges.immediate_gain(position_, m);
            if (reached <= node.alpha) {
                best.score = std::max(best.score, reached);
                continue;
            }
        }
        make(m, node.ply);
        const Score score = -quiescence(-node.beta, -node.alpha, node.ply + 1, node.plies + 1);
        unmake();
        if (interrupted_) {
            return best;
        }
        best.score = std::max(best.score, score);
        if (score > node.alpha) {
            best.move = m;
            node.alpha = score;
            if (is_pv) {
                set_line(node.ply, m);
            }
            if (score >= node.beta) {
                break;
            }
        }
    }
    if (in_check && !any_legal) {
        best.score = score_without_moves(position_, true, node.ply);
    }
    return best;
}

}  // namespace tenfold
