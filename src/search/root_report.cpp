#include "search/root_report.h"

#include <algorithm>

#include "movegen/movegen.h"
#include "position/attacks.h"
#include "search/game_end.h"
#include "search/quarters.h"
#include "search/wdl.h"

namespace tenfold {

std::vector<Move> root_moves(Position& root, const std::vector<Move>& wanted) {
    MoveList legal;
    generate_legal(root, legal);
    const auto is_wanted = [&](Move m) { return std::find(wanted.begin(), wanted.end(), m) != wanted.end(); };
    const bool all = std::none_of(legal.begin(), legal.end(), is_wanted);
    std::vector<Move> moves;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(moves),
                 [&](Move m) { return all || is_wanted(m); });
    return moves;
}

SearchInfo report_now(Searcher& searcher, const StopRule& stop, Score score) {
    SearchInfo info;
    info.score = quarters::exist(searcher.position().rules()) ? quarters::shown(score) : score;
    info.wdl = wdl_of(info.score);
    info.nodes = searcher.nodes();
    info.time = stop.elapsed();
    info.hash_full = searcher.tools().table.fill_permille();
    return info;
}

SearchInfo report_no_moves(Searcher& searcher, const StopRule& stop) {
    Position& position = searcher.position();
    SearchInfo info;
    info.score = score_without_moves(position, in_check(position), 0);
    info.wdl = wdl_of(info.score);
    info.time = stop.elapsed();
    return info;
}

}  // namespace tenfold
