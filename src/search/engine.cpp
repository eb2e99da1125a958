#include "tenfold/engine.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "search/deepening.h"
#include "search/prelude_search.h"

namespace tenfold {

/// The owner's side sets and reads; `think` is the loop of the searching thread, which alone touches the
/// table and the knowledge while a job runs. The mutex guards job_, busy_ and quit_.
struct Engine::Impl {
    /// What the search derives from a game's rules, kept from one search to the next.
    struct GameKnowledge {
        explicit GameKnowledge(RulesetPtr r)
            : rules(std::move(r)), evaluate(*rules), exchanges(*rules), checks(*rules), history(*rules) {}

        RulesetPtr rules;
        Evaluator evaluate;
        ExchangeEvaluator exchanges;
        CheckTable checks;
        History history;
    };
    struct Job {
        Position position;
        RulesetPtr rules;
        SearchOrder order;
        SearchListener* listener;
    };

    Impl() : thread([this] { think(); }) {}
    ~Impl() {
        signal.stop();
        {
            const std::lock_guard lock(mutex);
            quit = true;
        }
        changed.notify_all();
        thread.join();
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    void think();
    void run(Job& current);
    void wait_until_idle() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return !job && !busy; });
    }

    int hash_mb = 16;
    int multi_pv = 1;
    Milliseconds overhead{10};
    PreludeTaste taste;

    TranspositionTable table;
    std::unique_ptr<GameKnowledge> knowledge;
    StopSignal signal;
    std::atomic<bool> delivered = true;  ///< no search, or its result is being told

    std::mutex mutex;
    std::condition_variable changed;
    std::optional<Job> job;
    bool busy = false;
    bool quit = false;
    std::thread thread;  // last: it uses everything above
};

void Engine::Impl::think() {
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return job || quit; });
        if (!job) {
            return;
        }
        Job current = std::move(*job);
        job.reset();
        busy = true;
        lock.unlock();
        run(current);
        lock.lock();
        busy = false;
        changed.notify_all();
    }
}

void Engine::Impl::run(Job& current) {
    table.resize(hash_mb);
    if (!knowledge || knowledge->rules != current.rules) {
        knowledge = std::make_unique<GameKnowledge>(current.rules);
        table.clear();  // keys of another game mean nothing here
    }
    table.next_generation();
    const SearchTools tools{knowledge->evaluate, knowledge->exchanges, knowledge->checks, table,
                            knowledge->history};
    const SearchResult result =
        current.position.in_prelude()
            ? PreludeSearch(current.position, tools, current.order, signal, *current.listener).run()
            : Deepening(current.position, tools, current.order, signal, *current.listener).run();
    delivered = true;
    current.listener->on_result(result);
}

Engine::Engine() : impl_(std::make_unique<Impl>()) {}
Engine::~Engine() = default;

void Engine::set_hash_mb(int megabytes) {
    impl_->hash_mb = std::clamp(megabytes, kMinHashMb, kMaxHashMb);
}

void Engine::set_threads(int) {}

void Engine::set_multi_pv(int lines) {
    impl_->multi_pv = std::clamp(lines, 1, kMaxMultiPv);
}

void Engine::set_move_overhead(Milliseconds overhead) {
    impl_->overhead = std::max(overhead, Milliseconds(0));
}

void Engine::set_prelude_taste(const PreludeTaste& taste) {
    impl_->taste = taste;
}

void Engine::clear() {
    impl_->wait_until_idle();
    impl_->table.clear();
    if (impl_->knowledge) {
        impl_->knowledge->history.clear();
    }
}

void Engine::prepare() {
    impl_->wait_until_idle();
    impl_->table.resize(impl_->hash_mb);
}

int Engine::hash_mb() const {
    return impl_->table.megabytes();
}

void Engine::start(const Game& game, const SearchLimits& limits, SearchListener& listener) {
    const auto now = SearchOrder::Clock::now();
    impl_->wait_until_idle();
    const Position& position = game.position();
    SearchOrder order{limits, plan_time(limits, position.side(), impl_->overhead), now, impl_->multi_pv,
                      impl_->taste};
    impl_->signal.reset(limits.ponder);
    impl_->delivered = false;
    {
        const std::lock_guard lock(impl_->mutex);
        impl_->job.emplace(Impl::Job{position, game.variant().shared(), std::move(order), &listener});
    }
    impl_->changed.notify_all();
}

void Engine::stop() {
    impl_->signal.stop();
}

void Engine::ponder_hit() {
    impl_->signal.end_pondering();
}

void Engine::wait() {
    impl_->wait_until_idle();
}

bool Engine::searching() const {
    return !impl_->delivered;
}

Score Engine::evaluate(const Game& game) {
    return Evaluator(game.position().rules())(game.position());
}

}  // namespace tenfold
