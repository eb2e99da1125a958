#include <algorithm>

#include "search/game_end.h"
#include "search/searcher.h"

namespace tenfold {
namespace {

// Depth from which a node without a table move is searched one ply less.
constexpr int kReduceWithoutTableMove = 4;

}  // namespace

// The spine of the search, step by step. Each idea has its page on chessprogramming.org under the name that
// the step gives it.
// NOLINTNEXTLINE(readability-function-size): the one long function, kept whole to be read in order.
Score Searcher::search(Score alpha, Score beta, int depth, int ply, bool cut_expected) {
    Frame& here = frame(ply);
    const bool in_check = here.danger.in_check;

    // 1. Check extension: a check is answered before the horizon is looked at, as long as the line is
    //    shorter than twice the iteration's depth.
    if (in_check && ply < 2 * root_depth_) {
        depth = std::max(depth, 0) + 1;
    }
    if (depth <= 0) {
        return quiescence(alpha, beta, ply);
    }
    here.line.clear();
    if (!enter_node(ply)) {
        return Score::zero();
    }

    // 2. The end of the game, and of the space for lines.
    if (const auto end = score_of_end(position_, in_check, ply)) {
        return *end;
    }
    if (ply >= Score::kMaxPly - 1) {
        return in_check ? Score::zero() : evaluate();
    }

    // 3. Mate distance pruning: even a mate from here can't beat one that was found nearer to the root.
    alpha = std::max(alpha, Score::mated_in(ply));
    beta = std::min(beta, Score::mate_in(ply));
    if (alpha >= beta) {
        return alpha;
    }

    // 4. Transposition table: not on the principal variation, which would lose its end, and not where a
    //    move is left out.
    const bool is_pv = beta > alpha + 1;
    const bool complete = here.excluded.is_none();
    const auto entry = complete ? probe(ply) : std::nullopt;
    if (!is_pv && entry && entry->suffices(depth, alpha, beta)) {
        return entry->score;
    }

    // 5. Static evaluation, and what the last two plies say about it.
    here.eval = in_check ? -Score::infinite() : static_eval(entry, ply);
    Node node{ply,
              depth,
              is_pv,
              cut_expected,
              in_check,
              false,
              corrected_eval(here.eval, entry),
              entry ? entry->move : Move::none(),
              entry && entry->move.is_capture()};
    node.improving = !in_check && here.eval > frame(ply - 2).eval;
    frame(ply + 1).killers = {};

    // 6. Pruning of the whole node: razoring, reverse futility, null move.
    if (Score score; complete && !is_pv && !in_check &&
                     (shallow_refutes(node, alpha, beta, score) || null_move_refutes(node, beta, score))) {
        return score;
    }

    // 7. Internal iterative reduction: without a table move the order is poor, and finding one comes first.
    if (node.depth >= kReduceWithoutTableMove && node.table_move.is_none() && complete) {
        --node.depth;
    }

    // 8. All moves, the most promising first.
    const int table_extension = complete ? singular_extension(node, entry) : 0;
    here.quiets_tried.clear();
    here.captures_tried.clear();
    const MovePicker::Tools tools{tools_.exchanges, tools_.history, scratch_};
    MovePicker picker(position_, tools, hints(ply, node.table_move),
                      in_check ? MovePicker::Purpose::Evasions : MovePicker::Purpose::AllMoves, here.buffer);
    const Score old_alpha = alpha;
    Score best = -Score::infinite();
    Move best_move;
    int number = 0;
    for (Move m = picker.next(); !m.is_none(); m = picker.next()) {
        if (m == here.excluded || !is_legal(position_, m, here.danger)) {
            continue;
        }
        ++number;

        // 9. Pruning of single moves, once one move is known that does not lose at once.
        if (is_late(node, number)) {
            picker.stop_sorting();
        } else {
            expect(m);
        }
        if (!best.is_mated() && number > 1 && prune(node, m, number, alpha)) {
            continue;
        }

        // 10. Principal variation search of the move, with late move reductions.
        const int extension = m == node.table_move ? table_extension : 0;
        const Score score = search_move(node, m, alpha, beta, extension, number);
        if (interrupted_) {
            return Score::zero();
        }

        // 11. Is it the best so far, or even too good?
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
        note_tried(here, m);
    }

    // 12. No legal move: mate or stalemate; or just the one that was left out.
    if (number == 0) {
        return complete ? score_without_moves(position_, in_check, ply) : alpha;
    }

    // 13. Learn and remember.
    if (best >= beta) {
        learn_from_cutoff(node, best_move);
    }
    if (complete) {
        remember(node, best_move, best, bound_of(best, old_alpha, beta));
    }
    return best;
}

}  // namespace tenfold
