#include "support/random_play.h"

#include <algorithm>
#include <cstdlib>

#include "support/data_lines.h"

namespace tenfold::test {

int random_games(int usual) {
    const char* wanted = std::getenv("TENFOLD_RANDOM_GAMES");
    if (wanted != nullptr) {
        return std::atoi(wanted);
    }
#ifdef NDEBUG
    return usual;
#else
    return (usual + 4) / 5;  // with assertions, perhaps sanitizers: a move costs more than ten times as much
#endif
}

std::vector<std::string> known_positions(const std::string& variant) {
    std::vector<std::string> fens;
    for (const DataLine& line : data_lines(variant + ".perft")) {
        fens.push_back(line.fields.at(1));
    }
    return fens;
}

Move RandomPlayer::choose(const std::vector<Move>& moves, Move own_last) {
    const std::size_t mood = below(16);
    if (mood < 3 && !own_last.is_none()) {
        const auto back = std::find_if(moves.begin(), moves.end(), [&](Move m) {
            return m.from() == own_last.to() && m.to() == own_last.from();
        });
        if (back != moves.end()) {
            return *back;
        }
    }
    std::vector<Move> eager;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(eager),
                 [](Move m) { return m.is_capture() || m.kind() > MoveKind::DoubleStep; });
    return mood >= 12 && !eager.empty() ? eager[below(eager.size())] : moves[below(moves.size())];
}

}  // namespace tenfold::test
