#ifndef TENFOLD_TESTS_PROTOCOL_CONVERSATION_H
#define TENFOLD_TESTS_PROTOCOL_CONVERSATION_H

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "protocol/line_io.h"
#include "protocol/session.h"

namespace tenfold::test {

/// Lines that a test types.
class TypedLines : public LineSource {
public:
    void type(std::string line);
    void end();
    std::optional<std::string> read_line() override;

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    bool ended_ = false;
};

/// Keeps what it is given; can be told to fail.
class KeptLines : public LineSink {
public:
    bool write_line(std::string_view line) override;
    void fail_from_now_on();
    /// The lines not taken yet, up to and including the first that begins with `prefix`. Throws if it does
    /// not come within some seconds.
    std::vector<std::string> take_until(std::string_view prefix);

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    bool fails_ = false;
};

/// A session in this process, with the test at both of its ends.
class Conversation {
public:
    explicit Conversation(std::string_view variant = "chess");
    /// Ends the input and waits for the session.
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    void say(std::string line) { source_->type(std::move(line)); }
    std::vector<std::string> hear_until(std::string_view prefix) { return sink_.take_until(prefix); }
    /// Says it, and hears the answer up to a line that begins with `prefix`.
    std::vector<std::string> ask(std::string line, std::string_view prefix);
    /// All that was said in answer to `line`, which answers at once or not at all.
    std::vector<std::string> answers_to(std::string line);
    void end_input() { source_->end(); }
    void break_output() { sink_.fail_from_now_on(); }
    /// What run() returned; waits for it.
    bool result();

private:
    std::shared_ptr<TypedLines> source_ = std::make_shared<TypedLines>();
    KeptLines sink_;
    bool result_ = false;
    std::thread thread_;
};

}  // namespace tenfold::test

#endif
