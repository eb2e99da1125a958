#include "support/mate_proof.h"

#include <algorithm>

#include "movegen/movegen.h"
#include "position/attacks.h"

namespace tenfold::test {

namespace {

bool cannot_escape(Position& position, int moves) {
    MoveList answers;
    generate_legal(position, answers);
    if (answers.empty()) {
        return in_check(position);
    }
    if (moves == 0) {
        return false;
    }
    return std::all_of(answers.begin(), answers.end(), [&](Move m) {
        position.make(m);
        const bool mated = forces_mate(position, moves);
        position.unmake();
        return mated;
    });
}

}  // namespace

bool forces_mate(Position& position, int moves) {
    if (moves == 0) {
        return false;
    }
    MoveList all;
    generate_legal(position, all);
    return std::any_of(all.begin(), all.end(), [&](Move m) {
        position.make(m);
        const bool mates = cannot_escape(position, moves - 1);
        position.unmake();
        return mates;
    });
}

}  // namespace tenfold::test
