#include "referee/engine_link.h"

#include <fmt/format.h>
#include <utility>

namespace tenfold::referee {

EngineLink::EngineLink(const EngineSettings& settings, std::stop_token stop)
    : settings_(settings), stop_(std::move(stop)) {}

std::optional<Failure> EngineLink::start() {
    Result<std::unique_ptr<EngineProcess>, std::string> started = EngineProcess::start(settings_.launch);
    if (!started) {
        broken_ = true;
        return Failure{Fault::CannotStart, started.error()};
    }
    process_ = std::move(started).value();
    broken_ = false;
    return std::nullopt;
}

void EngineLink::send(std::string_view line) {
    if (process_ != nullptr && !process_->write_line(line)) {
        broken_ = true;
    }
}

std::optional<Failure> EngineLink::listen(TimePoint deadline, const Ear& ear, Fault late) {
    process_->begin_answer();
    while (true) {
        const ReadResult read = process_->read_line(deadline, stop_);
        if (read.state != ReadState::Line) {
            return failure(read.state, late);
        }
        if (ear(read.line)) {
            return std::nullopt;
        }
        if (Clock::now() >= deadline) {  // it may go on to talk for ever
            return failure(ReadState::Late, late);
        }
    }
}

Failure EngineLink::failure(ReadState state, Fault late) {
    broken_ = true;
    switch (state) {
        case ReadState::Closed:
            return {Fault::Disconnect, process_->fate()};
        case ReadState::Flooded:
            return {Fault::Flood, fmt::format("more than {} MiB of output or a line of more than {} MiB",
                                              EngineProcess::kMostOutput >> 20, LineBuffer::kLongest >> 20)};
        case ReadState::Stopped:
            return {Fault::Stopped, ""};
        case ReadState::Line:
        case ReadState::Late:
            break;
    }
    return {late,
            late == Fault::Late ? "" : fmt::format("no answer within {} s", settings_.patience.count())};
}

void EngineLink::quit() {
    if (process_ != nullptr) {
        constexpr Duration kGrace = std::chrono::seconds(2);
        send("quit");
        process_->end(broken_ ? Duration::zero() : kGrace);
        process_.reset();
    }
}

}  // namespace tenfold::referee
