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
// A game is decided when the search finds enough for the same side so often in a row ...
constexpr int kDecidedPlies = 5;
// ... and a draw if it lasts that long.
constexpr std::size_t kMostPlies = 300;

// Openings: random plies from the first of these to the last.
constexpr int kLeastPlies = 4;
constexpr int kPliesRange = 9;

/// How much a lead must be, in centipawns. The stronger the armies, the less a pawn's worth means.
struct Leads {
    explicit Leads(const Variant& variant) {
        const Position start = Game(variant).position();
        int army = 0;
        start.pieces(Color::White).for_each([&](Square s) {
            army += start.rules().info(start[s].type()).value;
        });
        const auto share = [&](int percent, int least) { return std::max(army * percent / 100, least); };
        deciding = share(16, 1200);
        instructive = share(13, 1000);
        balanced = share(2, 150);
    }

    int deciding;     ///< ends a game, if both sides see it
    int instructive;  ///< from beyond, there is little to learn: it is as good as decided
    int balanced;     ///< still leaves both sides good chances in an opening
};

Random dice_of(const SelfPlay& how, int number) {
    return Random(Random(how.seed).next() + static_cast<std::uint64_t>(number));
}

std::optional<Game> opening_of(const Variant& variant, const SelfPlay& how, int balance, Random& dice) {
    const referee::OpeningWishes wishes{kLeastPlies + static_cast<int>(dice.below(kPliesRange)), balance,
                                        how.nodes};
    const std::optional<std::string> fen = referee::OpeningMaker(variant, wishes, dice.next()).next();
    return fen ? std::optional(Game::from_fen(variant, *fen).value()) : std::nullopt;
}

/// How often in a row the search has seen White, or Black, winning.
class Verdict {
public:
    explicit Verdict(int deciding) : deciding_(deciding) {}
    void add(int white_score) noexcept {
        const int winner = white_score >= deciding_ ? 1 : white_score <= -deciding_ ? -1 : 0;
        times_ = winner != 0 && winner == winner_ ? times_ + 1 : 1;
        winner_ = winner;
    }
    [[nodiscard]] bool is_clear() const noexcept { return winner_ != 0 && times_ >= kDecidedPlies; }
    [[nodiscard]] double white_scores() const noexcept { return winner_ > 0 ? 1 : 0; }

private:
    int deciding_;
    int winner_ = 0;
    int times_ = 0;
};

bool is_quiet(const Game& game, Move best) {
    return !game.in_check() && !best.is_promotion() && game.position().victims(best).is_empty();
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
    const Leads leads(variant);
    Random dice = dice_of(how, number);
    std::optional<Game> game = opening_of(variant, how, leads.balanced, dice);
    if (!game) {
        return std::nullopt;
    }
    TrainingGame played{number, 0.5, {}};
    SearchLimits limits;
    limits.nodes = how.nodes;
    Verdict verdict(leads.deciding);
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
        if (std::abs(white) <= leads.instructive && is_quiet(*game, report.best())) {
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
