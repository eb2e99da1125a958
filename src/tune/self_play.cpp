#include "tune/self_play.h"

#include <algorithm>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tenfold::tune {

namespace {

/// What the workers share.
class Training {
public:
    Training(int games, TrainingRecord& record, const std::function<void(std::size_t)>& on_game,
             const std::stop_token& stop)
        : games_(games),
          record_(record),
          on_game_(on_game),
          forward_(stop, [this] { stop_.request_stop(); }) {}

    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

    /// The next game to play; none if there is no more.
    std::optional<int> next() {
        const std::lock_guard lock(mutex_);
        while (next_ <= games_ && !stop_.stop_requested()) {
            const int number = next_++;
            if (!record_.has(number)) {
                return number;
            }
        }
        return std::nullopt;
    }

    void finish(std::optional<TrainingGame> game) {
        const std::lock_guard lock(mutex_);
        if (stop_.stop_requested()) {
            return;
        }
        complaint_ = game ? record_.add(*std::move(game))
                          : Diagnostic{"", 0, 0, "no balanced opening of this game can be found"};
        if (complaint_) {
            stop_.request_stop();
            return;
        }
        on_game_(record_.games().size());
    }

    [[nodiscard]] const std::optional<Diagnostic>& complaint() const noexcept { return complaint_; }

private:
    const int games_;
    TrainingRecord& record_;
    const std::function<void(std::size_t)>& on_game_;
    std::mutex mutex_;
    int next_ = 1;
    std::optional<Diagnostic> complaint_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> forward_;
};

void work(const Variant& variant, const SelfPlay& how, Training& training) {
    Engine engine;
    while (const std::optional<int> number = training.next()) {
        training.finish(play_training_game(variant, how, *number, engine, training.token()));
    }
}

}  // namespace

std::optional<Diagnostic> play_training_games(const Variant& variant, const SelfPlay& how, int games,
                                              int threads, TrainingRecord& record,
                                              const std::function<void(std::size_t)>& on_game,
                                              const std::stop_token& stop) {
    Training training(games, record, on_game, stop);
    {
        std::vector<std::jthread> workers;
        workers.reserve(static_cast<std::size_t>(std::max(threads, 0)));
        for (int i = 0; i < threads; ++i) {
            workers.emplace_back([&] { work(variant, how, training); });
        }
    }
    return training.complaint();
}

}  // namespace tenfold::tune
