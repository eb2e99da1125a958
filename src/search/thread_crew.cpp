#include "search/thread_crew.h"

#include <system_error>
#include <utility>

namespace tenfold {

ThreadCrew::~ThreadCrew() {
    resize(0);
}

void ThreadCrew::resize(std::size_t count) {
    threads_.reserve(count);
    std::uint64_t round = 0;
    {
        const std::lock_guard lock(mutex_);
        wanted_ = count;
        round = round_;
    }
    wake_.notify_all();
    while (threads_.size() > count) {
        threads_.back().join();
        threads_.pop_back();
    }
    try {
        while (threads_.size() < count) {
            threads_.emplace_back([this, number = threads_.size(), round] { live(number, round); });
        }
    } catch (const std::system_error&) {
        // There are no more: size() tells.
    }
}

void ThreadCrew::start(std::function<void(std::size_t)> task) {
    {
        const std::lock_guard lock(mutex_);
        task_ = std::move(task);
        working_ = threads_.size();
        ++round_;
    }
    wake_.notify_all();
}

void ThreadCrew::wait() {
    std::unique_lock lock(mutex_);
    all_done_.wait(lock, [this] { return working_ == 0; });
}

/// `round`: the last task that isn't this thread's any more.
void ThreadCrew::live(std::size_t number, std::uint64_t round) {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [&] { return number >= wanted_ || round != round_; });
        if (number >= wanted_) {
            return;
        }
        round = round_;
        lock.unlock();
        task_(number);
        lock.lock();
        if (--working_ == 0) {
            all_done_.notify_all();
        }
    }
}

}  // namespace tenfold
