#include "search/stop_signal.h"

namespace tenfold {

void StopSignal::reset(bool pondering) {
    const std::lock_guard lock(mutex_);
    stopped_ = false;
    pondering_ = pondering;
}

void StopSignal::stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
}

void StopSignal::end_pondering() {
    const std::lock_guard lock(mutex_);
    pondering_ = false;
    changed_.notify_all();
}

void StopSignal::wait(bool until_stop) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || (!until_stop && !pondering_); });
}

}  // namespace tenfold
