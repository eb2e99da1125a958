#include "support/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <spawn.h>
#include <sstream>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace tenfold::test {
namespace {

using Clock = std::chrono::steady_clock;

struct Pipe {
    int read_end = -1;
    int write_end = -1;
};

Pipe make_pipe() {
    std::array<int, 2> ends{};
    // Close on exec: a second child must not keep the first one's pipes open.
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::system_error(errno, std::generic_category(), "pipe");
    }
    return {ends[0], ends[1]};
}

void close_if_open(int& descriptor) {
    if (descriptor >= 0) {
        ::close(descriptor);
        descriptor = -1;
    }
}

pid_t spawn(const std::vector<std::string>& command, int in, int out) {
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // The child gets SIGPIPE's default back, as a shell or a GUI would start it.
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    sigset_t reset;
    ::sigemptyset(&reset);
    ::sigaddset(&reset, SIGPIPE);
    ::posix_spawnattr_setsigdefault(&attributes, &reset);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_t child = -1;
    const int error = ::posix_spawnp(&child, arguments[0], &actions, &attributes, arguments.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        throw std::system_error(error, std::generic_category(), command.front());
    }
    return child;
}

}  // namespace

Process::Process(const std::vector<std::string>& command) {
    ::signal(SIGPIPE, SIG_IGN);  // a child that died shows as a failed write
    Pipe to_child = make_pipe();
    Pipe from_child = make_pipe();
    in_ = to_child.write_end;
    out_ = from_child.read_end;
    try {
        child_ = spawn(command, to_child.read_end, from_child.write_end);
    } catch (...) {
        close_input();
        close_output();
        ::close(to_child.read_end);
        ::close(from_child.write_end);
        throw;
    }
    ::close(to_child.read_end);
    ::close(from_child.write_end);
}

Process::~Process() {
    close_input();
    close_output();
    if (!status_) {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
}

bool Process::write(const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t n = ::write(in_, text.data() + done, text.size() - done);
        if (n < 0 && errno != EINTR) {
            return false;
        }
        done += n > 0 ? static_cast<std::size_t>(n) : 0;
    }
    return true;
}

std::optional<std::string> Process::read_line(Timeout timeout) {
    const auto deadline = Clock::now() + timeout;
    for (std::size_t end = unread_.find('\n'); end == std::string::npos; end = unread_.find('\n')) {
        const auto left = std::chrono::duration_cast<Timeout>(deadline - Clock::now());
        pollfd waiting{out_, POLLIN, 0};
        if (left.count() < 0 || ::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) {
            return std::nullopt;
        }
        std::array<char, 4096> buffer{};
        const ssize_t n = ::read(out_, buffer.data(), buffer.size());
        if (n <= 0) {
            return std::nullopt;
        }
        unread_.append(buffer.data(), static_cast<std::size_t>(n));
    }
    const std::size_t end = unread_.find('\n');
    std::string line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    return line;
}

std::optional<std::vector<std::string>> Process::read_until(const std::string& prefix, Timeout timeout) {
    const auto deadline = Clock::now() + timeout;
    std::vector<std::string> lines;
    while (lines.empty() || lines.back().rfind(prefix, 0) != 0) {
        auto line = read_line(std::chrono::duration_cast<Timeout>(deadline - Clock::now()));
        if (!line) {
            return std::nullopt;
        }
        lines.push_back(std::move(*line));
    }
    return lines;
}

void Process::close_input() {
    close_if_open(in_);
}

void Process::close_output() {
    close_if_open(out_);
}

std::optional<int> Process::wait(Timeout timeout) {
    const auto deadline = Clock::now() + timeout;
    while (!status_) {
        int raw = 0;
        if (::waitpid(child_, &raw, WNOHANG) == child_) {
            status_ = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
        } else if (Clock::now() >= deadline) {
            return std::nullopt;
        } else {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
    return status_;
}

bool can_run(const std::string& program) {
    if (program.find('/') != std::string::npos) {
        return ::access(program.c_str(), X_OK) == 0;
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (::access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0) {
            return true;
        }
    }
    return false;
}

}  // namespace tenfold::test
