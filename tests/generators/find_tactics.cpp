// Finds positions with one winning move that a shallow search overlooks, in games of the engine against
// itself. scripts/find-tactics runs it; tests/data/*.tactics are what it wrote. docs/testing.md tells what
// is searched how long, and what that proves.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/number.h"
#include "core/random.h"
#include "referee/opening_maker.h"

#include "tenfold/engine.h"

namespace {

using namespace tenfold;

// Nodes of the searches that play, that overlook what is looked for, and that look a bit closer.
constexpr std::uint64_t kPlay = 1'000;
constexpr std::uint64_t kShallow = 2'000;
constexpr std::uint64_t kScout = 20'000;

// Centipawns that the scout must see more than the shallow search.
constexpr int kScent = 80;
// The proved move must have been the best in that many iterations at the end.
constexpr std::size_t kStable = 3;

/// A search for the two best moves, and what must come of it, in centipawns.
struct Trial {
    std::uint64_t nodes;
    int worth;   ///< of the best move, at least
    int jump;    ///< of that over what the shallow search found, at least
    int margin;  ///< of that over the second best move, at least
    int second;  ///< worth of the second best move, at most
};
// The first asks for less than the second: it is not the one to choose, but to spare the other most of the
// work.
constexpr Trial kTrial{100'000, 200, 100, 75, 175};
constexpr Trial kProof{1'000'000, 250, 150, 150, 150};

// Centipawns that the shallow search may find in favour of the side to move and against it: beyond, any
// move seems to win, or none can.
constexpr int kMostAhead = 200;
constexpr int kMostBehind = 600;
constexpr int kDecided = 1'500;
constexpr std::size_t kLongestGame = 160;
// Plies after a position that was kept: the next ones often hold the same idea.
constexpr std::size_t kPause = 10;

/// The exact reports of the lines of a search.
class Reports : public SearchListener {
public:
    void on_info(const SearchInfo& info) override {
        if (info.bound == Bound::Exact && !info.line.empty()) {
            note(info);
        }
    }
    void on_current_move(int, Move, int) override {}
    void on_result(const SearchResult& result) override { best_ = result.best; }

    [[nodiscard]] Move best() const noexcept { return best_; }
    /// Of the best line, and of the second one where two were asked for.
    [[nodiscard]] Score score() const { return first_.back().score; }
    [[nodiscard]] std::optional<Score> second() const noexcept { return second_; }
    /// Has the best move been the same in the last iterations, and was it the result?
    [[nodiscard]] bool is_stable() const {
        if (first_.size() < kStable || first_.back().line.front() != best_) {
            return false;
        }
        return std::all_of(first_.end() - kStable, first_.end(),
                           [&](const SearchInfo& info) { return info.line.front() == best_; });
    }

private:
    void note(const SearchInfo& info) {
        if (info.multi_pv == 2) {
            second_ = info.score;
        } else if (!first_.empty() && first_.back().depth == info.depth) {
            first_.back() = info;
        } else {
            first_.push_back(info);
        }
    }

    std::vector<SearchInfo> first_;  ///< one for each depth
    std::optional<Score> second_;
    Move best_;
};

/// An engine that begins each search from nothing.
class Judge {
public:
    Judge(int hash_mb, int lines) {
        engine_.set_hash_mb(hash_mb);
        engine_.set_multi_pv(lines);
    }
    Reports ask(const Game& game, std::uint64_t nodes) {
        SearchLimits limits;
        limits.nodes = nodes;
        Reports reports;
        engine_.clear();
        engine_.start(game, limits, reports);
        engine_.wait();
        return reports;
    }

private:
    Engine engine_;
};

struct Counts {
    int games = 0;
    int scouted = 0;
    int tried = 0;
    int examined = 0;
    int kept = 0;
};

class TacticsFinder {
public:
    TacticsFinder(Variant variant, std::uint64_t seed) : variant_(std::move(variant)), dice_(seed) {}

    /// Plays games until there are so many positions, writing each as it is found.
    void find(int count) {
        while (counts_.kept < count) {
            play_game(count);
            ++counts_.games;
            fmt::print(stderr, "{} games: {} positions scouted, {} tried, {} examined, {} of {} kept\n",
                       counts_.games, counts_.scouted, counts_.tried, counts_.examined, counts_.kept, count);
        }
    }

private:
    void play_game(int count) {
        constexpr std::uint64_t kOneInSlips = 2;
        Game game = opening();
        std::size_t next = 0;
        while (!game.status().over() && game.moves().size() < kLongestGame && counts_.kept < count) {
            Reports known = look(game, kPlay);
            if (std::abs(known.score().raw()) > kDecided) {
                return;
            }
            const bool may_slip = game.moves().size() >= next && dice_.below(kOneInSlips) == 0;
            if (const std::optional<Reports> after = may_slip ? slip(game) : std::nullopt) {
                known = *after;
                next = game.moves().size() + (keep_if_tactical(game, known) ? kPause : 0);
            }
            game.play(known.best());
        }
    }

    /// What a small search finds. It is given the FEN alone, so that it can be asked again: no repetitions.
    Reports look(const Game& game, std::uint64_t nodes) {
        return shallow_.ask(Game::from_fen(variant_, game.fen()).value(), nodes);
    }

    /// Plays any move that the shallow search sees nothing wrong with, which is how mistakes come about that
    /// are not obvious; tells what it finds of the position after it. Nothing, and no move, if it sees
    /// something.
    std::optional<Reports> slip(Game& game) {
        const std::vector<Move> moves = game.legal_moves();
        game.play(moves[dice_.below(moves.size())]);
        if (!game.status().over() && !game.in_check()) {
            const Reports after = look(game, kShallow);
            if (after.score().raw() <= kMostAhead && after.score().raw() >= -kMostBehind) {
                return after;
            }
        }
        game.undo();
        return std::nullopt;
    }

    Game opening() {
        constexpr int kLeastPlies = 2;
        constexpr int kPliesRange = 7;
        const referee::OpeningWishes wishes{kLeastPlies + static_cast<int>(dice_.below(kPliesRange)),
                                            kMostAhead, kShallow};
        const auto fen = referee::OpeningMaker(variant_, wishes, dice_.next()).next();
        return fen ? Game::from_fen(variant_, *fen).value() : Game(variant_);
    }

    bool keep_if_tactical(const Game& game, const Reports& shallow) {
        const Game position = Game::from_fen(variant_, game.fen()).value();
        const auto move = winning_move(position, shallow);
        if (!move || !known_.insert(position.fen()).second) {
            return false;
        }
        ++counts_.kept;
        fmt::print("{};{};bm {};id {}.{:02}\n", variant_.name(), position.fen(), position.to_text(*move),
                   variant_.name(), counts_.kept);
        std::fflush(stdout);
        return true;
    }

    std::optional<Move> winning_move(const Game& game, const Reports& shallow) {
        ++counts_.scouted;
        const Reports scout = scout_.ask(game, kScout);
        if (scout.best() == shallow.best() || scout.score().raw() < shallow.score().raw() + kScent) {
            return std::nullopt;
        }
        ++counts_.tried;
        if (!stands_out(trial_.ask(game, kTrial.nodes), shallow, kTrial)) {
            return std::nullopt;
        }
        ++counts_.examined;
        const Reports proof = proof_.ask(game, kProof.nodes);
        const bool proved = stands_out(proof, shallow, kProof) && proof.is_stable();
        return proved ? std::optional(proof.best()) : std::nullopt;
    }

    /// Is the best move another one than the shallow search's, and the only one that is so good? A forced
    /// stalemate is not, whatever it scores.
    static bool stands_out(const Reports& reports, const Reports& shallow, const Trial& trial) {
        const int worth = reports.score().raw();
        return reports.best() != shallow.best() && worth >= trial.worth && !reports.score().is_stalemate() &&
               worth >= shallow.score().raw() + trial.jump && reports.second() &&
               reports.second()->raw() <= std::min(trial.second, worth - trial.margin);
    }

    Variant variant_;
    Random dice_;
    Judge shallow_{1, 1};
    Judge scout_{1, 1};
    Judge trial_{16, 2};
    Judge proof_{128, 2};
    std::set<std::string> known_;
    Counts counts_;
};

}  // namespace

int main(int argc, char** argv) {
    const auto count = argc == 4 ? parse_number<int>(argv[2]) : std::nullopt;
    const auto seed = argc == 4 ? parse_number<std::uint64_t>(argv[3]) : std::nullopt;
    if (!count || *count < 1 || !seed) {
        fmt::print(stderr, "usage: find_tactics VARIANT COUNT SEED\n");
        return 2;
    }
    const auto variant = VariantLibrary().find(argv[1]);
    if (!variant) {
        fmt::print(stderr, "find_tactics: {}\n", variant.error().message);
        return 2;
    }
    TacticsFinder(variant.value(), *seed).find(*count);
    return 0;
}
