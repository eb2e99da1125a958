#include "protocol/task_runner.h"

#include <utility>

#include "protocol/info_text.h"

namespace tenfold {

TaskRunner::TaskRunner(Writer& writer, EventQueue& events) : writer_(writer), events_(events) {}

TaskRunner::~TaskRunner() {
    finish();
}

void TaskRunner::search(const Game& game, const SearchLimits& limits, SearchReporter::Style style) {
    reporter_.emplace(writer_, events_, game.variant(), style, ++task_);
    engine_.start(game, limits, *reporter_);
    state_ = State::Searching;
}

void TaskRunner::work(std::function<void(std::stop_token)> task) {
    worker_ = std::jthread([this, task = std::move(task), number = ++task_](std::stop_token stop) {
        task(std::move(stop));
        events_.push({.kind = Event::Kind::Finished, .line = {}, .task = number});
    });
    state_ = State::Working;
}

void TaskRunner::stop() {
    switch (state_) {
        case State::Idle:
            break;
        case State::Searching:
            engine_.stop();
            break;
        case State::Holding:
            answer_held();
            break;
        case State::Working:
            worker_.request_stop();
            break;
    }
}

void TaskRunner::ponder_hit() {
    if (state_ == State::Searching) {
        engine_.ponder_hit();
    } else if (state_ == State::Holding) {
        answer_held();
    }
}

void TaskRunner::finish() {
    stop();
    join();
}

bool TaskRunner::settle(std::uint64_t task) {
    // An older task's event may still be under way after finish().
    if (state_ == State::Idle || task != task_) {
        return false;
    }
    join();
    return true;
}

void TaskRunner::join() {
    if (state_ == State::Searching) {
        engine_.wait();
    } else if (state_ == State::Working) {
        worker_.join();
    }
    state_ = State::Idle;
}

void TaskRunner::answer_held() {
    writer_.line(kNoBestMove);
    state_ = State::Idle;
}

}  // namespace tenfold
