#include "search/pv_check.h"

#include "movegen/movegen.h"
#include "movegen/status.h"

namespace tenfold {

bool is_playable(Position position, const std::vector<Move>& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        MoveList legal;
        generate_legal(position, legal);
        if (!legal.contains(line[i]) || (i > 0 && game_status(position).over())) {
            return false;
        }
        position.make(line[i]);
    }
    return true;
}

}  // namespace tenfold
