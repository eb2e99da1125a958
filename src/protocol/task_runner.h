#ifndef TENFOLD_PROTOCOL_TASK_RUNNER_H
#define TENFOLD_PROTOCOL_TASK_RUNNER_H

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

#include "protocol/event_queue.h"
#include "protocol/search_reporter.h"
#include "protocol/writer.h"

#include "tenfold/engine.h"

namespace tenfold {

/// Does what takes time, one thing after another and beside the session: searching and counting.
///
/// Calls come from the session's thread. Every search() and hold() writes exactly one "bestmove", by the
/// time that settle() or finish() returns at the latest. A task that ends by itself sends a Finished event.
class TaskRunner {
public:
    enum class State : std::uint8_t {
        Idle,
        Searching,  ///< the engine searches
        Holding,    ///< nothing to search, but the answer must wait for stop()
        Working,    ///< some other task runs
    };

    /// Both must outlive the runner.
    TaskRunner(Writer& writer, EventQueue& events);
    ~TaskRunner();  ///< finishes
    TaskRunner(const TaskRunner&) = delete;
    TaskRunner& operator=(const TaskRunner&) = delete;

    [[nodiscard]] State state() const noexcept { return state_; }
    /// For its settings. REQUIRES: Idle.
    [[nodiscard]] Engine& engine() noexcept { return engine_; }

    /// REQUIRES for these three: Idle.
    void search(const Game& game, const SearchLimits& limits, SearchReporter::Style style);
    void hold() noexcept { state_ = State::Holding; }
    void work(std::function<void(std::stop_token)> task);

    /// Asks what runs to end soon.
    void stop();
    void ponder_hit();
    /// Ends what runs and waits for it. Idle afterwards.
    void finish();
    /// To be called for each Finished event. True if that was the running task, which is Idle's beginning.
    bool settle(std::uint64_t task);

private:
    void join();
    void answer_held();

    Writer& writer_;
    EventQueue& events_;
    State state_ = State::Idle;
    std::uint64_t task_ = 0;
    std::optional<SearchReporter> reporter_;  // before the engine, whose search calls it to the end
    Engine engine_;
    std::jthread worker_;
};

}  // namespace tenfold

#endif
