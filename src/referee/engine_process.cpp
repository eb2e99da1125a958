#include "referee/engine_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "referee/spawn.h"

namespace tenfold::referee {

namespace {

/// How long a wait may last before it is looked whether the match is being ended.
constexpr Duration kSlice = std::chrono::milliseconds(100);

/// Milliseconds to poll for: until `deadline`, but no longer than a slice; rounded up, so as not to spin.
int poll_time(TimePoint deadline) {
    const Duration left = std::clamp(deadline - Clock::now(), Duration::zero(), kSlice);
    return static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(left).count());
}

void make_nonblocking(int descriptor) {
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// While it lives, a write to a program that has gone raises no signal in this thread.
class BrokenPipeGuard {
public:
    BrokenPipeGuard() {
        ::sigemptyset(&broken_pipe_);
        ::sigaddset(&broken_pipe_, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &broken_pipe_, &before_);
    }
    ~BrokenPipeGuard() {
        if (::sigismember(&before_, SIGPIPE) == 0) {
            const timespec no_wait{};
            ::sigtimedwait(&broken_pipe_, nullptr, &no_wait);
        }
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    BrokenPipeGuard(const BrokenPipeGuard&) = delete;
    BrokenPipeGuard& operator=(const BrokenPipeGuard&) = delete;

private:
    sigset_t broken_pipe_{};
    sigset_t before_{};
};

}  // namespace

Result<std::unique_ptr<EngineProcess>, std::string> EngineProcess::start(const Launch& launch) {
    Pipe to_child = Pipe::make();
    Pipe from_child = Pipe::make();
    if (!to_child.read_end.is_open() || !from_child.read_end.is_open()) {
        return std::string("no more pipes can be opened: ") + std::strerror(errno);
    }
    const Result<pid_t, std::string> id = spawn(launch, to_child.read_end.get(), from_child.write_end.get());
    if (!id) {
        return id.error();
    }
    make_nonblocking(to_child.write_end.get());
    make_nonblocking(from_child.read_end.get());
    return std::unique_ptr<EngineProcess>(
        new EngineProcess(id.value(), std::move(to_child.write_end), std::move(from_child.read_end)));
}

EngineProcess::EngineProcess(pid_t id, PipeEnd input, PipeEnd output)
    : id_(id), input_(std::move(input)), output_(std::move(output)) {}

EngineProcess::~EngineProcess() {
    end(Duration::zero());
}

bool EngineProcess::write_line(std::string_view line) {
    const BrokenPipeGuard guard;
    const TimePoint deadline = Clock::now() + kWritePatience;
    const std::string text = std::string(line) + "\n";
    std::size_t done = 0;
    while (input_.is_open() && done < text.size() && Clock::now() < deadline) {
        const ssize_t n = ::write(input_.get(), text.data() + done, text.size() - done);
        if (n >= 0) {
            done += static_cast<std::size_t>(n);
        } else if (errno == EAGAIN) {
            pollfd waiting{input_.get(), POLLOUT, 0};
            ::poll(&waiting, 1, poll_time(deadline));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return done == text.size();
}

ReadResult EngineProcess::read_line(TimePoint deadline, const std::stop_token& stop) {
    while (true) {
        if (std::optional<std::string> line = lines_.take_line()) {
            return {ReadState::Line, std::move(*line)};
        }
        if (const ReadState state = read_more(deadline, stop); state != ReadState::Line) {
            return {state, ""};
        }
    }
}

/// Line: something was read, if only a part of one.
ReadState EngineProcess::read_more(TimePoint deadline, const std::stop_token& stop) {
    std::array<char, 65536> buffer{};
    bool has_gone = false;
    while (output_.is_open()) {
        const ssize_t n = ::read(output_.get(), buffer.data(), buffer.size());
        if (n > 0) {
            lines_.append({buffer.data(), static_cast<std::size_t>(n)});
            received_ += static_cast<std::size_t>(n);
            const bool flooded = received_ > kMostOutput || lines_.overflows();
            return flooded ? ReadState::Flooded : ReadState::Line;
        }
        // What it started itself may live on and hold the pipe open, with nothing to say.
        if (n == 0 || (errno != EAGAIN && errno != EINTR) || has_gone) {
            break;
        }
        if (stop.stop_requested()) {
            return ReadState::Stopped;
        }
        if (Clock::now() >= deadline) {
            return ReadState::Late;
        }
        pollfd waiting{output_.get(), POLLIN, 0};
        ::poll(&waiting, 1, poll_time(deadline));
        has_gone = has_ended(Duration::zero());
    }
    return ReadState::Closed;
}

bool EngineProcess::has_ended(Duration patience) const {
    const TimePoint deadline = Clock::now() + patience;
    while (true) {
        siginfo_t info{};
        // Not reaped yet: until the group has been killed, its number must not be given to others.
        ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (info.si_pid == id_) {
            return true;
        }
        if (Clock::now() >= deadline) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void EngineProcess::end(Duration grace) {
    if (reaped_) {
        return;
    }
    input_.close();
    // It may wait for somebody to read what it has to say before it ends.
    const TimePoint deadline = Clock::now() + grace;
    while (Clock::now() < deadline && !has_ended(Duration::zero())) {
        if (read_more(deadline, {}) == ReadState::Closed) {
            static_cast<void>(has_ended(deadline - Clock::now()));
            break;
        }
        lines_ = LineBuffer();
    }
    output_.close();
    ::kill(-id_, SIGKILL);
    ::kill(id_, SIGKILL);  // it may have joined another group
    reap();
}

void EngineProcess::reap() {
    while (::waitpid(id_, &status_, 0) < 0 && errno == EINTR) {
    }
    reaped_ = true;
}

std::string EngineProcess::fate() {
    constexpr Duration kMoment = std::chrono::milliseconds(200);  // its output closes before it is gone
    if (!reaped_) {
        if (!has_ended(kMoment)) {
            return "still running";
        }
        end(Duration::zero());
    }
    if (WIFSIGNALED(status_)) {
        return fmt::format("killed by signal {} ({})", WTERMSIG(status_), ::strsignal(WTERMSIG(status_)));
    }
    return fmt::format("exit status {}", WEXITSTATUS(status_));
}

}  // namespace tenfold::referee
