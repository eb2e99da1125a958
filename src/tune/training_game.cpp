#include "tune/training_game.h"

#include <algorithm>
#include <cstdlib>

#include "core/random.h"
#include "position/position.h"
#include "referee/opening_maker.h"
#include "search/last_report.h"

#include "tenfold/game.h"

namespace tenfold::tune {

namespace {

// Positions kept of a game: many more would say much the same.
constexpr std::size_t kKept = 24;
// A game is decided when the search finds so many centipawns for the same side so often in a row ...
constexpr int kDecided = 1200;
constexpr int kDecidedPlies = 5;
// ... and a draw if it lasts that long.
constexpr std::size_t kMostPlies = 300;
// In positions that are as good as decided there is little to learn.
constexpr int kMostScore = 1000;

// Openings: random plies from the first of these to the last, and by how much a side may be ahead.
constexpr int kLeastPlies = 4;
constexpr int kPliesRange = 9;
constexpr int kBalance = 150;

Random dice_of(const SelfPlay& how, int number) {
    return Random(Random(how.seed).next() + static_cast<std::uint64_t>(number));
}

std::optional<Game> opening_of(const Variant& variant, const SelfPlay& how, Random& dice) {
    const referee::OpeningWishes wishes{kLeastPlies + static_cast<int>(dice.below(kPliesRange)), kBalance,
                                        how.nodes};
    const std::optional<std::string> fen = referee::OpeningMaker(variant, wishes, dice.next()).next();
    return fen ? std::optional(Game::from_fen(variant, *fen).value()) : std::nullopt;
}

/// How often in a row the search has seen White, or Black, winning.
class Verdict {
public:
    void add(int white_score) noexcept {
        const int winner = white_score >= kDecided ? 1 : white_score <= -kDecided ? -1 : 0;
        times_ = winner != 0 && winner == winner_ ? times_ + 1 : 1;
        winner_ = winner;
    }
    [[nodiscard]] bool is_clear() const noexcept { return winner_ != 0 && times_ >= kDecidedPlies; }
    [[nodiscard]] double white_scores() const noexcept { return winner_ > 0 ? 1 : 0; }

private:
    int winner_ = 0;
    int times_ = 0;
};

bool is_quiet(const Game& game, Move best, Score score) {
    return !game.in_check() && !best.is_promotion() && game.position().victims(best).is_empty() &&
           std::abs(score.raw()) <= kMostScore;
}

/// A random choice of them, in the order of the game.
void thin_out(std::vector<TrainingPosition>& positions, Random& dice) {
    while (positions.size() > kKept) {
        positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(dice.below(positions.size())));
    }
}

}  // namespace

std::optional<TrainingGame> play_training_game(const Variant& variant, const SelfPlay& how, int number,
                                               Engine& engine, const std::stop_token& stop) {
    Random dice = dice_of(how, number);
    std::optional<Game> game = opening_of(variant, how, dice);
    if (!game) {
        return std::nullopt;
    }
    TrainingGame played{number, 0.5, {}};
    SearchLimits limits;
    limits.nodes = how.nodes;
    Verdict verdict;
    engine.clear();
    while (!game->status().over() && !verdict.is_clear() && game->moves().size() < kMostPlies) {
        LastReport report;
        engine.start(*game, limits, report);
        engine.wait();
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        const int white = game->side_to_move() == Color::White ? report.score().raw() : -report.score().raw();
        verdict.add(white);
        if (is_quiet(*game, report.best(), report.score())) {
            played.positions.push_back({game->fen(), white});
        }
        game->play(report.best());
    }
    const GameStatus status = game->status();
    if (status.over()) {
        played.white_scores = status.white_scores;
    } else if (verdict.is_clear()) {
        played.white_scores = verdict.white_scores();
    }
    thin_out(played.positions, dice);
    return played;
}

}  // namespace tenfold::tune
