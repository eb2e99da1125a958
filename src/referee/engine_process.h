#ifndef TENFOLD_REFEREE_ENGINE_PROCESS_H
#define TENFOLD_REFEREE_ENGINE_PROCESS_H

#include <chrono>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include "referee/line_buffer.h"
#include "referee/pipe_end.h"

#include "tenfold/diagnostic.h"

namespace tenfold::referee {

using Clock = std::chrono::steady_clock;
using TimePoint = Clock::time_point;
using Duration = Clock::duration;

/// How to start a program, without a shell.
struct Launch {
    std::string program;  ///< a path, or a name to be looked up in PATH
    std::vector<std::string> arguments;
    std::string folder;  ///< to run in; empty: the current one. A relative path in `program` begins there.
    std::string errors;  ///< file to which its standard error is appended; empty: nobody reads it
};

/// What became of waiting for a line.
enum class ReadState : std::uint8_t {
    Line,
    Late,     ///< none came in time
    Closed,   ///< the program has ended or closed its output; half a line doesn't count
    Flooded,  ///< more came than anybody can want
    Stopped,  ///< the match is being ended
};

struct ReadResult {
    ReadState state;
    std::string line;
};

/// A running program on two pipes, driven line by line. It leads a process group of its own, which ends with
/// this object, whatever the program does; if this process is killed, the program is too (Linux).
/// Every call comes from the thread that started it, which must live as long.
class EngineProcess {
public:
    /// Most bytes that may come between two calls of begin_answer().
    static constexpr std::size_t kMostOutput = std::size_t{32} << 20;

    /// Starts the program; the error says why that isn't possible.
    [[nodiscard]] static Result<std::unique_ptr<EngineProcess>, std::string> start(const Launch& launch);
    ~EngineProcess();  ///< kills it at once
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Writes a line; false if the program no longer reads (not within `kWritePatience`).
    [[nodiscard]] bool write_line(std::string_view line);
    /// What comes from now on is the answer to something new: the limit of output begins anew.
    void begin_answer() noexcept { received_ = 0; }
    /// The next line; waits for it until `deadline`.
    [[nodiscard]] ReadResult read_line(TimePoint deadline, const std::stop_token& stop);

    /// Closes its input, gives it `grace` to end by itself, and kills what is left of it.
    void end(Duration grace);
    /// How it ended: "exit status 3", "killed by signal 11 (Segmentation fault)", "still running".
    [[nodiscard]] std::string fate();

private:
    static constexpr Duration kWritePatience = std::chrono::seconds(5);

    EngineProcess(pid_t id, PipeEnd input, PipeEnd output);
    [[nodiscard]] ReadState read_more(TimePoint deadline, const std::stop_token& stop);
    [[nodiscard]] bool has_ended(Duration patience) const;
    void reap();

    pid_t id_;
    PipeEnd input_;   ///< to the program's standard input
    PipeEnd output_;  ///< from its standard output
    LineBuffer lines_;
    std::size_t received_ = 0;  ///< bytes since begin_answer()
    bool reaped_ = false;
    int status_ = 0;  ///< as waitpid() tells it, once reaped
};

}  // namespace tenfold::referee

#endif
