#ifndef TENFOLD_SEARCH_STOP_SIGNAL_H
#define TENFOLD_SEARCH_STOP_SIGNAL_H

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace tenfold {

/// How the owner of a search talks to the thread that searches. Every method may be called from any thread.
class StopSignal {
public:
    void reset(bool pondering);
    void stop();
    void end_pondering();
    [[nodiscard]] bool stopped() const noexcept { return stopped_.load(std::memory_order_relaxed); }
    [[nodiscard]] bool pondering() const noexcept { return pondering_.load(std::memory_order_relaxed); }
    /// Sleeps until stop() or, unless `until_stop`, until pondering has ended.
    void wait(bool until_stop);

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> stopped_ = false;
    std::atomic<bool> pondering_ = false;
};

}  // namespace tenfold

#endif
