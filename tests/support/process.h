#ifndef TENFOLD_TESTS_SUPPORT_PROCESS_H
#define TENFOLD_TESTS_SUPPORT_PROCESS_H

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace tenfold::test {

/// A child process on two pipes, driven line by line, as a GUI drives an engine. Its stderr goes to
/// /dev/null. The destructor kills what still runs.
class Process {
public:
    using Timeout = std::chrono::milliseconds;
    static constexpr Timeout kPatience{20'000};  ///< generous: the machine may be loaded

    /// `command`: program (a path, or a name looked up in PATH) and arguments.
    /// Throws std::system_error if it can't be started.
    explicit Process(const std::vector<std::string>& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Writes the text as it is; false if the child no longer reads.
    bool write(const std::string& text);
    /// Writes a line.
    bool send(const std::string& line) { return write(line + "\n"); }
    /// The next line without its end; none after `timeout` or at the end of the output.
    [[nodiscard]] std::optional<std::string> read_line(Timeout timeout = kPatience);
    /// Lines up to and including the first that begins with `prefix`; none if it doesn't come within
    /// `timeout` (what came until then is lost).
    [[nodiscard]] std::optional<std::vector<std::string>> read_until(const std::string& prefix,
                                                                     Timeout timeout = kPatience);
    /// The child sees the end of its input.
    void close_input();
    /// Nobody reads the child's output any more.
    void close_output();
    /// The exit status (128 + signal number if killed by one); none if it still runs after `timeout`.
    [[nodiscard]] std::optional<int> wait(Timeout timeout = kPatience);
    [[nodiscard]] pid_t id() const noexcept { return child_; }

private:
    pid_t child_ = -1;
    int in_ = -1;   ///< the child's stdin
    int out_ = -1;  ///< the child's stdout
    std::string unread_;
    std::optional<int> status_;
};

/// Does this program exist and may be run? `program` as for Process.
[[nodiscard]] bool can_run(const std::string& program);

}  // namespace tenfold::test

#endif
