#include "protocol/event_queue.h"

#include <utility>

namespace tenfold {

bool EventQueue::push_line(std::string line) {
    std::unique_lock lock(mutex_);
    drained_.wait(lock, [this] { return closed_ || events_.size() < kMaxLines; });
    if (closed_) {
        return false;
    }
    events_.push_back({.kind = Event::Kind::Line, .line = std::move(line)});
    filled_.notify_one();
    return true;
}

void EventQueue::push(Event event) {
    const std::lock_guard lock(mutex_);
    events_.push_back(std::move(event));
    filled_.notify_one();
}

Event EventQueue::pop() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [this] { return !events_.empty(); });
    return take_front();
}

std::optional<Event> EventQueue::pop_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    if (!filled_.wait_for(lock, time, [this] { return !events_.empty(); })) {
        return std::nullopt;
    }
    return take_front();
}

void EventQueue::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    drained_.notify_all();
}

Event EventQueue::take_front() {
    Event event = std::move(events_.front());
    events_.pop_front();
    drained_.notify_one();
    return event;
}

}  // namespace tenfold
