#include "referee/tournament.h"

#include <atomic>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "referee/match_sprt.h"
#include "referee/player.h"

namespace tenfold::referee {

namespace {

std::string remark_on(const EngineSettings& engine, const std::string& text) {
    return fmt::format("{}: {}", engine.name, text);
}

/// What the workers share: which game is next, and what has come of those before.
class Progress {
public:
    Progress(const MatchSettings& settings, const TournamentEvents& events, Scoreboard& scoreboard,
             const std::stop_token& stop)
        : settings_(settings),
          events_(events),
          schedule_(settings),
          scoreboard_(scoreboard),
          forward_(stop, [this] { end(TournamentEnd::Stopped); }) {
        if (sprt_verdict(settings, scoreboard) != Verdict::Undecided) {  // by games played earlier
            end(TournamentEnd::SprtDecided);
        }
    }

    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }
    [[nodiscard]] TournamentEnd how_it_ended() const { return end_; }

    /// The next game to play, now announced; none if there is no more.
    std::optional<GamePlan> next() {
        const std::lock_guard lock(mutex_);
        while (!stop_.stop_requested() && next_ <= schedule_.size()) {
            const GamePlan plan = schedule_.game(next_++);
            if (schedule_.is_ours(plan) && !scoreboard_.has(plan.number)) {
                events_.started(plan);
                return plan;
            }
        }
        return std::nullopt;
    }

    void finish(const GamePlan& plan, const PlayedGame& game) {
        const std::lock_guard lock(mutex_);
        if (game.ending == Ending::Interrupted || stop_.stop_requested()) {
            return;
        }
        scoreboard_.add(plan, game.white_points);
        events_.finished(plan, game, scoreboard_);
        if (is_breakdown(game.ending) && !settings_.recover) {
            end(TournamentEnd::Breakdown);
        } else if (sprt_verdict(settings_, scoreboard_) != Verdict::Undecided) {
            end(TournamentEnd::SprtDecided);
        }
    }

    /// Ends the tournament for a reason that lies outside of it.
    void give_up(const std::string& reason) {
        const std::lock_guard lock(mutex_);
        if (!stop_.stop_requested()) {
            events_.trouble(reason);
            end(TournamentEnd::CannotStart);
        }
    }

private:
    void end(TournamentEnd how) {
        TournamentEnd none_yet = TournamentEnd::AllPlayed;
        end_.compare_exchange_strong(none_yet, how);
        stop_.request_stop();
    }

    const MatchSettings& settings_;
    const TournamentEvents& events_;
    const Schedule schedule_;
    Scoreboard& scoreboard_;
    std::mutex mutex_;
    std::size_t next_ = 1;
    std::atomic<TournamentEnd> end_ = TournamentEnd::AllPlayed;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> forward_;
};

/// Plays games one after the other, and keeps engines running from one to the next where that is possible.
class Worker {
public:
    Worker(const MatchSettings& settings, const Variant& variant, const OpeningBook& book, Progress& progress)
        : settings_(settings), variant_(variant), book_(book), progress_(progress) {}

    void run() {
        while (const std::optional<GamePlan> plan = progress_.next()) {
            progress_.finish(*plan, play(*plan));
        }
        for (auto& [engine, player] : players_) {
            player->quit();
        }
    }

private:
    PlayedGame play(const GamePlan& plan) {
        const Opening opening = book_.opening(plan.opening).value();
        const Game start =
            opening.fen.empty() ? Game(variant_) : Game::from_fen(variant_, opening.fen).value();
        dismiss_all_but(plan);
        for (const std::size_t engine : {plan.white, plan.black}) {
            if (const std::optional<Failure> failure = hire(engine)) {
                if (failure->fault == Fault::CannotStart) {
                    progress_.give_up(remark_on(settings_.engines[engine], failure->detail));
                }
                PlayedGame unplayed{opening, {}, Ending::Interrupted, {}, ""};
                forfeit(unplayed, engine == plan.white ? Color::White : Color::Black, *failure);
                return unplayed;
            }
        }
        return play_game({players_[plan.white].get(), players_[plan.black].get()}, start, opening,
                         {{settings_.engines[plan.white].limits, settings_.engines[plan.black].limits},
                          settings_.adjudication});
    }

    void dismiss_all_but(const GamePlan& plan) {
        for (auto it = players_.begin(); it != players_.end();) {
            const bool is_needed = it->first == plan.white || it->first == plan.black;
            if (is_needed && it->second->usable() && !settings_.engines[it->first].restarts) {
                ++it;
            } else {
                it->second->quit();
                it = players_.erase(it);
            }
        }
    }

    std::optional<Failure> hire(std::size_t engine) {
        std::unique_ptr<Player>& player = players_[engine];
        if (player != nullptr) {
            return std::nullopt;
        }
        player = make_player(settings_.engines[engine], progress_.token());
        return player->start(variant_);
    }

    const MatchSettings& settings_;
    const Variant& variant_;
    const OpeningBook& book_;
    Progress& progress_;
    std::map<std::size_t, std::unique_ptr<Player>> players_;  ///< by index of the engine
};

}  // namespace

std::vector<EngineRemark> try_engines(const MatchSettings& settings, const Variant& variant,
                                      const std::stop_token& stop) {
    std::vector<EngineRemark> remarks;
    for (const EngineSettings& engine : settings.engines) {
        const std::unique_ptr<Player> player = make_player(engine, stop);
        const std::optional<Failure> failure = player->start(variant);
        if (failure && failure->fault != Fault::Stopped) {
            remarks.push_back({remark_on(engine, failure->detail), true});
        }
        for (const std::string& notice : player->notices()) {
            remarks.push_back({remark_on(engine, notice), false});
        }
        player->quit();
    }
    return remarks;
}

TournamentEnd run_tournament(const MatchSettings& settings, const Variant& variant, const OpeningBook& book,
                             const TournamentEvents& events, Scoreboard& scoreboard,
                             const std::stop_token& stop) {
    Progress progress(settings, events, scoreboard, stop);
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(settings.concurrency));
    for (int i = 0; i < settings.concurrency; ++i) {
        threads.emplace_back([&] { Worker(settings, variant, book, progress).run(); });
    }
    threads.clear();  // waits for them
    return progress.how_it_ended();
}

}  // namespace tenfold::referee
