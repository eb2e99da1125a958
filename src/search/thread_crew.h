#ifndef TENFOLD_SEARCH_THREAD_CREW_H
#define TENFOLD_SEARCH_THREAD_CREW_H

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tenfold {

/// Threads that are made once and sleep until there is something to do for all of them.
///
/// Every method is for one thread at a time, none of the crew.
class ThreadCrew {
public:
    ThreadCrew() = default;
    ~ThreadCrew();  ///< REQUIRES: idle
    ThreadCrew(const ThreadCrew&) = delete;
    ThreadCrew& operator=(const ThreadCrew&) = delete;

    /// Makes threads or ends some until there are `count`, or as many as the system has.
    /// REQUIRES: idle, that is, wait() came after the last start().
    void resize(std::size_t count);
    [[nodiscard]] std::size_t size() const noexcept { return threads_.size(); }

    /// Has the i-th thread call task(i), for all of them. Returns at once.
    /// REQUIRES: idle. What the task refers to lives until wait() returns; it throws nothing.
    void start(std::function<void(std::size_t)> task);
    /// Until all have returned from the task. At once if they have.
    void wait();

private:
    void live(std::size_t number, std::uint64_t round);

    std::vector<std::thread> threads_;
    std::mutex mutex_;  ///< guards all that follows
    std::condition_variable wake_;
    std::condition_variable all_done_;
    std::function<void(std::size_t)> task_;
    std::size_t wanted_ = 0;   ///< threads with this number or a higher one end
    std::uint64_t round_ = 0;  ///< how many tasks there were
    std::size_t working_ = 0;
};

}  // namespace tenfold

#endif
