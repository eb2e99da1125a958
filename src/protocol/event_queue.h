#ifndef TENFOLD_PROTOCOL_EVENT_QUEUE_H
#define TENFOLD_PROTOCOL_EVENT_QUEUE_H

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace tenfold {

/// Something that a session has to react to.
struct Event {
    enum class Kind : std::uint8_t {
        Line,        ///< a command arrived
        EndOfInput,  ///< no more will
        InputLost,   ///< no more can; `line` says why
        Finished,    ///< the task with this number has come to its end
        OutputLost,  ///< nobody reads what is written
    };
    Kind kind = Kind::EndOfInput;
    std::string line;
    std::uint64_t task = 0;
};

/// Carries events from the threads that read and search to the one that decides.
///
/// Lines are held back at the entrance when many are waiting, so that a flood of input can't fill the
/// memory; the other events are few and never wait.
class EventQueue {
public:
    /// Waits while kMaxLines lines or more are in the queue. False if the queue was closed.
    bool push_line(std::string line);
    void push(Event event);
    /// The oldest event; waits for one.
    [[nodiscard]] Event pop();
    /// The same, but empty when none came in time.
    [[nodiscard]] std::optional<Event> pop_within(std::chrono::milliseconds time);
    /// Nobody will pop any more: waiting push_line calls return.
    void close();

private:
    static constexpr std::size_t kMaxLines = 1024;

    /// REQUIRES: the mutex is held and an event is there.
    Event take_front();

    std::mutex mutex_;
    std::condition_variable filled_;
    std::condition_variable drained_;
    std::deque<Event> events_;
    bool closed_ = false;
};

}  // namespace tenfold

#endif
