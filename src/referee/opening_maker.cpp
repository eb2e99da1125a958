#include "referee/opening_maker.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "core/random.h"
#include "search/last_report.h"

namespace tenfold::referee {

namespace {

/// A pocket in the FEN means that the game is still in its prelude.
bool is_in_prelude(const Game& game) {
    return game.fen().find('[') != std::string::npos;
}

}  // namespace

OpeningMaker::OpeningMaker(const Variant& variant, const OpeningWishes& wishes, std::uint64_t seed)
    : variant_(variant), wishes_(wishes), seed_(Random(seed).next()) {
    engine_.set_hash_mb(1);
}

std::optional<std::string> OpeningMaker::next() {
    constexpr int kMostAttempts = 10'000;
    for (int i = 0; i < kMostAttempts; ++i) {
        const std::optional<Game> game = random_game(seed_ + attempts_++);
        if (game && !made_.contains(game->fen()) && is_balanced(*game)) {
            return *made_.insert(game->fen()).first;
        }
    }
    return std::nullopt;
}

std::optional<Game> OpeningMaker::random_game(std::uint64_t seed) const {
    Random dice(seed);
    Game game(variant_);
    for (int ply = 0; ply < wishes_.plies || is_in_prelude(game);) {
        ply += is_in_prelude(game) ? 0 : 1;
        const std::vector<Move> moves = game.legal_moves();
        game.play(moves[dice.below(moves.size())]);
        if (game.status().over()) {
            return std::nullopt;
        }
    }
    return game.in_check() ? std::nullopt : std::optional(std::move(game));
}

bool OpeningMaker::is_balanced(const Game& game) {
    SearchLimits limits;
    limits.nodes = wishes_.nodes;
    LastReport listener;
    engine_.clear();
    engine_.start(game, limits, listener);
    engine_.wait();
    return std::abs(listener.score().raw()) <= wishes_.balance;
}

}  // namespace tenfold::referee
