#include "protocol/session.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <fmt/format.h>
#include <thread>
#include <utility>

#include "core/quoted.h"

namespace tenfold {

namespace {

/// Forwards lines until there are no more or "quit" was read.
void read_lines(LineSource& source, EventQueue& events) {
    try {
        while (std::optional<std::string> line = source.read_line()) {
            const bool last = Words(*line).peek() == "quit";
            if (!events.push_line(std::move(*line)) || last) {
                return;
            }
        }
        events.push({.kind = Event::Kind::EndOfInput, .line = {}, .task = 0});
    } catch (const std::exception& error) {
        events.push({.kind = Event::Kind::InputLost, .line = error.what(), .task = 0});
    }
}

}  // namespace

Session::Session(VariantLibrary library, const Variant& start, std::string engine_name,
                 std::shared_ptr<LineSource> source, LineSink& sink, std::vector<Diagnostic> loading)
    : library_(std::move(library)),
      variant_(start),
      game_(start),
      engine_name_(std::move(engine_name)),
      loading_(std::move(loading)),
      source_(std::move(source)),
      writer_(sink, log_,
              [events = events_] { events->push({.kind = Event::Kind::OutputLost, .line = {}, .task = 0}); }),
      runner_(writer_, *events_) {
    declare_options();
}

bool Session::run() {
    std::thread reader([source = source_, events = events_] { read_lines(*source, *events); });
    while (!over_) {
        react(next_event());
        if (runner_.state() == TaskRunner::State::Idle) {
            replay_waiting();
        }
    }
    runner_.finish();
    events_->close();
    if (input_ended_) {
        reader.join();
    } else {
        reader.detach();
    }
    return !writer_.lost() && !input_lost_;
}

Event Session::next_event() {
    using namespace std::chrono_literals;
    // Whoever waits for a long count hears from it now and then. If nobody is left to hear, the write fails,
    // and the program doesn't go on for ever by itself.
    while (runner_.state() == TaskRunner::State::Working && !waiting_.empty()) {
        if (std::optional<Event> event = events_->pop_within(5s)) {
            return std::move(*event);
        }
        writer_.info(fmt::format("still counting; {} more to do after that", waiting_.size()));
    }
    return events_->pop();
}

void Session::react(Event event) {
    switch (event.kind) {
        case Event::Kind::Line:
            writer_.received(event.line);
            handle(std::move(event.line));
            break;
        case Event::Kind::InputLost:
            writer_.info("error: input: " + event.line);
            input_lost_ = true;
            handle("quit");
            break;
        case Event::Kind::EndOfInput:
            handle("quit");
            break;
        case Event::Kind::Finished:
            runner_.settle(event.task);
            break;
        case Event::Kind::OutputLost:
            over_ = true;
            break;
    }
}

void Session::handle(std::string line) {
    const Words words(line);
    Words arguments = words;
    const std::string_view name = arguments.next();
    if (name.empty()) {
        return;
    }
    const Command* const command = find_command(name);
    if (command == nullptr) {
        writer_.info(fmt::format("unknown command {}; 'help' lists the known ones", quoted(name)));
    } else if (must_wait(*command)) {
        waiting_.push_back(std::move(line));
    } else {
        execute(*command, arguments);
    }
}

bool Session::must_wait(const Command& command) const {
    switch (runner_.state()) {
        case TaskRunner::State::Idle:
            return false;
        case TaskRunner::State::Searching:
        case TaskRunner::State::Holding:
            return command.timing == WhileBusy::AfterSearch;
        case TaskRunner::State::Working:
            break;
    }
    return command.timing != WhileBusy::AtOnce;
}

void Session::execute(const Command& command, Words arguments) {
    try {
        if (command.timing == WhileBusy::EndsSearch && runner_.state() != TaskRunner::State::Idle) {
            runner_.finish();
            replay_waiting();
        }
        (this->*command.run)(arguments);
    } catch (const std::exception& error) {
        writer_.info(fmt::format("error: {}: {}", command.name, error.what()));
    }
}

void Session::replay_waiting() {
    std::deque<std::string> lines = std::exchange(waiting_, {});
    while (!lines.empty() && !over_) {
        if (runner_.state() == TaskRunner::State::Working) {
            waiting_ = std::move(lines);
            return;
        }
        std::string line = std::move(lines.front());
        lines.pop_front();
        handle(std::move(line));
    }
}

const Session::Command* Session::find_command(std::string_view name) {
    const std::span<const Command> all = commands();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Command& c) { return c.name == name; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace tenfold
