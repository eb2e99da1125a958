#include "protocol/conversation.h"

#include <chrono>
#include <stdexcept>
#include <utility>

namespace tenfold::test {

void TypedLines::type(std::string line) {
    const std::lock_guard lock(mutex_);
    lines_.push_back(std::move(line));
    changed_.notify_all();
}

void TypedLines::end() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
}

std::optional<std::string> TypedLines::read_line() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ended_ || !lines_.empty(); });
    if (lines_.empty()) {
        return std::nullopt;
    }
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return line;
}

bool KeptLines::write_line(std::string_view line) {
    const std::lock_guard lock(mutex_);
    if (!fails_) {
        lines_.emplace_back(line);
        changed_.notify_all();
    }
    return !fails_;
}

void KeptLines::fail_from_now_on() {
    const std::lock_guard lock(mutex_);
    fails_ = true;
}

std::vector<std::string> KeptLines::take_until(std::string_view prefix) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    std::unique_lock lock(mutex_);
    std::vector<std::string> taken;
    while (taken.empty() || !taken.back().starts_with(prefix)) {
        if (!changed_.wait_until(lock, deadline, [this] { return !lines_.empty(); })) {
            throw std::runtime_error("the session never said " + std::string(prefix));
        }
        taken.push_back(std::move(lines_.front()));
        lines_.pop_front();
    }
    return taken;
}

Conversation::Conversation(std::string_view variant) {
    VariantLibrary library;
    const Variant start = library.find(variant).value();
    thread_ = std::thread([this, start, known = std::move(library)]() mutable {
        Session session(std::move(known), start, "Tenfold test", source_, sink_);
        result_ = session.run();
    });
}

Conversation::~Conversation() {
    source_->end();
    if (thread_.joinable()) {
        thread_.join();
    }
}

std::vector<std::string> Conversation::ask(std::string line, std::string_view prefix) {
    say(std::move(line));
    return hear_until(prefix);
}

std::vector<std::string> Conversation::answers_to(std::string line) {
    say(std::move(line));
    std::vector<std::string> lines = ask("isready", "readyok");
    lines.pop_back();
    return lines;
}

bool Conversation::result() {
    thread_.join();
    return result_;
}

}  // namespace tenfold::test
