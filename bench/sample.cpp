#include "sample.h"

#include "tools/bench_positions.h"

namespace tenfold::bench {

Sample::Sample(const Variant& variant) : variant_(variant) {
    for (const BenchPosition& known : bench_positions_of(variant.name())) {
        const Game game = known.fen.empty() ? Game(variant) : Game::from_fen(variant, known.fen).value();
        if (!game.position().in_prelude()) {
            positions_.push_back(game.position());
        }
    }
}

}  // namespace tenfold::bench
