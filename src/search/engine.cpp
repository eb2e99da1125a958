#include "tenfold/engine.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "search/deepening.h"
#include "search/prelude_search.h"
#include "search/search_resources.h"

namespace tenfold {

/// The owner's side sets and reads; `think` is the loop of the searching thread, which alone touches the
/// resources while a job runs. The mutex guards job_, busy_ and quit_.
struct Engine::Impl {
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
    [[nodiscard]] SearchResult search(Job& current);
    void wait_until_idle() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return !job && !busy; });
    }

    int hash_mb = 16;
    int threads = 1;
    int multi_pv = 1;
    Milliseconds overhead{10};
    PreludeTaste taste;

    std::vector<char> foothold;  ///< see think()
    SearchResources resources;
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
    // glibc sets room aside for a thread when it first takes memory. Later on all may be taken, or lie idle
    // in the room of another thread, and the search could not begin.
    foothold.resize(1);
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
    resources.fit(current.rules, hash_mb, threads);
    resources.table().next_generation();
    const SearchResult result = search(current);
    delivered = true;
    current.listener->on_result(result);
}

SearchResult Engine::Impl::search(Job& current) {
    const SearchTools tools = resources.main_tools();
    if (current.position.in_prelude()) {
        return PreludeSearch(current.position, tools, current.order, signal, *current.listener).run();
    }
    Helpers helpers(resources.crew(), resources.helper_tools(), current.position, current.order);
    return Deepening(current.position, tools, helpers, current.order, signal, *current.listener).run();
}

Engine::Engine() : impl_(std::make_unique<Impl>()) {}
Engine::~Engine() = default;

void Engine::set_hash_mb(int megabytes) {
    impl_->hash_mb = std::clamp(megabytes, kMinHashMb, kMaxHashMb);
}

void Engine::set_threads(int threads) {
    impl_->threads = std::clamp(threads, 1, kMaxThreads);
}

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
    impl_->resources.clear();
}

void Engine::prepare(const Variant& variant) {
    impl_->wait_until_idle();
    impl_->resources.fit(variant.shared(), impl_->hash_mb, impl_->threads);
}

int Engine::hash_mb() const {
    return impl_->resources.hash_mb();
}

int Engine::threads() const {
    return impl_->resources.threads();
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
